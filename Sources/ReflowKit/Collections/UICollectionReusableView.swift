public import Foundation
import KitValues

/// A view that a collection view uses again for other items: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?
    /// The attributes that the view shows.
    final var attributes: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before a view of the pool is used for another item.
    open func prepareForReuse() {}

    /// Takes over what the layout says, before the view is displayed. Frame, alpha and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that suit the content, in layouts that estimate sizes: the size that constraints determine. A
    /// length without constraints stays.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        func priority(_ axis: UIAxis) -> UILayoutPriority {
            layoutAttributes.measuredAxes.contains(axis) ? .fittingSizeLevel : .required
        }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: priority(.horizontal),
            verticalFittingPriority: priority(.vertical))
        let preferred = layoutAttributes.copied()
        if size.width > 0 { preferred.size.width = size.width }
        if size.height > 0 { preferred.size.height = size.height }
        return preferred
    }

    /// Sets frame, alpha, visibility and transform, and tells the view.
    final func show(_ new: UICollectionViewLayoutAttributes) {
        if transform != new.transform { transform = new.transform }
        let bounds = CGRect(origin: shownBounds.origin, size: new.size)
        if new.transform == .identity {
            if readFrame() != new.frame { frame = new.frame }
        } else {
            if shownBounds != bounds { self.bounds = bounds }
            if shownCenter != new.center { center = new.center }
        }
        if alpha != new.alpha { alpha = new.alpha }
        if isHidden != new.isHidden { isHidden = new.isHidden }
        attributes = new.copied()
        apply(new)
    }
}
