import Foundation
public import ImageCodecs

extension PictureRules {
    /// Whether two pictures may pass for each other.
    ///
    /// Does no more than it takes to know: what looks alike is only worked out of pixels that differ, and only where a
    /// tolerance asks. Pictures of different sizes never pass.
    public func hold(reference: Bitmap, actual: Bitmap) -> Bool {
        PicturePair.of(reference, actual) { pair in
            let places = pair.differingPixels()
            let distance = PixelDistance()
            let smoothing = EdgeSmoothing(pair: pair)
            return PicturePart.parts(of: places, in: pair, by: self).allSatisfy { part in
                let tolerance = part.tolerance
                if tolerance.isExact { return part.places.isEmpty }
                var counted = part.places
                if tolerance.perceptualPrecision < 1 {
                    let allowed = PixelDistance.allowed(by: tolerance.perceptualPrecision)
                    counted = counted.filter {
                        distance.steps(pair.reference[Int($0)], pair.actual[Int($0)]) > allowed
                    }
                }
                if tolerance.ignoresAntialiasing { counted = counted.filter { !smoothing.explains($0) } }
                return tolerance.allows(counted, of: part.pixels, width: pair.width)
            }
        } ?? (reference.width == actual.width && reference.height == actual.height)
    }
}
