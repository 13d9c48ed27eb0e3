import Basics
public import Foundation

/// Scales fonts and lengths as a text style's size follows the user's setting.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of the text style body.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    // MARK: Lengths

    /// A length under the current traits, rounded to the pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length under `traitCollection`, under the current traits if that is nil, rounded to the pixel.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1).round(
            value * style.scale(for: traits.preferredContentSizeCategory))
    }

    // MARK: Fonts

    /// Scales a font, whose size is the one at the default content size, for the current traits.
    public func scaledFont(for font: UIFont) -> UIFont {
        self.font(font, maximum: nil, .current)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        self.font(font, maximum: nil, traitCollection ?? .current)
    }

    /// - Parameter maximumPointSize: the maximum size of the result.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        self.font(font, maximum: maximumPointSize, .current)
    }

    /// - Parameter maximumPointSize: the maximum size of the result.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        self.font(font, maximum: maximumPointSize, traitCollection ?? .current)
    }

    /// UIKit raises an exception for a font that is scaled already; here it stays as it is.
    func font(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection) -> UIFont {
        guard font.scaling == nil else { return font }
        let limit = maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traits), limit)
        return font.copy(size: size, scaling: .metrics(style, pointSize: font.pointSize, maximum: maximum))
    }
}
