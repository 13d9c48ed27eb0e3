import DisplayList
import Foundation

/// The wider colour space of Apple's screens: it has sRGB's transfer curve and white point, and other primaries.
enum DisplayP3 {
    /// The same colour in sRGB, clamped to what sRGB can show.
    static func toSRGB(_ color: RGBAColor) -> RGBAColor {
        let p3 = [color.red, color.green, color.blue].map(linear)
        let srgb = linearP3ToLinearSRGB.map { row in encoded(zip(row, p3).map { $0 * $1 }.reduce(0, +)) }
        return RGBAColor(red: srgb[0], green: srgb[1], blue: srgb[2], alpha: color.alpha).clamped
    }

    /// The matrix XYZ → sRGB times the matrix Display P3 → XYZ, both at D65, from the two spaces' primaries (CSS Color
    /// 4, section 10). Each row adds up to 1, because both spaces have the same white.
    private static let linearP3ToLinearSRGB: [[CGFloat]] = [
        [1.224_940_176, -0.224_940_176, 0],
        [-0.042_056_955, 1.042_056_955, 0],
        [-0.019_637_555, -0.078_636_046, 1.098_273_601],
    ]

    /// The linear value by sRGB's transfer curve (IEC 61966-2-1), mirrored below 0.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    fileprivate static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}

extension RGBAColor {
    /// The colour whose components are the linear values of this one, by sRGB's transfer curve.
    var encodedFromLinear: RGBAColor {
        RGBAColor(
            red: DisplayP3.encoded(red), green: DisplayP3.encoded(green), blue: DisplayP3.encoded(blue), alpha: alpha)
    }
}
