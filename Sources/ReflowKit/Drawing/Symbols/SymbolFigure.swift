package import Assets
package import Foundation

/// The parts of a symbol's drawing: an outline, or others composed by the rules of symbols' names.
package indirect enum SymbolFigure {
    case outline(SymbolOutline)
    /// An outline whose inside is filled.
    case filled(SymbolOutline)
    /// A symbol inside another one, and cut out of it if that is filled.
    case enclosed(SymbolFigure, by: SymbolFigure, SymbolEnclosure, isFilled: Bool)
    case slashed(SymbolFigure)
    /// A symbol with a sign in a disc at its bottom right, or an empty disc at its top right.
    case badged(SymbolFigure, SymbolOutline?)
    /// A rounded outline, for a name that has no drawing.
    case unknown

    /// - Parameters:
    ///   - name: `heart.circle.fill`.
    ///   - inParts: whether a symbol that is known as a whole is composed nevertheless, so that its parts can have
    ///     colours of their own.
    package init(named name: String, inParts: Bool = false) {
        if let own = SymbolFolder.current?.outline(named: name) {
            self = .outline(own)
            return
        }
        let isTooLong = name.utf8.count > SymbolFigure.longest
        guard !isTooLong, !SymbolFigure.isMark(name) else {
            self = .unknown
            return
        }
        self = (inParts ? SymbolFigure.composed(name) : nil) ?? SymbolFigure.found(name) ?? .unknown
    }

    /// The longest name that is taken apart, in bytes.
    private static let longest = 100

    package var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Whether any part of the drawing is not the symbol's own.
    package var isStandIn: Bool {
        switch self {
        case .outline(let outline), .filled(let outline): outline.isStandIn
        case .slashed(let base): base.isStandIn
        case .badged(let base, let sign): base.isStandIn || sign?.isStandIn == true
        case .enclosed(let inside, by: let around, _, _): inside.isStandIn || around.isStandIn
        case .unknown: true
        }
    }

    /// Whether the symbol shows a trademark or a product, which is never drawn.
    package static func isMark(_ name: String) -> Bool {
        marks.contains(where: name.hasPrefix) || name.contains(".logo")
    }

    private static let marks = [
        "applelogo", "apple.", "appletv", "applepencil", "arkit", "faceid", "touchid", "opticid", "airplay", "airpod",
        "airport", "airtag", "beats", "bonjour", "carplay", "homepod", "homekit", "ipod", "visionpro", "swift",
    ]

    private static func found(_ name: String) -> SymbolFigure? {
        SymbolOutline(named: name).map(SymbolFigure.outline) ?? composed(name)
    }

    /// Each rule takes at least one part off the end of the name.
    private static func composed(_ name: String) -> SymbolFigure? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        for enclosure in SymbolEnclosure.all where plain.hasSuffix("." + enclosure.suffix) {
            let base = plain.dropLast(enclosure.suffix.count + 1)
            // A cropped person differs from a whole one only in that it reaches the edge.
            let whole = String(base.hasSuffix(".crop") ? base.dropLast(5) : base)
            guard let inside = found(whole + ".fill", or: whole),
                let around = found(enclosure.outline + (isFilled ? ".fill" : ""))
            else { continue }
            return .enclosed(inside, by: around, enclosure, isFilled: isFilled)
        }
        if plain.hasSuffix(".slash"), let base = found(String(plain.dropLast(6)) + (isFilled ? ".fill" : "")) {
            return .slashed(base)
        }
        if let range = plain.range(of: ".badge."), let sign = SymbolOutline(named: String(plain[range.upperBound...])),
            let base = found(String(plain[..<range.lowerBound]) + (isFilled ? ".fill" : ""))
        {
            return .badged(base, sign)
        }
        if plain.hasSuffix(".badge"), let base = found(String(plain.dropLast(6)) + (isFilled ? ".fill" : "")) {
            return .badged(base, nil)
        }
        guard isFilled, let base = SymbolOutline(named: plain) else { return nil }
        return .filled(base)
    }

    /// The first of two names that has an outline of its own, or else one that is composed.
    private static func found(_ first: String, or second: String) -> SymbolFigure? {
        SymbolOutline(named: first).map(SymbolFigure.outline) ?? found(second)
    }

    /// The distance of the ink from the sides of the image at 17 points.
    var sideInset: CGFloat {
        switch self {
        case .outline(let outline), .filled(let outline): outline.sideInset
        case .slashed(let base), .badged(let base, _), .enclosed(_, by: let base, _, _): base.sideInset
        case .unknown: SymbolMetrics.side
        }
    }

    /// The size of the image at 17 points.
    package var imageSize: CGSize {
        switch self {
        case .outline(let outline), .filled(let outline): outline.imageSize
        case .slashed(let base):
            // The line leads from corner to corner of a box that is not narrow.
            CGSize(width: max(base.imageSize.width, base.imageSize.height), height: base.imageSize.height)
        case .enclosed(_, by: let base, _, _): base.imageSize
        case .badged(let base, _): CGSize(width: base.imageSize.width + 2, height: base.imageSize.height + 1.5)
        case .unknown: CGSize(width: 18.8, height: 17.8)
        }
    }
}

/// A shape around symbols, which is the last word of their names.
package struct SymbolEnclosure: Sendable {
    let suffix: String
    /// The symbol that is the shape.
    let outline: String
    /// The side of the box of the symbol inside, as a part of the shape's shorter side.
    let part: CGFloat
    /// The distance of the box's middle above the shape's, as a part of the shape's height.
    var lift: CGFloat = 0

    static let all = [
        SymbolEnclosure(suffix: "circle", outline: "circle", part: 0.54),
        SymbolEnclosure(suffix: "square", outline: "square", part: 0.54),
        SymbolEnclosure(suffix: "app", outline: "app", part: 0.54),
        SymbolEnclosure(suffix: "rectangle", outline: "rectangle", part: 0.56),
        SymbolEnclosure(suffix: "octagon", outline: "octagon", part: 0.5),
        SymbolEnclosure(suffix: "hexagon", outline: "hexagon", part: 0.46),
        SymbolEnclosure(suffix: "diamond", outline: "diamond", part: 0.4),
        SymbolEnclosure(suffix: "seal", outline: "seal", part: 0.46),
        SymbolEnclosure(suffix: "shield", outline: "shield", part: 0.46, lift: 0.04),
        SymbolEnclosure(suffix: "bubble", outline: "bubble.left", part: 0.46, lift: 0.08),
    ]
}
