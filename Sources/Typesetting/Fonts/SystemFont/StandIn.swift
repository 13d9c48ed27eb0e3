public import Foundation

/// A font of iOS that Reflow does not have. It is drawn with the system font's glyphs and measured with its own metrics
/// (behaviour.md §12.4).
public enum StandIn: Sendable, Hashable, CaseIterable {
    case helveticaNeue
    case helveticaNeueUltraLight
    /// Helvetica Neue Thin and Light, whose lines have the same height.
    case helveticaNeueLight
    case helveticaNeueMedium
    case helveticaNeueBold
    case helvetica
    case helveticaBold
    case arial
    case arialBold
    /// Times and Times New Roman.
    case times
    case timesBold
    /// Courier and Courier New.
    case courier
    case avenirNext
    case georgia
    case menlo

    /// Fails for a font whose metrics are unknown.
    public init?(postScriptName name: String) {
        let parts = name.lowercased().replacingOccurrences(of: " ", with: "").split(separator: "-", maxSplits: 1)
            .map(String.init)
        let isBold = parts.dropFirst().first?.hasPrefix("bold") == true
        switch parts.first {
        case "helvetica": self = isBold ? .helveticaBold : .helvetica
        case "arial", "arialmt": self = isBold ? .arialBold : .arial
        case "times", "timesnewromanps", "timesnewromanpsmt", "timesnewroman": self = isBold ? .timesBold : .times
        case "courier", "couriernewps", "couriernewpsmt", "couriernew": self = .courier
        case "avenirnext": self = .avenirNext
        case "georgia": self = .georgia
        case "menlo": self = .menlo
        case "helveticaneue":
            switch parts.dropFirst().first?.replacingOccurrences(of: "italic", with: "") ?? "" {
            case "": self = .helveticaNeue
            case "ultralight": self = .helveticaNeueUltraLight
            case "thin", "light": self = .helveticaNeueLight
            case "medium": self = .helveticaNeueMedium
            case "bold": self = .helveticaNeueBold
            default: return nil
            }
        default: return nil
        }
    }

    /// The height of a line above and below its baseline, in ems.
    var line: (ascender: CGFloat, descender: CGFloat) {
        switch self {
        case .helveticaNeue: (0.952, 0.213)
        case .helveticaNeueUltraLight: (0.931, 0.213)
        case .helveticaNeueLight: (0.967, 0.213)
        case .helveticaNeueMedium, .helveticaNeueBold: (0.975, 0.217)
        case .helvetica, .helveticaBold: (0.92, 0.23)
        case .arial, .arialBold: (1854.0 / 2048, 434.0 / 2048)
        case .times, .timesBold: (1825.0 / 2048, 443.0 / 2048)
        case .courier: (1705.0 / 2048, 615.0 / 2048)
        case .avenirNext: (1, 0.366)
        case .georgia: (1878.0 / 2048, 449.0 / 2048)
        case .menlo: (1901.0 / 2048, 483.0 / 2048)
        }
    }

    /// The advance of every character, in ems; nil for a font that is not monospaced.
    public var monospacedAdvance: CGFloat? {
        switch self {
        case .menlo: 1233.0 / 2048
        case .courier: 1229.0 / 2048
        default: nil
        }
    }

    /// The advances of the characters from the space to the tilde, in thousandths of an em; nil if they are unknown,
    /// then the system font's are used.
    var advances: [Int16]? {
        switch self {
        case .helveticaNeue: StandIn.helveticaNeueAdvances
        case .helveticaNeueBold: StandIn.helveticaNeueBoldAdvances
        case .helvetica, .arial: StandIn.helveticaAdvances
        case .helveticaBold, .arialBold: StandIn.helveticaBoldAdvances
        case .times: StandIn.timesAdvances
        case .timesBold: StandIn.timesBoldAdvances
        default: nil
        }
    }

    private static let helveticaNeueAdvances: [Int16] = [
        // From the space on.
        278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
        // From 0 on.
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        // From @ on.
        800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
        // From P on.
        648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
        // From the grave accent on.
        222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
        // From p on.
        593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
    ]

    private static let helveticaNeueBoldAdvances: [Int16] = [
        // From the space on.
        278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
        // From 0 on.
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        // From @ on.
        800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
        // From P on.
        667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
        // From the grave accent on.
        259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
        // From p on.
        611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
    ]

    private static let helveticaAdvances: [Int16] = [
        // From the space on.
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        // From 0 on.
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        // From @ on.
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        // From P on.
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        // From the grave accent on.
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        // From p on.
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]

    private static let helveticaBoldAdvances: [Int16] = [
        // From the space on.
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        // From 0 on.
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        // From @ on.
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        // From P on.
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        // From the grave accent on.
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        // From p on.
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ]

    private static let timesAdvances: [Int16] = [
        // From the space on.
        250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
        // From 0 on.
        500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
        // From @ on.
        921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
        // From P on.
        556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
        // From the grave accent on.
        333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
        // From p on.
        500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
    ]

    private static let timesBoldAdvances: [Int16] = [
        // From the space on.
        250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278,
        // From 0 on.
        500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500,
        // From @ on.
        930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778,
        // From P on.
        611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500,
        // From the grave accent on.
        333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500,
        // From p on.
        556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
    ]
}

extension FontRequest.Cut {
    /// The font whose metrics are used, if they are not the system font's.
    var standIn: StandIn? {
        if case .standIn(let font) = self { font } else { nil }
    }
}
