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

    /// A new view of a registered class; see Simulation+Instances.swift.
    static func make<View: UICollectionReusableView>(_ type: View.Type, _ identifier: String?, frame: CGRect) -> View? {
        let known: UICollectionReusableView.Type = type
        let made: UICollectionReusableView = unsafeBitCast(known, to: Simulation.ReusableTemplate.Type.self).init(
            frame: frame)
        made.identifier = identifier
        return made as? View
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before a view of the pool is used for another item.
    open func prepareForReuse() {}

    /// Takes over what the layout says, before the view is displayed. Frame, alpha and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that suit the content, in layouts that estimate sizes: the size that constraints determine.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes, content: self) }

    /// The attributes with the size that a view's constraints determine; a length without constraints stays.
    final func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes, content: UIView
    ) -> UICollectionViewLayoutAttributes {
        let priorities = attributes.fittingPriorities
        let size = content.systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        let preferred = attributes.copied()
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

extension Simulation {
    /// A class of reusable views whose `init(frame:)` is required, with the same purpose as ``LayerTemplate``.
    open class ReusableTemplate: UICollectionReusableView {
        public required override init(frame: CGRect) {
            super.init(frame: frame)
        }

        public required init?(coder: NSCoder) { nil }
    }
}
