import Foundation

/// San Francisco in numbers: the measures that decide layout are its own, the outlines are Inter's (behaviour.md §12).
enum SystemFont {
    /// The two designs that San Francisco has, and Inter too.
    enum Design: Sendable, Hashable, CaseIterable {
        case text
        case display

        /// Text below 20 points, Display from there on (behaviour.md §12).
        init(pointSize: CGFloat) {
            self = pointSize < 20 ? .text : .display
        }

        var family: String {
            switch self {
            case .text: "Inter"
            case .display: "Inter Display"
            }
        }

        var twin: Design {
            switch self {
            case .text: .display
            case .display: .text
            }
        }
    }

    private static let unitsPerEm: CGFloat = 2048

    /// San Francisco's vertical measures, whatever the weight; it has no leading (behaviour.md §12).
    static func metrics(pointSize: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: pointSize * 1950 / unitsPerEm,
            descender: pointSize * -494 / unitsPerEm,
            leading: 0,
            capHeight: pointSize * 1443 / unitsPerEm,
            xHeight: pointSize * 1078 / unitsPerEm)
    }

    /// What is added after each character, in points.
    static func tracking(pointSize: CGFloat, weight: Int) -> CGFloat {
        let thousandths =
            switch Design(pointSize: pointSize) {
            case .text: listedTracking(pointSize: pointSize) + textWeightTracking(weight)
            case .display: displayTracking(pointSize: pointSize, weight: weight)
            }
        return thousandths * pointSize / 1000
    }

    /// San Francisco's tracking at the whole sizes from 6 to 36 points, in 1/1000 em (behaviour.md §12).
    private static let tracking: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10,
    ]
    private static let firstListedSize: CGFloat = 6
    private static let lastListedSize: CGFloat = 36
    private static let untrackedSize: CGFloat = 80

    /// San Francisco's tracking in 1/1000 em: straight between whole sizes, level below 6 points, falling to 0 at 80.
    static func listedTracking(pointSize: CGFloat) -> CGFloat {
        if pointSize <= firstListedSize { return tracking[0] }
        if pointSize >= lastListedSize {
            let remaining = (untrackedSize - pointSize) / (untrackedSize - lastListedSize)
            return tracking[tracking.count - 1] * max(0, remaining)
        }
        let lower = Int(pointSize - firstListedSize)
        let fraction = pointSize - firstListedSize - CGFloat(lower)
        return tracking[lower] + (tracking[lower + 1] - tracking[lower]) * fraction
    }

    /// Tracking of Inter Display, in 1/1000 em.
    ///
    /// From 20 to 28 points the list above belongs to a design that San Francisco blends from Text to Display
    /// (WWDC 2020, "The details of UI typography"). Inter Display is the far end of that blend, and with −23 at
    /// 20 points it would be 8 % narrow. Labels that Xcode sized to their text, which `CalibrationTests` lists, ask for
    /// 8 at 20 points and for the heavier weights' own tracking; from there a straight line leads to the list's own
    /// figure at 28.
    private static func displayTracking(pointSize: CGFloat, weight: Int) -> CGFloat {
        let first = (size: CGFloat(20), tracking: 8 + textWeightTracking(weight))
        let last = (size: CGFloat(28), tracking: listedTracking(pointSize: 28))
        guard pointSize < last.size else { return listedTracking(pointSize: pointSize) }
        let fraction = (pointSize - first.size) / (last.size - first.size)
        return first.tracking + (last.tracking - first.tracking) * fraction
    }

    /// By how much San Francisco's heavier text faces run wider than Inter's, in 1/1000 em.
    ///
    /// Measured on the same labels: semibold was 2 to 3 % narrow, bold 3 %, black 7 %; regular and lighter agree.
    private static let heavierTracking: [(weight: CGFloat, tracking: CGFloat)] = [
        (400, 0), (500, 5), (600, 8), (700, 12), (800, 22), (900, 33),
    ]

    private static func textWeightTracking(_ weight: Int) -> CGFloat {
        let weight = CGFloat(weight)
        guard let upper = heavierTracking.firstIndex(where: { $0.weight >= weight }) else {
            return heavierTracking[heavierTracking.count - 1].tracking
        }
        guard upper > 0 else { return heavierTracking[0].tracking }
        let (low, high) = (heavierTracking[upper - 1], heavierTracking[upper])
        return low.tracking + (high.tracking - low.tracking) * (weight - low.weight) / (high.weight - low.weight)
    }
}
