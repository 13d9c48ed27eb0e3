import Foundation

/// How far apart two pixels look, in steps of a hundredth of ΔE, rounded up, so that no two that differ are 0 apart.
struct PixelDistance {
    static let stepsPerUnit: CGFloat = 100
    /// ΔE 100, as far as black from white; what is farther counts as that.
    static let last = 10_000

    private let lab = LabDistance()

    /// From 1 to `last`.
    func steps(_ old: UInt32, _ new: UInt32) -> Int {
        let distance = lab.distance(old, new) * PixelDistance.stepsPerUnit
        return min(PixelDistance.last, max(1, Int(distance.rounded(.up))))
    }

    /// The most steps that two pixels may be apart to match.
    static func allowed(by perceptualPrecision: CGFloat) -> Int {
        // Decimal fractions such as 0.98 are no binary ones: a step is not to be lost to that.
        Int(((1 - perceptualPrecision) * CGFloat(last) + 1e-6).rounded(.down))
    }
}
