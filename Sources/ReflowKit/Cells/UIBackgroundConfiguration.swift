public import Foundation
public import KitValues

/// The background of a cell, a header or a footer (tables.md §9).
public struct UIBackgroundConfiguration: Hashable {
    /// A view behind the content, in front of the colour.
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    /// The distances from the edges of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; nil for the view's tint colour.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the stroke; nil for the view's tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outwards from the edge of the background, in points.
    public var strokeOutset: CGFloat = 0
    /// The colour of a selected or highlighted cell.
    private var markedColor: UIColor?
    private var hasOwnColor = false

    private init(_ color: UIColor, marked: UIColor? = nil) {
        backgroundColor = color
        markedColor = marked
    }

    /// Nothing.
    public static func clear() -> Self { Self(.clear) }
    public static func listPlainCell() -> Self { Self(.systemBackground, marked: .systemGray4) }
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground, marked: .systemGray4) }
    public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
    public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    public static func listSidebarCell() -> Self {
        var made = Self(.clear, marked: .systemGray4)
        made.cornerRadius = 8
        return made
    }
    public static func listSidebarHeader() -> Self { Self(.clear) }

    /// The configuration for a state: a selected or highlighted cell is grey, unless the app has set a colour.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard state.look.isMarked, !hasOwnColor, let markedColor else { return self }
        var updated = self
        updated.backgroundColor = markedColor
        updated.hasOwnColor = false
        return updated
    }

    /// The colour of the background, for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let shown = backgroundColor ?? tintColor
        return backgroundColorTransformer?(shown) ?? shown
    }

    /// The colour of the stroke, for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let shown = strokeColor ?? tintColor
        return strokeColorTransformer?(shown) ?? shown
    }
}

/// The view of a background configuration: it fills the cell, behind the content.
@MainActor
final class ConfiguredBackground: ControlPart {
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

    private func configurationDidChange(from old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            old.customView?.removeFromSuperview()
            if let view = configuration.customView { addSubview(view) }
        }
        effectView?.removeFromSuperview()
        effectView = configuration.visualEffect.map(UIVisualEffectView.init)
        imageView?.removeFromSuperview()
        imageView = configuration.image.map(UIImageView.init)
        imageView?.contentMode = configuration.imageContentMode
        for (index, view) in [effectView, imageView].compactMap({ $0 }).enumerated() {
            view.becomePart()
            insertSubview(view, at: index)
        }
        markNeedsLayout()
    }

    /// The colour, if the background paints nothing else over the whole area; nil for a clear one.
    var soleColor: UIColor? {
        guard configuration.customView == nil, configuration.visualEffect == nil, configuration.image == nil else {
            return nil
        }
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        return color.alpha(in: actualTraitCollection) > 0 ? color : nil
    }

    private var area: CGRect {
        bounds.inset(
            by: OwnLayoutMargins.directional(configuration.backgroundInsets).insets(isRightToLeft: runsRightToLeft))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, imageView, configuration.customView].compactMap({ $0 }) where view.frame != area {
            view.frame = area
        }
    }

    override func draw(_ rect: CGRect) {
        let area = area
        ControlShapes.fillSmoothed(
            area, radius: configuration.cornerRadius, configuration.resolvedBackgroundColor(for: tintColor))
        guard configuration.strokeWidth > 0 else { return }
        let inset = configuration.strokeWidth / 2 - configuration.strokeOutset
        let path = UIBezierPath(
            roundedRect: area.insetBy(dx: inset, dy: inset), cornerRadius: max(0, configuration.cornerRadius - inset))
        path.lineWidth = configuration.strokeWidth
        configuration.resolvedStrokeColor(for: tintColor).setStroke()
        path.stroke()
    }

    override var portrait: Portrait {
        var portrait = super.portrait
        portrait.paint = .parts
        return portrait
    }
}
