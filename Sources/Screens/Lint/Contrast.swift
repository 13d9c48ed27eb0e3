package import DisplayList
package import Foundation

/// The contrast between letters and their background, by WCAG 2's formula and limits (success criterion 1.4.3).
package enum Contrast {
    /// The contrast ratio, from 1 for no contrast to 21 for black on white.
    package static func ratio(_ first: RGBAColor, _ second: RGBAColor) -> CGFloat {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The contrast that WCAG requires of letters: 4.5, or 3 for large letters, which have at least 18 points, or 14
    /// points if they are bold.
    package static func required(of ink: ViewFacts.Ink) -> CGFloat {
        ink.size >= 18 || ink.isBold && ink.size >= 14 ? large : 4.5
    }

    private static let large: CGFloat = 3

    /// The contrast below which letters are invisible, estimated by eye.
    private static let legible: CGFloat = 1.5

    /// The contrast below which letters are reported. iOS increases the contrast of its own colours for users who
    /// request it, so a pair of these is only reported if it is illegible. White and black on a colour of iOS count as
    /// such a pair.
    static func limit(of ink: ViewFacts.Ink, _ ground: Coats.Ground) -> CGFloat {
        let isPlain = ink.color == .white || ink.color == .black
        if ground.isSystem, ink.isSystem || isPlain { return legible }
        return ink.isSystem && !isPlain ? large : required(of: ink)
    }

    /// The first colour on the way to black or white with sufficient contrast.
    static func nearest(to ink: RGBAColor, on ground: RGBAColor, reaching required: CGFloat) -> RGBAColor? {
        let isDark = luminance(ink) <= luminance(ground)
        let ends: [RGBAColor] = isDark ? [.black, .white] : [.white, .black]
        for end in ends {
            for step in 0...100 {
                let cover = RGBAColor(white: end.red, alpha: CGFloat(step) / 100)
                let mixed = cover.over(ink).rounded
                if ratio(mixed, ground) >= required { return mixed }
            }
        }
        return nil
    }

    private static func luminance(_ color: RGBAColor) -> CGFloat {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}

extension RGBAColor {
    /// This colour, painted over an opaque or a translucent one.
    package func over(_ ground: RGBAColor) -> RGBAColor {
        let alpha = self.alpha + ground.alpha * (1 - self.alpha)
        guard alpha > 0 else { return .clear }
        func mixed(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
            (top * self.alpha + bottom * ground.alpha * (1 - self.alpha)) / alpha
        }
        return RGBAColor(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue),
            alpha: alpha)
    }

    /// The colour as stored in a pixel.
    fileprivate var rounded: RGBAColor {
        func whole(_ value: CGFloat) -> CGFloat { (value * 255).rounded() / 255 }
        return RGBAColor(red: whole(red), green: whole(green), blue: whole(blue))
    }
}
