import Foundation

/// A colour in CIELAB, in which distances are about as large as people see them (CIE 15, with the white D65 of sRGB).
struct LabColor {
    private let lightness: CGFloat
    private let a: CGFloat
    private let b: CGFloat

    /// Linear light of each value of a channel (IEC 61966-2-1).
    private static let linear: [CGFloat] = (0...255).map { value in
        let encoded = CGFloat(value) / 255
        return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }

    /// - Parameters: channels of sRGB, of 255.
    private init(red: Int, green: Int, blue: Int) {
        let (r, g, b) = (LabColor.linear[red], LabColor.linear[green], LabColor.linear[blue])
        let x = LabColor.root((0.412_390_8 * r + 0.357_584_3 * g + 0.180_480_8 * b) / 0.950_455_9)
        let y = LabColor.root(0.212_639_0 * r + 0.715_168_7 * g + 0.072_192_3 * b)
        let z = LabColor.root((0.019_330_8 * r + 0.119_194_8 * g + 0.950_532_2 * b) / 1.089_057_8)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        self.b = 200 * (y - z)
    }

    private static func root(_ value: CGFloat) -> CGFloat {
        value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
    }

    private func distance(to other: LabColor) -> CGFloat {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }

    /// The distance of two pixels of a bitmap. Where one of them is not opaque, the larger of their distances on black
    /// and on white.
    static func distance(_ first: UInt32, _ second: UInt32) -> CGFloat {
        let onBlack = LabColor(first, on: 0).distance(to: LabColor(second, on: 0))
        guard first >> 24 != 255 || second >> 24 != 255 else { return onBlack }
        return max(onBlack, LabColor(first, on: 255).distance(to: LabColor(second, on: 255)))
    }

    /// A premultiplied pixel on a grey.
    private init(_ pixel: UInt32, on grey: Int) {
        let through = (255 - Int(pixel >> 24)) * grey / 255
        func channel(_ shift: UInt32) -> Int { min(255, Int(pixel >> shift & 255) + through) }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
