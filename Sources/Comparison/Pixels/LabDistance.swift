import Foundation

/// The distance of two colours in CIELAB of 1976, in which distances are roughly proportional to what people see (CIE
/// 15, with the white D65 of sRGB).
///
/// It uses only sums, products, quotients and square roots, which IEEE 754 rounds the same way everywhere; the power
/// function of a mathematics library may differ in the last digit between machines.
struct LabDistance {
    private let linear = LabDistance.linear
    private let roots = LabDistance.roots

    /// The linear light of each value of a channel (IEC 61966-2-1).
    private static let linear: [CGFloat] = (0...255).map { value in
        let encoded = CGFloat(value) / 255
        guard encoded > 0.04045 else { return encoded / 12.92 }
        // The power of 2.4 is the fifth root of the twelfth power. Newton's method, starting from the square, converges
        // in far fewer steps than these.
        let base = (encoded + 0.055) / 1.055
        let square = base * base
        let twelfth = square * square * square * square * square * square
        var root = square
        for _ in 0..<16 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
        return root
    }

    private static let steps = 4096
    /// CIELAB's compressed cube root at equal steps from 0 to 1, and one step beyond. The error of linear interpolation
    /// is below 0.000005, which is ΔE 0.0025.
    private static let roots: [CGFloat] = (0...steps + 1).map { step in
        let value = CGFloat(step) / CGFloat(steps)
        guard value > 216.0 / 24_389 else { return (24_389.0 / 27 * value + 16) / 116 }
        var root = value + (1 - value) * 0.2
        for _ in 0..<10 { root = (2 * root + value / (root * root)) / 3 }
        return root
    }

    /// The distance of two premultiplied pixels. If one of them is not opaque, it is the larger of their distances on
    /// black and on white.
    func distance(_ first: UInt32, _ second: UInt32) -> CGFloat {
        linear.withUnsafeBufferPointer { linear in
            roots.withUnsafeBufferPointer { roots in
                func distance(on grey: Int) -> CGFloat {
                    let first = Lab(first, on: grey, linear, roots)
                    let second = Lab(second, on: grey, linear, roots)
                    let (l, a, b) = (first.lightness - second.lightness, first.a - second.a, first.b - second.b)
                    return (l * l + a * a + b * b).squareRoot()
                }
                guard first >> 24 != 255 || second >> 24 != 255 else { return distance(on: 0) }
                return max(distance(on: 0), distance(on: 255))
            }
        }
    }

    private struct Lab {
        let lightness: CGFloat
        let a: CGFloat
        let b: CGFloat

        init(
            _ pixel: UInt32, on grey: Int, _ linear: UnsafeBufferPointer<CGFloat>,
            _ roots: UnsafeBufferPointer<CGFloat>
        ) {
            let through = (255 - Int(pixel >> 24)) * grey / 255
            func light(_ shift: UInt32) -> CGFloat { linear[min(255, Int(pixel >> shift & 255) + through)] }
            func root(_ value: CGFloat) -> CGFloat {
                let place = value * CGFloat(LabDistance.steps)
                let step = min(Int(place), LabDistance.steps)
                return roots[step] + (roots[step + 1] - roots[step]) * (place - CGFloat(step))
            }
            let (red, green, blue) = (light(16), light(8), light(0))
            let x = root((0.412_390_8 * red + 0.357_584_3 * green + 0.180_480_8 * blue) / 0.950_455_9)
            let y = root(0.212_639_0 * red + 0.715_168_7 * green + 0.072_192_3 * blue)
            let z = root((0.019_330_8 * red + 0.119_194_8 * green + 0.950_532_2 * blue) / 1.089_057_8)
            lightness = 116 * y - 16
            a = 500 * (x - y)
            b = 200 * (y - z)
        }
    }
}
