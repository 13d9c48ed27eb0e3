import Foundation

/// San Francisco in numbers: its own metrics decide the layout, and Inter's outlines are drawn (behaviour.md §12).
enum SystemFont {
    /// The two designs of San Francisco, which Inter has, too.
    enum Design: Sendable, Hashable, CaseIterable {
        case text
        case display

        /// The nearer design. San Francisco blends its two designs, but Inter's cannot be blended.
        init(_ request: FontRequest) {
            self = SystemFont.displayShare(pointSize: request.pointSize, request.cut) < 0.5 ? .text : .display
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

    static let unitsPerEm: CGFloat = 2048

    /// The fraction of the size at which Inter's capitals and small letters have San Francisco's height and darkness
    /// (behaviour.md §12).
    static let outlineScale: CGFloat = 0.967

    /// San Francisco's vertical metrics. Only the x-height depends on the weight (behaviour.md §12).
    static func metrics(of request: FontRequest) -> FontMetrics {
        let pointSize = request.pointSize
        let shares = MasterShares(request, isItalic: false)
        let line = request.cut.standIn?.line ?? (ascender: 1950 / unitsPerEm, descender: 494 / unitsPerEm)
        return FontMetrics(
            ascender: pointSize * line.ascender,
            descender: pointSize * -line.descender,
            leading: request.leading,
            capHeight: pointSize * 1443 / unitsPerEm,
            xHeight: xHeight(shares))
    }

    private static let xHeight = MasterUnits(text: [1076, 1078, 1124], display: [1040, 1040, 1104])

    // MARK: Widths

    /// The advance of the ellipsis. It is interpolated linearly between designs and weights, as for letters.
    static func ellipsisAdvance(_ shares: MasterShares) -> CGFloat { ellipsis(shares) }

    /// The advance of the ellipsis. Only the regular weight's is known (behaviour.md §12); it is a tenth narrower than
    /// three full stops. The other weights are assumed to have the same proportion.
    private static let ellipsis = MasterUnits(text: [1518, 1648, 2212], display: [1118, 1212, 1504])

    /// The advance of the em dash, in ems. It is known only for the regular weight at 12 points, from a label that
    /// Xcode sized (behaviour.md §12).
    static let emDashAdvance: CGFloat = 1760 / unitsPerEm

    /// The advance of an emoji until iOS 13, in points (behaviour.md §12.2). Nil if the picture's own width is used.
    static func emojiAdvance(_ request: FontRequest) -> CGFloat? {
        guard request.cut == .untilIOS13 else { return nil }
        return request.pointSize * CGFloat(emojiAdvances.value(at: request.pointSize))
    }

    /// The advances of an emoji by point size, in ems.
    private static let emojiAdvances = StraightLines([(17, 1.353), (34, 1.116)])

    /// The advance of monospaced digits: that of arithmetic signs, because figures in columns stand below them. A
    /// decision of ours, not measured.
    static func figureAdvance(_ shares: MasterShares) -> CGFloat {
        SystemAdvances.masters[Int(UInt8(ascii: "+") - SystemGlyphs.first)](shares)
    }

    /// The advance of every character of the monospaced design, in ems (behaviour.md §12).
    static func monospacedAdvance(_ cut: FontRequest.Cut) -> CGFloat {
        cut.standIn?.monospacedAdvance ?? 1266 / unitsPerEm
    }

    /// The factor from Inter's to San Francisco's advance, for characters whose own advance is unknown (behaviour.md
    /// §12).
    static func otherRatio(_ design: Design, weight: Int, isItalic: Bool) -> CGFloat {
        switch design {
        case .text: CGFloat(textRatios.value(at: CGFloat(weight)) - (isItalic ? 0.0005 : 0))
        case .display: CGFloat(displayRatios.value(at: CGFloat(weight)) + (isItalic ? 0.0045 : 0))
        }
    }

    private static let textRatios = StraightLines([
        (100, 0.9979), (200, 0.9938), (300, 0.9998), (400, 1.0013), (500, 1.0095), (600, 1.0111), (700, 1.0189),
        (800, 1.037), (900, 1.0504),
    ])
    private static let displayRatios = StraightLines([
        (100, 0.9969), (200, 0.9924), (300, 1.0062), (400, 1.0113), (500, 1.0137), (600, 1.0091), (700, 1.0115),
        (800, 1.0247), (900, 1.0331),
    ])

    // MARK: Between the masters

    /// The share of the display design at a size. Until iOS 13, it is 1 from 20 points on (behaviour.md §12).
    static func displayShare(pointSize: CGFloat, _ cut: FontRequest.Cut) -> Double {
        switch cut {
        case .current, .standIn: displayShares.value(at: pointSize)
        case .untilIOS13: pointSize < displayFrom ? 0 : 1
        }
    }

    private static let displayFrom: CGFloat = 20

    private static let displayShares = StraightLines([(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)])

    /// The position of a weight on a scale with light at −1, regular at 0 and black at 1 (behaviour.md §12).
    static func position(ofWeight weight: Int) -> Double {
        weightPositions.value(at: CGFloat(weight))
    }

    private static let weightPositions = StraightLines([
        (100, -0.924988), (200, -0.724976), (300, -0.315002), (400, 0), (500, 0.18335), (600, 0.31665), (700, 0.5),
        (800, 0.766663), (900, 1),
    ])

    /// The tracking after each character, in points (behaviour.md §12). The values below 8 points and from 80 on come
    /// from Apple's published list; they are not measured.
    static func tracking(pointSize: CGFloat, _ cut: FontRequest.Cut) -> CGFloat {
        let lines =
            switch cut {
            case .current, .standIn: trackingUnits
            case .untilIOS13: pointSize < displayFrom ? textTrackingUntilIOS13 : displayTrackingUntilIOS13
            }
        return CGFloat(lines.value(at: pointSize)) * pointSize / unitsPerEm
    }

    private static let trackingUnits = StraightLines([
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17),
        (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20),
        (38, 20), (39, 19), (40, 19), (80, 0),
    ])
    private static let textTrackingUntilIOS13 = StraightLines([
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32.3), (16, -40.8),
        (17, -47), (18, -46),
    ])
    private static let displayTrackingUntilIOS13 = StraightLines([
        (20, 38.4), (21, 33.5), (22, 33), (23, 29), (28, 29), (31, 28), (36, 21), (40, 19), (80, 0),
    ])
}

/// A function given by some points. It is linear between them and constant outside.
private struct StraightLines: Sendable {
    private let points: [(x: CGFloat, value: Double)]

    init(_ points: [(x: CGFloat, value: Double)]) {
        self.points = points
    }

    func value(at x: CGFloat) -> Double {
        guard let upper = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].value }
        guard upper > 0 else { return points[0].value }
        let (low, high) = (points[upper - 1], points[upper])
        return low.value + (high.value - low.value) * Double((x - low.x) / (high.x - low.x))
    }
}
