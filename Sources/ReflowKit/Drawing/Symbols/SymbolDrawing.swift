import Assets
import DisplayList
import Foundation
import KitValues

/// Draws the parts of a symbol as filled and stroked paths in one opaque colour.
struct SymbolDrawing {
    let color: RGBAColor
    /// The width of all strokes, in points.
    let stroke: CGFloat

    /// - Parameter ink: the box that the drawing fills, in points.
    func commands(_ figure: SymbolFigure, in ink: CGRect) -> [DisplayCommand] {
        switch figure {
        case .outline(let outline): return paths(outline, in: ink, filled: false)
        case .filled(let outline): return paths(outline, in: ink, filled: true)
        case .enclosed(let inside, let enclosure, let isFilled):
            return enclosed(inside, enclosure, isFilled: isFilled, in: ink)
        case .slashed(let base): return slashed(base, in: ink)
        case .badged(let base, let sign): return badged(base, sign, in: ink)
        case .unknown:
            let box = ink.insetBy(dx: stroke / 2, dy: stroke / 2)
            return [.stroke(.roundedRect(RoundedRect(box, radius: min(box.width, box.height) / 4)), color, line)]
        }
    }

    private var line: StrokeStyle { StrokeStyle(width: stroke, cap: .round, join: .round) }

    // MARK: Outlines

    /// The outline's own lines are drawn as wide as the symbol's: lines of stroked icons have that width, and those of
    /// filled ones are made wider by a stroke along their edges.
    private func paths(_ outline: SymbolOutline, in ink: CGRect, filled: Bool) -> [DisplayCommand] {
        let fit = SymbolFit(outline, in: ink, stroke: stroke)
        return outline.pieces.flatMap { piece -> [DisplayCommand] in
            let path = Path.elements(piece.steps.map { $0.element(fit.transform) })
            var commands: [DisplayCommand] = []
            if piece.paint == .stroke {
                commands.append(.stroke(path, color, line))
                if filled { commands.append(.fill(path, .color(color))) }
            } else {
                let parts = filled ? piece.contours.map { Path.elements($0.map { $0.element(fit.transform) }) } : [path]
                for part in parts {
                    commands.append(.fill(part, .color(color), rule: piece.paint == .evenOddFill ? .evenOdd : .nonZero))
                }
                if fit.widening > 0 {
                    commands.append(
                        .stroke(path, color, StrokeStyle(width: fit.widening, cap: .round, join: .round)))
                }
            }
            return commands
        }
    }

    // MARK: Composed symbols

    private func enclosed(
        _ inside: SymbolFigure, _ enclosure: SymbolFigure.Enclosure, isFilled: Bool, in ink: CGRect
    ) -> [DisplayCommand] {
        let part: CGFloat = 0.54
        let own = inside.imageSize
        let ratio = max(own.width - 2 * SymbolMetrics.side, 1) / max(own.height - 2 * SymbolMetrics.top, 1)
        let side = min(ink.width, ink.height) * part
        let size = CGSize(width: side * min(1, ratio), height: side / max(1, ratio))
        let box = CGRect(
            x: ink.midX - size.width / 2, y: ink.midY - size.height / 2, width: size.width, height: size.height)
        let glyph = SymbolDrawing(color: color, stroke: stroke * 0.85)
        func shape(_ rect: CGRect) -> Path {
            enclosure == .circle
                ? .ellipse(rect) : .roundedRect(RoundedRect(rect, radius: min(rect.width, rect.height) * 0.22))
        }
        // A glyph of filled paths is cut out of the disc. Lines cannot be cut out of a path: those stay inside a ring.
        if isFilled, case .outline(let outline) = inside, outline.pieces.allSatisfy({ $0.paint != .stroke }) {
            let fit = SymbolFit(outline, in: box, stroke: 0)
            let hole = outline.pieces.flatMap { $0.steps.map { $0.element(fit.transform) } }
            return [.fill(.elements(shape(ink).elements + hole), .color(color), rule: .evenOdd)]
        }
        let ring = shape(ink.insetBy(dx: stroke / 2, dy: stroke / 2))
        return [.stroke(ring, color, line)] + glyph.commands(inside, in: box)
    }

