import Foundation

/// Searches for the settings with which a part of a picture would pass.
struct PassingSearch {
    /// The lowest suggested precision. A lower one would let a missing button pass. It is only suggested for a few
    /// pixels in a very small picture.
    private static let leastPrecision: CGFloat = 0.95
    private static let handful = 64
    /// The lowest suggested perceptual precision. It corresponds to ΔE 10, a difference that everybody sees.
    private static let leastPerceptualPrecision: CGFloat = 0.9

    private let part: MatchedPart
    /// The number of settings tried so far. No try examines pixels that are equal in both pictures.
    private(set) var tries = 0

    init(_ part: MatchedPart) {
        self.part = part
    }

    private mutating func holds(_ tolerance: PictureTolerance) -> Bool {
        tries += 1
        return part.holds(tolerance)
    }

    /// The largest perceptual precision, with four digits, with which the tolerance's other limits are met; nil if even
    /// the smallest is not enough.
    mutating func perceptualPrecision(of tolerance: PictureTolerance) -> CGFloat? {
        var tolerance = tolerance
        var low = 0
        var high = PixelDistance.last
        tolerance.perceptualPrecision = PassingSearch.perceptualPrecision(high)
        guard holds(tolerance) else { return nil }
        while low < high {
            let middle = (low + high) / 2
            tolerance.perceptualPrecision = PassingSearch.perceptualPrecision(middle)
            if holds(tolerance) { high = middle } else { low = middle + 1 }
        }
        return PassingSearch.perceptualPrecision(low)
    }

    private static func perceptualPrecision(_ step: Int) -> CGFloat {
        CGFloat(PixelDistance.last - step) / CGFloat(PixelDistance.last)
    }

    /// The strictest setting of each kind that is enough on its own. Settings that let nearly anything pass are left
    /// out.
    mutating func settings() -> [PassingSetting] {
        let tolerance = part.tolerance
        let count = part.count(tolerance)
        var settings: [PassingSetting] = []
        func propose(
            _ setting: PassingSetting, _ search: inout PassingSearch, _ change: (inout PictureTolerance) -> Void
        ) {
            var changed = tolerance
            change(&changed)
            if search.holds(changed) { settings.append(setting) }
        }
        let precision = part.precision(of: tolerance)
        let isLittle = precision >= PassingSearch.leastPrecision || count <= PassingSearch.handful
        if precision > 0, isLittle { propose(.precision(precision), &self) { $0.precision = precision } }
        if let perceptual = perceptualPrecision(of: tolerance),
            perceptual >= PassingSearch.leastPerceptualPrecision
        {
            settings.append(.perceptualPrecision(perceptual))
        }
        if !tolerance.ignoresAntialiasing {
            propose(.ignoreAntialiasing, &self) { $0.ignoresAntialiasing = true }
        }
        guard count < part.pixels, isLittle else { return settings }
        propose(.maxDiffPixels(count), &self) { $0.maxDiffPixels = count }
        let side = tolerance.window?.side ?? PixelWindow.standardSide
        let densest = DensestWindow.count(of: part.counted(tolerance), width: part.width, side: side)
        if densest < side * side {
            var changed = tolerance
            changed.window = PixelWindow(side: side, maxDiffPixels: densest)
            // No window contains more pixels, so only the other limits matter.
            if count <= changed.mostPixels(of: part.pixels) {
                settings.append(.maxDiffPixelsPerWindow(densest, side: side))
            }
        }
        return settings
    }
}
