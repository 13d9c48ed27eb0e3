public import Foundation
import Geometry
public import ImageCodecs

/// How two pictures of one size look to people: for every tolerance, how many pixels match.
///
/// The distance of two colours is ΔE in CIELAB of 1976. At a perceptual precision of *p* pixels match whose distance is
/// at most (1 − *p*) × 100. Unlike swift-snapshot-testing, which counts bytes where *p* is 1, this always counts pixels.
public struct PictureMatch: Sendable, Equatable {
    /// Steps of the distance that are told apart; every distance is rounded up to one.
    private static let stepsPerUnit: CGFloat = 100
    private static let steps = 10_000

    public let pixels: Int
    /// How many pixels have each distance, in steps; those that are the same are in none.
    private let histogram: [Int]

    /// Pictures of different sizes are compared where both have pixels; the others are as far apart as can be.
    public init(reference: Bitmap, actual: Bitmap) {
        pixels = max(reference.width, actual.width) * max(reference.height, actual.height)
        var histogram = [Int](repeating: 0, count: PictureMatch.steps + 1)
        let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
        histogram[PictureMatch.steps] = pixels - width * height
        for y in 0..<height {
            for x in 0..<width {
                let old = reference.pixels[y * reference.width + x]
                let new = actual.pixels[y * actual.width + x]
                if old != new { histogram[PictureMatch.step(old, new)] += 1 }
            }
        }
        self.histogram = histogram
    }

    private static func step(_ old: UInt32, _ new: UInt32) -> Int {
        let distance = LabColor.distance(old, new) * stepsPerUnit
        return min(steps, max(1, Int(distance.rounded(.up))))
    }

    /// The share of pixels that match.
    public func share(at perceptualPrecision: CGFloat) -> CGFloat {
        guard pixels > 0 else { return 1 }
        return 1 - CGFloat(differing(at: perceptualPrecision)) / CGFloat(pixels)
    }

    private func differing(at perceptualPrecision: CGFloat) -> Int {
        let allowed = (1 - perceptualPrecision) * 100 * PictureMatch.stepsPerUnit
        // Decimal fractions such as 0.98 are no binary ones: a step is not to be lost to that.
        let first = Int((allowed + 1e-6).rounded(.down)) + 1
        guard first < histogram.count else { return 0 }
        return histogram[first...].reduce(0, +)
    }

    public func holds(_ tolerance: PictureTolerance) -> Bool {
        CGFloat(differing(at: tolerance.perceptualPrecision)) <= allowedPixels(tolerance)
    }

    private func allowedPixels(_ tolerance: PictureTolerance) -> CGFloat {
        (1 - tolerance.precision) * CGFloat(pixels) + 1e-6
    }

    /// The largest precision that the pictures hold, with four digits.
    public func precision(at perceptualPrecision: CGFloat) -> CGFloat {
        (share(at: perceptualPrecision) * 10_000 + 1e-9).rounded(.down) / 10_000
    }

    /// The largest perceptual precision that the pictures hold, with four digits.
    public func perceptualPrecision(at precision: CGFloat) -> CGFloat {
        let allowed = allowedPixels(PictureTolerance(precision: precision))
        var differing = 0
        for step in histogram.indices.reversed() {
            differing += histogram[step]
            if CGFloat(differing) > allowed { return CGFloat(PictureMatch.steps - step) / CGFloat(PictureMatch.steps) }
        }
        return 1
    }
}

extension PictureTolerance {
    /// Whether two pictures that are not the same may pass for it. Pictures of different sizes never do.
    public func holds(_ comparison: PixelComparison, reference: Bitmap, actual: Bitmap) -> Bool {
        guard self != .exact, comparison.referenceSize == comparison.actualSize else { return comparison.isEqual }
        return PictureMatch(reference: reference, actual: actual).holds(self)
    }
}

extension PictureMatch {
    /// What a tolerance asks for and does not get; `nil` for the exact one.
    public func shortfall(of tolerance: PictureTolerance) -> String? {
        guard tolerance != .exact else { return nil }
        let share = precision(at: tolerance.perceptualPrecision)
        let perceptual = perceptualPrecision(at: 1)
        return """
            The precision is \(share.sixDigitText), \(tolerance.precision.sixDigitText) is required.
            The lowest perceptual precision of a pixel is \(perceptual.sixDigitText), \
            \(tolerance.perceptualPrecision.sixDigitText) is required.
            """
    }

    /// Which settings would hold, one at a time; those that let anything pass are not worth a word.
    public func advice(for tolerance: PictureTolerance) -> String {
        var settings: [String] = []
        let precision = precision(at: tolerance.perceptualPrecision)
        if precision > 0, precision < tolerance.precision { settings.append("precision: \(precision.sixDigitText)") }
        let perceptual = perceptualPrecision(at: tolerance.precision)
        if perceptual > 0, perceptual < tolerance.perceptualPrecision {
            settings.append("perceptualPrecision: \(perceptual.sixDigitText)")
        }
        guard !settings.isEmpty else { return "There is no tolerance with which it would pass." }
        return "It would pass with " + settings.joined(separator: ", or with ") + "."
    }
}
