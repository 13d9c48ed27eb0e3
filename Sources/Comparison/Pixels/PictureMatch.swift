import Basics
import Foundation
public import ImageCodecs
import Screens

/// The visible similarity of two pictures of one size. It can be tested against any tolerance.
///
/// The distance of two colours is ΔE in CIELAB of 1976. At a perceptual precision of *p*, two pixels match if their
/// distance is at most (1 − *p*) × 100. Unlike swift-snapshot-testing, which counts bytes if *p* is 1, this always
/// counts pixels.
///
/// It examines every difference, which is only worthwhile after a comparison has failed;
/// ``PictureRules/hold(reference:actual:)`` decides with less work.
public struct PictureMatch: Sendable {
    private let parts: [MatchedPart]

    /// - Returns: nil for pictures of different sizes, which no tolerance allows.
    public init?(reference: Bitmap, actual: Bitmap, rules: PictureRules = .exact) {
        let parts = PicturePair.of(reference, actual) { pair in
            PicturePart.parts(of: pair.differingPixels(), in: pair, by: rules).map { MatchedPart($0, in: pair) }
        }
        guard let parts else { return nil }
        self.parts = parts
    }

    public var holds: Bool { parts.allSatisfy { $0.holds($0.tolerance) } }

    /// The settings with which each failing part would pass.
    public var passing: [PassingSettings] { searchPassing().settings }

    /// The settings with which each failing part would pass, and the number of settings that were tried to find them.
    func searchPassing() -> (settings: [PassingSettings], tries: Int) {
        var all: [PassingSettings] = []
        var tries = 0
        for part in parts where !part.holds(part.tolerance) {
            var search = PassingSearch(part)
            all.append(PassingSettings(view: part.view, settings: search.settings()))
            tries += search.tries
        }
        return (all, tries)
    }

    /// The extent to which the tolerance is exceeded: in swift-snapshot-testing's two numbers, or as the exceeded
    /// limits; nil for an exact tolerance.
    public var shortfall: String? {
        guard let part = parts.first(where: { !$0.holds($0.tolerance) }), !part.tolerance.isExact else { return nil }
        let text = part.shortfall
        return part.view.map { "In \(QuotedText.word($0)):\n\(text)" } ?? text
    }
}

/// A part of a picture, with the facts about its differing pixels.
struct MatchedPart: Sendable {
    let view: String?
    let tolerance: PictureTolerance
    /// The number of pixels in the part, including equal ones.
    let pixels: Int
    /// The width of the whole picture, in pixels.
    let width: Int
    private let places: [UInt32]
    /// The visible distances of the differing pixels, in ``PixelDistance``'s steps.
    private let steps: [UInt16]
    private let further: [Int]
    /// Whether each pixel differs only by anti-aliasing. It is computed only for pixels that matter.
    private let isSmoothing: [Bool]

    init(_ part: PicturePart, in pair: PicturePair) {
        view = part.view
        tolerance = part.tolerance
        pixels = part.pixels
        width = pair.width
        places = part.places
        let distance = PixelDistance()
        steps = distance.steps(at: part.places, in: pair)
        further = MatchedPart.cumulated(steps)
        isSmoothing = MatchedPart.smoothing(of: part, in: pair, steps: steps)
    }

    private static func smoothing(of part: PicturePart, in pair: PicturePair, steps: [UInt16]) -> [Bool] {
        let smoothing = EdgeSmoothing(pair: pair)
        let tolerance = part.tolerance
        if tolerance.ignoresAntialiasing { return part.places.map(smoothing.explains) }
        let allowed = PixelDistance.allowed(by: tolerance.perceptualPrecision)
        let most = tolerance.mostPixels(of: part.pixels)
        var isSmoothing = [Bool](repeating: false, count: part.places.count)
        var unexplained = 0
        for index in part.places.indices where steps[index] > allowed {
            isSmoothing[index] = smoothing.explains(part.places[index])
            if !isSmoothing[index] { unexplained += 1 }
            if unexplained > most { break }
        }
        return isSmoothing
    }

