package import DisplayList
public import Foundation

/// A colour that looks the same under all traits. Components run from 0 to 1; others are clamped.
public final class CGColor: Sendable {
    package let rgba: RGBAColor

    package init(_ rgba: RGBAColor) {
        self.rgba = rgba.clamped
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBAColor(white: gray, alpha: alpha))
    }

    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha. A grey has four components too, because every colour here is in sRGB.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    public var numberOfComponents: Int { 4 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba.withAlpha(alpha))
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}

extension RGBAColor {
    /// The colour with each component clamped to 0 … 1. NaN counts as 0.
    var clamped: RGBAColor {
        func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        return RGBAColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }

    func withAlpha(_ alpha: CGFloat) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour, its alpha multiplied by `factor`.
    func faded(by factor: CGFloat) -> RGBAColor {
        withAlpha(alpha * factor)
    }
}
