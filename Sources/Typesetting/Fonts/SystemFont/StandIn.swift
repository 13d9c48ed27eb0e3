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
    case avenirNext
    case georgia
    case menlo

    /// Fails for a font whose metrics are unknown.
    public init?(postScriptName name: String) {
        let parts = name.lowercased().split(separator: "-", maxSplits: 1).map(String.init)
        switch parts.first {
        case "helvetica": self = .helvetica
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
        case .helvetica: (0.92, 0.23)
        case .avenirNext: (1, 0.366)
        case .georgia: (1878.0 / 2048, 449.0 / 2048)
        case .menlo: (1901.0 / 2048, 483.0 / 2048)
        }
    }

    /// The advance of every character, in ems; nil for a font that is not monospaced.
    public var monospacedAdvance: CGFloat? { self == .menlo ? 1233.0 / 2048 : nil }

    /// The advances of the characters from the space to the tilde, in thousandths of an em; nil if they are unknown,
    /// then the system font's are used.
    var advances: [Int16]? {
        switch self {
        case .helveticaNeue: StandIn.helveticaNeueAdvances
        case .helveticaNeueBold: StandIn.helveticaNeueBoldAdvances
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
}

extension FontRequest.Cut {
    /// The font whose metrics are used, if they are not the system font's.
    var standIn: StandIn? {
        if case .standIn(let font) = self { font } else { nil }
    }
}