    /// The number of pixels whose distance exceeds each number of steps.
    private static func cumulated(_ steps: [UInt16]) -> [Int] {
        let count = steps.count
        var further = [Int](repeating: 0, count: PixelDistance.last + 1)
        further.withUnsafeMutableBufferPointer { further in
            steps.withUnsafeBufferPointer { steps in
                guard let steps = steps.baseAddress, let further = further.baseAddress else { return }
                var index = 0
                // At first, each element counts the pixels at a distance of one step.
                while index < count {
                    further[Int(steps[index]) - 1] += 1
                    index += 1
                }
            }
        }
        for distance in stride(from: PixelDistance.last - 1, through: 0, by: -1) {
            further[distance] += further[distance + 1]
        }
        return further
    }

    /// The number of pixels that do not match.
    func count(_ tolerance: PictureTolerance) -> Int {
        if tolerance.ignoresAntialiasing { return counted(tolerance).count }
        return further[PixelDistance.allowed(by: tolerance.perceptualPrecision)]
    }

    /// The places of pixels that do not match, up to a limit.
    func counted(_ tolerance: PictureTolerance, atMost most: Int = .max) -> [UInt32] {
        let allowed = PixelDistance.allowed(by: tolerance.perceptualPrecision)
        if allowed == 0, !tolerance.ignoresAntialiasing { return Array(places.prefix(most)) }
        var counted: [UInt32] = []
        for index in places.indices where steps[index] > allowed {
            if counted.count == most { break }
            if !(tolerance.ignoresAntialiasing && isSmoothing[index]) { counted.append(places[index]) }
        }
        return counted
    }

    func holds(_ tolerance: PictureTolerance) -> Bool {
        let most = min(tolerance.mostPixels(of: pixels), pixels)
        if !tolerance.ignoresAntialiasing {
            guard count(tolerance) <= most else { return false }
            if tolerance.window == nil { return true }
        }
        // One pixel more than the limit is enough to reject a setting; most settings are rejected during the search.
        return tolerance.allows(counted(tolerance, atMost: most + 1), of: pixels, width: width)
    }

    /// The extent to which the part's own tolerance is exceeded, one line for each limit.
    var shortfall: String {
        let counted = counted(tolerance)
        var lines: [String] = []
        if let most = tolerance.maxDiffPixels, counted.count > most {
            lines.append("\(counted.count) pixels do not match; at most \(most) may differ.")
        }
        if let window = tolerance.window {
            let densest = DensestWindow.count(of: counted, width: width, side: window.side)
            if densest > window.maxDiffPixels {
                lines.append(
                    "\(densest) pixels do not match in a square of \(window.side); at most \(window.maxDiffPixels) may "
                        + "differ.")
            }
        }
        let required = tolerance.precision ?? (lines.isEmpty ? 1 : nil)
        guard let required, lines.isEmpty || precision(of: tolerance) < required else {
            return lines.joined(separator: "\n")
        }
        lines.append(
            "The precision is \(precision(of: tolerance).sixDigitText); \(required.sixDigitText) is required.")
        var search = PassingSearch(self)
        lines.append(
            "The lowest perceptual precision of a pixel is "
                + "\((search.perceptualPrecision(of: .exact) ?? 0).sixDigitText), "
                + "\(tolerance.perceptualPrecision.sixDigitText) is required.")
        return lines.joined(separator: "\n")
    }

    /// The share of pixels that match, with four digits, rounded down.
    func precision(of tolerance: PictureTolerance) -> CGFloat {
        guard pixels > 0 else { return 1 }
        let share = 1 - CGFloat(count(tolerance)) / CGFloat(pixels)
        return (share * 10_000 + 1e-9).rounded(.down) / 10_000
    }
}
