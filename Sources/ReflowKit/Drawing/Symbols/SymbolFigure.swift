package import Assets
package import Foundation

/// The parts of a symbol's drawing: an outline, or others composed by the rules of symbols' names.
package indirect enum SymbolFigure {
    /// A shape around a symbol.
    package enum Enclosure: Equatable {
        case circle, square

        var outline: String { self == .circle ? "circle" : "square" }
    }

    case outline(SymbolOutline)
    /// An outline whose inside is filled.
    case filled(SymbolOutline)
    case enclosed(SymbolFigure, Enclosure, isFilled: Bool)
    case slashed(SymbolFigure)
    /// A symbol with a sign at its bottom right.
    case badged(SymbolFigure, SymbolOutline)
    /// A rounded outline, for a name that has no drawing.
    case unknown

    /// - Parameter name: `heart.circle.fill`.
    package init(named name: String) {
        let isTooLong = name.utf8.count > SymbolFigure.longest
        self = isTooLong || SymbolFigure.isMark(name) ? .unknown : SymbolFigure.found(name) ?? .unknown
    }

    /// The longest name that is taken apart, in bytes.
    private static let longest = 100

    package var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Whether the symbol shows a trademark or a product, which is never drawn.
    package static func isMark(_ name: String) -> Bool {
        let marks = [
            "applelogo", "apple.", "appletv", "applepencil", "faceid", "touchid", "opticid", "airplay", "airpod",
            "airport", "airtag", "beats", "carplay", "homepod", "homekit", "ipod", "visionpro", "swift",
        ]
        return marks.contains { name == $0 || name.hasPrefix($0) }
    }

    /// Each rule takes at least one part off the end of the name.
    private static func found(_ name: String) -> SymbolFigure? {
        if let outline = SymbolOutline(named: name) { return .outline(outline) }
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        for enclosure in [Enclosure.circle, .square] where plain.hasSuffix("." + enclosure.outline) {
            let base = String(plain.dropLast(enclosure.outline.count + 1))
            guard let inside = found(base + ".fill", or: base) else { continue }
            return .enclosed(inside, enclosure, isFilled: isFilled)
        }
        if plain.hasSuffix(".slash"), let base = found(String(plain.dropLast(6)) + (isFilled ? ".fill" : "")) {
            return .slashed(base)
        }
        if let range = plain.range(of: ".badge."), let sign = badge(String(plain[range.upperBound...])),
            let base = found(String(plain[..<range.lowerBound]) + (isFilled ? ".fill" : ""))
        {
            return .badged(base, sign)
        }
        guard isFilled, let base = SymbolOutline(named: plain) else { return nil }
        return .filled(base)
    }

    /// The first of two names that has an outline of its own, or else one that is composed.
    private static func found(_ first: String, or second: String) -> SymbolFigure? {
        SymbolOutline(named: first).map(SymbolFigure.outline) ?? found(second)
    }

    private static func badge(_ sign: String) -> SymbolOutline? {
        let signs = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis"]
        return signs.contains(sign) ? SymbolOutline(named: sign) : nil
    }

    /// The distance of the ink from the sides of the image at 17 points.
    var sideInset: CGFloat {
        switch self {
        case .outline(let outline), .filled(let outline): outline.sideInset
        case .slashed(let base), .badged(let base, _): base.sideInset
        case .enclosed, .unknown: SymbolMetrics.side
        }
    }

    /// The size of the image at 17 points.
    package var imageSize: CGSize {
        switch self {
        case .outline(let outline), .filled(let outline): outline.imageSize
        case .enclosed(_, .circle, _): CGSize(width: 20, height: 19)
        case .enclosed(_, .square, _): CGSize(width: 18.8, height: 16.8)
        case .slashed(let base): base.imageSize
        case .badged(let base, _): CGSize(width: base.imageSize.width + 2, height: base.imageSize.height + 1.5)
        case .unknown: CGSize(width: 18.8, height: 17.8)
        }
    }
}