    /// The base without a band along the diagonal, with a line in the band.
    private func slashed(_ base: SymbolFigure, in ink: CGRect) -> [DisplayCommand] {
        let half = stroke / 2
        let from = CGPoint(x: ink.minX + half + ink.width * 0.04, y: ink.minY + half)
        let to = CGPoint(x: ink.maxX - half - ink.width * 0.04, y: ink.maxY - half)
        let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
        // The band lies above the line, so that the line touches the part below it.
        let across = CGPoint(x: (to.y - from.y) / length * stroke * 1.5, y: (from.x - to.x) / length * stroke * 1.5)
        let along = CGPoint(x: (to.x - from.x) / length * ink.width, y: (to.y - from.y) / length * ink.width)
        let band: [PathElement] = [
            .move(CGPoint(x: from.x - along.x, y: from.y - along.y)),
            .line(CGPoint(x: to.x + along.x, y: to.y + along.y)),
            .line(CGPoint(x: to.x + along.x + across.x, y: to.y + along.y + across.y)),
            .line(CGPoint(x: from.x - along.x + across.x, y: from.y - along.y + across.y)),
            .close,
        ]
        let rest = Layer(
            clip: .elements(around(ink) + band), clipRule: .evenOdd,
            commands: commands(base, in: ink))
        return [.layer(rest), .stroke(.elements([.move(from), .line(to)]), color, line)]
    }

    /// The base without a disc at the bottom right, with the sign in it.
    private func badged(_ base: SymbolFigure, _ sign: SymbolOutline, in ink: CGRect) -> [DisplayCommand] {
        let side = min(ink.width, ink.height) * 0.42
        let place = CGRect(x: ink.maxX - side, y: ink.maxY - side, width: side, height: side)
        let shown = CGRect(x: ink.minX, y: ink.minY, width: ink.width - side * 0.22, height: ink.height - side * 0.18)
        let gap = stroke
        let rest = Layer(
            transform: .identity,
            clip: .elements(around(ink) + Path.ellipse(place.insetBy(dx: -gap, dy: -gap)).elements),
            clipRule: .evenOdd, commands: commands(base, in: shown))
        let ratio = sign.imageSize.width / sign.imageSize.height
        let size = CGSize(width: side * min(1, ratio), height: side / max(1, ratio))
        let box = CGRect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
        return [.layer(rest)] + commands(.outline(sign), in: box)
    }

    /// A rectangle well outside the ink, from which a clip takes a part away.
    private func around(_ ink: CGRect) -> [PathElement] {
        Path.rect(ink.insetBy(dx: -ink.width, dy: -ink.height)).elements
    }
}

/// The transform that fits an outline into a box, and the stroke that makes its lines as wide as the symbol's.
struct SymbolFit {
    let transform: CGAffineTransform
    /// The width of a stroke along the edges of filled paths, in points.
    let widening: CGFloat

    init(_ outline: SymbolOutline, in ink: CGRect, stroke: CGFloat) {
        let bounds = outline.bounds
        let isStroked = outline.pieces.contains { $0.paint == .stroke }
        /// The scale at which a length and its wider lines fill `room`, with lines of width `own` in the outline.
        func scale(_ length: CGFloat, _ room: CGFloat, own: CGFloat) -> CGFloat {
            length - own > 0.01 ? max(room - stroke, 0.01) / (length - own) : 0
        }
        let own = isStroked ? 0 : outline.lineWidth
        var across = scale(bounds.width, ink.width, own: own)
        var down = scale(bounds.height, ink.height, own: own)
        // An outline that is a single line has no extent across the line.
        if across == 0 { across = down }
        if down == 0 { down = across }
        let width = own * (across * down).squareRoot()
        if !isStroked, own == 0 || stroke < width {
            across = ink.width / max(bounds.width, 0.01)
            down = ink.height / max(bounds.height, 0.01)
            widening = 0
        } else {
            widening = isStroked ? 0 : stroke - width
        }
        transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: across, y: down))
            .concatenating(CGAffineTransform(translationX: ink.midX, y: ink.midY))
    }
}

extension SymbolOutline.Piece {
    /// The steps from each move to the next.
    fileprivate var contours: [[SymbolOutline.Step]] {
        var contours: [[SymbolOutline.Step]] = []
        for step in steps {
            if case .move = step { contours.append([]) }
            if !contours.isEmpty { contours[contours.count - 1].append(step) }
        }
        return contours
    }
}

extension SymbolOutline.Step {
    fileprivate func element(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                to: end.applying(transform))
        case .close: .close
        }
    }
}
