package import Foundation

/// The values of a symbol's configuration; those that are nil or unspecified have no influence.
package struct SymbolStyle: Hashable {
    /// The size of the font beside which the symbol has its size, in points.
    package var pointSize: CGFloat?
    /// The raw value of a text style whose font has the size.
    package var textStyle: String?
    package var weight: UIImage.SymbolWeight
    package var scale: UIImage.SymbolScale
    /// The colours of the symbol's layers.
    package var colors: [UIColor]
    /// Whether layers behind the first one have a shade of its colour.
    package var isHierarchical: Bool

    package init(
        pointSize: CGFloat? = nil, textStyle: String? = nil, weight: UIImage.SymbolWeight = .unspecified,
        scale: UIImage.SymbolScale = .unspecified, colors: [UIColor] = [],
        isHierarchical: Bool = false
    ) {
        self.pointSize = pointSize
        self.textStyle = textStyle
        self.weight = weight
        self.scale = scale
        self.colors = colors
        self.isHierarchical = isHierarchical
    }

    /// The style with the values that `other` states. A point size replaces a text style, and the reverse.
    func applying(_ other: SymbolStyle) -> SymbolStyle {
        var style = self
        if other.pointSize != nil || other.textStyle != nil {
            style.pointSize = other.pointSize
            style.textStyle = other.textStyle
        }
        if other.weight != .unspecified { style.weight = other.weight }
        if other.scale != .unspecified { style.scale = other.scale }
        if !other.colors.isEmpty {
            style.colors = other.colors
            style.isHierarchical = other.isHierarchical
        }
        return style
    }

    /// The colours of the front and the back part of a composed symbol.
    var layerColors: [UIColor] {
        guard isHierarchical, let color = colors.first else { return colors }
        let shade = UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * SymbolStyle.shade)
        }
        return [color, shade]
    }

    /// The alpha of the second layer of hierarchical symbols relative to the first one: Reflow's choice, near what
    /// pictures of symbols show.
    private static let shade: CGFloat = 0.2

    /// The point size under some traits: 17 if the style states none (look.md §22). Sizes are limited to 1 to 1000.
    func pointSize(in traits: UITraitCollection) -> CGFloat {
        if let textStyle { return traits.pointSize(ofTextStyle: textStyle) }
        guard let pointSize, pointSize.isFinite, pointSize > 0 else { return SymbolStyle.defaultPointSize }
        return min(max(pointSize, 1), 1000)
    }

    static let defaultPointSize: CGFloat = 17

    /// The size relative to the medium scale (look.md §22).
    var factor: CGFloat {
        switch scale {
        case .small: 0.79
        case .large: 1.29
        case .default, .unspecified, .medium: 1
        }
    }

    /// The width of strokes as a multiple of the point size (look.md §22).
    var stroke: CGFloat { 0.080 * weightFactor * (scale == .large ? 1.09 : scale == .small ? 0.93 : 1) }

    private var weightFactor: CGFloat {
        switch weight {
        case .ultraLight: 0.35
        case .thin: 0.45
        case .light: 0.72
        case .unspecified, .regular: 1
        case .medium: 1.24
        case .semibold: 1.45
        case .bold: 1.65
        case .heavy: 1.9
        case .black: 2.15
        }
    }
}
