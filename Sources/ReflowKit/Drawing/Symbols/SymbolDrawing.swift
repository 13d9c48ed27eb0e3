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
    /// filled ones are made wider by a stroke along their edges, or thinner by cutting one away.
    private func paths(_ outline: SymbolOutline, in ink: CGRect, filled: Bool) -> [DisplayCommand] {
        let fit = SymbolFit(outline, in: ink, stroke: stroke)
        var painted: [DisplayCommand] = []
        var cutout: [DisplayCommand] = []
        for piece in outline.pieces {
            let path = piece.steps.path(fit.transform)
            if piece.paint == .stroke {
                painted.append(.stroke(path, color, line))
                if filled { painted.append(.fill(path, .color(color))) }
                continue
            }
            for part in filled ? piece.contours.map({ $0.path(fit.transform) }) : [path] {
                painted.append(.fill(part, .color(color), rule: piece.paint == .evenOddFill ? .evenOdd : .nonZero))
            }
            if let edge = fit.edge(of: piece.steps, .wider, color) { painted.append(edge) }
            if let edge = fit.edge(of: piece.steps, .thinner, color) { cutout.append(edge) }
        }
        return cutout.isEmpty ? painted : [.layer(Layer(commands: painted, cutout: cutout))]
    }

    // MARK: Composed symbols

    private func enclosed(
        _ inside: SymbolFigure, _ enclosure: SymbolFigure.Enclosure, isFilled: Bool, in ink: CGRect
    ) -> [DisplayCommand] {
        let part: CGFloat = 0.54
        let own = inside.imageSize
        let ratio = max(own.width - 2 * inside.sideInset, 1) / max(own.height - 2 * SymbolMetrics.top, 1)
        let side = min(ink.width, ink.height) * part
        let size = CGSize(width: side * min(1, ratio), height: side / max(1, ratio))
        let box = CGRect(
            x: ink.midX - size.width / 2, y: ink.midY - size.height / 2, width: size.width, height: size.height)
        let glyph = SymbolDrawing(color: color, stroke: stroke * 0.85).commands(inside, in: box)
        func shape(_ rect: CGRect) -> Path {
            enclosure == .circle
                ? .ellipse(rect) : .roundedRect(RoundedRect(rect, radius: min(rect.width, rect.height) * 0.22))
        }
        if isFilled { return [.layer(Layer(commands: [.fill(shape(ink), .color(color))], cutout: glyph))] }
        return [.stroke(shape(ink.insetBy(dx: stroke / 2, dy: stroke / 2)), color, line)] + glyph
    }

    /// The base without a band along the diagonal, with a line in the band.
    private func slashed(_ base: SymbolFigure, in ink: CGRect) -> [DisplayCommand] {
        let half = stroke / 2
        let from = CGPoint(x: ink.minX + half + ink.width * 0.04, y: ink.minY + half)
        let to = CGPoint(x: ink.maxX - half - ink.width * 0.04, y: ink.maxY - half)
        let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
        // The band lies above the line, so that the line touches the part below it.
        let gap = CGAffineTransform(
            translationX: (to.y - from.y) / length * stroke, y: (from.x - to.x) / length * stroke)
        let slash = Path.elements([.move(from), .line(to)])
        let band = Path.elements([.move(from.applying(gap)), .line(to.applying(gap))])
        let rest = Layer(commands: commands(base, in: ink), cutout: [.stroke(band, color, line)])
        return [.layer(rest), .stroke(slash, color, line)]
    }

    /// The base without a disc at the bottom right, with the sign in it.
    private func badged(_ base: SymbolFigure, _ sign: SymbolOutline, in ink: CGRect) -> [DisplayCommand] {
        let side = min(ink.width, ink.height) * 0.42
        let place = CGRect(x: ink.maxX - side, y: ink.maxY - side, width: side, height: side)
        let shown = CGRect(x: ink.minX, y: ink.minY, width: ink.width - side * 0.22, height: ink.height - side * 0.18)
        let gap = Path.ellipse(place.insetBy(dx: -stroke, dy: -stroke))
        let rest = Layer(commands: commands(base, in: shown), cutout: [.fill(gap, .color(color))])
        let ratio = sign.imageSize.width / sign.imageSize.height
        let size = CGSize(width: side * min(1, ratio), height: side / max(1, ratio))
        let box = CGRect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
        return [.layer(rest)] + commands(.outline(sign), in: box)
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

extension [SymbolOutline.Step] {
    func path(_ transform: CGAffineTransform) -> Path { .elements(map { $0.element(transform) }) }
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
