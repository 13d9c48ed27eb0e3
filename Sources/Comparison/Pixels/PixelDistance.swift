import Foundation

/// How far apart two pixels look, in steps of a hundredth of ΔE, rounded up, so that no two that differ are 0 apart.
struct PixelDistance {
    static let stepsPerUnit: CGFloat = 100
    /// ΔE 100, as far as black from white; what is farther counts as that.
    static let last = 10_000

    private let lab = LabDistance()

    /// From 1 to `last`.
    private func steps(_ old: UInt32, _ new: UInt32) -> Int {
        let distance = lab.distance(old, new) * PixelDistance.stepsPerUnit
        return min(PixelDistance.last, max(1, Int(distance.rounded(.up))))
    }

    /// Of the pixels at these places. A pair of colours mostly comes several times in a row, and is worked out once.
    func steps(at places: [UInt32], in pair: PicturePair) -> [UInt16] {
        var (old, new): (UInt32, UInt32) = (0, 0)
        var steps = UInt16(self.steps(old, new))
        return places.map { place in
            let place = Int(place)
            if pair.reference[place] != old || pair.actual[place] != new {
                (old, new) = (pair.reference[place], pair.actual[place])
                steps = UInt16(self.steps(old, new))
            }
            return steps
        }
    }

    /// The most steps that two pixels may be apart to match.
    static func allowed(by perceptualPrecision: CGFloat) -> Int {
        // Decimal fractions such as 0.98 are no binary ones: a step is not to be lost to that.
        Int(((1 - perceptualPrecision) * CGFloat(last) + 1e-6).rounded(.down))
    }
}
