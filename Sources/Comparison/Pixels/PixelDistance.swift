import Foundation

/// The visible distance of two pixels, in hundredths of ΔE, rounded up, so that only equal pixels have the distance 0.
struct PixelDistance {
    static let stepsPerUnit: CGFloat = 100
    /// The largest distance: ΔE 100, the distance of black from white. Larger distances are reduced to it.
    static let last = 10_000

    private let lab = LabDistance()

    /// The distance of two different pixels, from 1 to `last`.
    private func steps(_ old: UInt32, _ new: UInt32) -> Int {
        let distance = lab.distance(old, new) * PixelDistance.stepsPerUnit
        return min(PixelDistance.last, max(1, Int(distance.rounded(.up))))
    }

    /// The distances of the pixels at these places. The same pair of colours usually occurs several times in a row and
    /// is computed once.
    func steps(at places: [UInt32], in pair: PicturePair) -> [UInt16] {
        var (old, new): (UInt32, UInt32) = (0, 0)
        var steps = UInt16(self.steps(old, new))
        return [UInt16](unsafeUninitializedCapacity: places.count) { out, count in
            count = places.count
            places.withUnsafeBufferPointer { places in
                guard let first = places.baseAddress, let out = out.baseAddress else { return }
                var above = 0..<0
                pair.forEachRow(of: places) { y, indices in
                    defer { above = indices }
                    if PixelDistance.isBelow(above, indices, first, width: pair.width), pair.repeatsRow(above: y) {
                        // As for most rows of a screen, all distances are those of the row above.
                        (out + indices.lowerBound).update(from: out + above.lowerBound, count: indices.count)
                        return
                    }
                    var index = indices.lowerBound
                    while index < indices.upperBound {
                        let place = Int(first[index])
                        if pair.reference[place] != old || pair.actual[place] != new {
                            (old, new) = (pair.reference[place], pair.actual[place])
                            steps = UInt16(self.steps(old, new))
                        }
                        out[index] = steps
                        index += 1
                    }
                }
            }
        }
    }

    /// Whether two ranges of pixels have no gaps, and the second is directly below the first in the picture.
    private static func isBelow(
        _ above: Range<Int>, _ indices: Range<Int>, _ places: UnsafePointer<UInt32>, width: Int
    ) -> Bool {
        guard above.count == indices.count, let first = above.first, let last = above.last else { return false }
        return Int(places[last] - places[first]) == last - first
            && Int(places[indices.lowerBound]) == Int(places[first]) + width
            && Int(places[indices.upperBound - 1]) == Int(places[last]) + width
    }

    /// The largest distance, in steps, at which two pixels match.
    static func allowed(by perceptualPrecision: CGFloat) -> Int {
        // Decimal fractions such as 0.98 are not exact in binary; the small addition prevents the loss of a step.
        Int(((1 - perceptualPrecision) * CGFloat(last) + 1e-6).rounded(.down))
    }
}
