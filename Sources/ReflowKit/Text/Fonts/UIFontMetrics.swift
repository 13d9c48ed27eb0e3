import Basics
public import Foundation

/// Scales fonts and lengths in the way a text style follows the content size category.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of the text style body.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    // MARK: Lengths

    /// Scales a length for the current traits, rounded to the pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Scales a length for `traitCollection`, or for the current traits if it is nil, rounded to the pixel.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1).round(
            value * style.scale(for: traits.preferredContentSizeCategory))
    }

    // MARK: Fonts

    /// Scales a font for the current traits. Its size is the one at the default category.
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

    /// Scales a font. A font that is already scaled is returned unchanged; UIKit raises an exception for it.
    func font(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection) -> UIFont {
        guard font.scaling == nil else { return font }
        let limit = maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traits), limit)
        return font.copy(size: size, scaling: .metrics(style, pointSize: font.pointSize, maximum: maximum))
    }
}
