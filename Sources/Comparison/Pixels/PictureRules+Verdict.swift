import Foundation
public import ImageCodecs

extension PictureRules {
    /// Whether two pictures match. Pictures of different sizes never match.
    public func hold(reference: Bitmap, actual: Bitmap) -> Bool {
        PicturePair.of(reference, actual) { hold($0.differingPixels(), in: $0) } ?? isNothing(reference, actual)
    }

    /// Whether two pictures match, and how they differ.
    public func compare(reference: Bitmap, actual: Bitmap) -> (comparison: PixelComparison, holds: Bool) {
        PicturePair.of(reference, actual) { pair in
            let places = pair.differingPixels()
            return (PixelComparison(of: places, in: pair, masks: masks), hold(places, in: pair))
        } ?? (PixelComparison(reference: reference, actual: actual), isNothing(reference, actual))
    }

    /// Whether both pictures have no pixels; then they are equal.
    private func isNothing(_ reference: Bitmap, _ actual: Bitmap) -> Bool {
        reference.width == actual.width && reference.height == actual.height
    }

    /// Whether the differing pixels are allowed. It computes the similarity only of pixels that differ, and only if a
    /// tolerance uses it.
    private func hold(_ places: [UInt32], in pair: PicturePair) -> Bool {
        let distance = PixelDistance()
        let smoothing = EdgeSmoothing(pair: pair)
        return PicturePart.parts(of: places, in: pair, by: self).allSatisfy { part in
            let tolerance = part.tolerance
            if tolerance.isExact { return part.places.isEmpty }
            var counted = part.places
            if tolerance.perceptualPrecision < 1 {
                let allowed = PixelDistance.allowed(by: tolerance.perceptualPrecision)
                let steps = distance.steps(at: counted, in: pair)
                counted = zip(counted, steps).compactMap { $1 > allowed ? $0 : nil }
            }
            if tolerance.ignoresAntialiasing { counted = counted.filter { !smoothing.explains($0) } }
            return tolerance.allows(counted, of: part.pixels, width: pair.width)
        }
    }
}
