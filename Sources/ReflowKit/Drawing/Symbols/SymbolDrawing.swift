import Assets
import DisplayList
import Foundation
import KitValues

/// Draws a symbol as filled and stroked paths in one opaque colour.
struct SymbolDrawing {
    /// The two parts of a composed symbol, each in front of or behind the other.
    struct Parts {
        var front: [DisplayCommand]
        var back: [DisplayCommand]
        /// Whether the front part is a hole in the back part where both have one colour.
        var isHole = false
    }

    let color: RGBAColor
    /// The width of all strokes, in points.
    let stroke: CGFloat

    /// - Parameter ink: the box that the drawing fills, in points.
    func commands(_ figure: SymbolFigure, in ink: CGRect) -> [DisplayCommand] {
        if let parts = parts(figure, in: ink) {
            return parts.isHole
                ? [.layer(Layer(commands: parts.back, cutout: parts.front))] : parts.back + parts.front
        }
        switch figure {
        case .outline(let outline): return paths(outline, in: ink, filled: false)
        case .filled(let outline): return paths(outline, in: ink, filled: true)
        case .enclosed, .slashed, .badged, .unknown:
            let box = ink.insetBy(dx: stroke / 2, dy: stroke / 2)
            return [.stroke(.roundedRect(RoundedRect(box, radius: min(box.width, box.height) / 4)), color, line)]
        }
    }

    /// The parts of a composed symbol; nil for others.
    func parts(_ figure: SymbolFigure, in ink: CGRect) -> Parts? {
        switch figure {
        case .outline, .filled, .unknown: nil
        case .enclosed(let inside, by: let around, let enclosure, let isFilled):
            Parts(
                front: glyph(inside, enclosure, in: ink), back: commands(around, in: ink), isHole: isFilled)
        case .slashed(let base): slashed(base, in: ink)
        case .badged(let base, let sign): badged(base, sign, in: ink)
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

    private func glyph(_ inside: SymbolFigure, _ enclosure: SymbolEnclosure, in ink: CGRect) -> [DisplayCommand] {
        let middle = CGPoint(x: ink.midX, y: ink.midY - ink.height * enclosure.lift)
        let box = box(of: inside, side: min(ink.width, ink.height) * enclosure.part, around: middle)
        return SymbolDrawing(color: color, stroke: stroke * 0.85).commands(inside, in: box)
    }

    /// A box with the proportion of a symbol.
    private func box(of figure: SymbolFigure, side: CGFloat, around middle: CGPoint) -> CGRect {
        let image = figure.imageSize
        let ratio =
            max(image.width - 2 * figure.sideInset, 1) / max(image.height - 2 * SymbolMetrics.top, 1)
        let size = CGSize(width: side * min(1, ratio), height: side / max(1, ratio))
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The base without a band along the diagonal, and a line in the band.
    private func slashed(_ base: SymbolFigure, in ink: CGRect) -> Parts {
        let half = stroke / 2
        let from = CGPoint(x: ink.minX + half + ink.width * 0.04, y: ink.minY + half)
        let to = CGPoint(x: ink.maxX - half - ink.width * 0.04, y: ink.maxY - half)
        let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
        // The band lies above the line, so that the line touches the part below it.
        let gap = CGAffineTransform(
            translationX: (to.y - from.y) / length * stroke, y: (from.x - to.x) / length * stroke)
        let band = Path.elements([.move(from.applying(gap)), .line(to.applying(gap))])
        let share = (base.imageSize.width - 2 * base.sideInset) / max(base.imageSize.height - 2 * SymbolMetrics.top, 1)
        let width = min(ink.width, ink.height * share)
        let whole = CGRect(x: ink.midX - width / 2, y: ink.minY, width: width, height: ink.height)
        return Parts(
            front: [.stroke(.elements([.move(from), .line(to)]), color, line)],
            back: [.layer(Layer(commands: commands(base, in: whole), cutout: [.stroke(band, color, line)]))])
    }

    /// The base without a disc in a corner, and a smaller disc there, out of which the sign is cut.
    private func badged(_ base: SymbolFigure, _ sign: SymbolOutline?, in ink: CGRect) -> Parts {
        let side = min(ink.width, ink.height) * (sign == nil ? 0.36 : 0.5)
        let place = CGRect(
            x: ink.maxX - side, y: sign == nil ? ink.minY : ink.maxY - side, width: side, height: side)
        let shown = CGRect(
            x: ink.minX, y: ink.minY + (sign == nil ? side * 0.18 : 0), width: ink.width - side * 0.2,
            height: ink.height - side * 0.18)
        let gap = Path.ellipse(place.insetBy(dx: -stroke * 0.7, dy: -stroke * 0.7))
        let hole = sign.map { sign in
            let middle = CGPoint(x: place.midX, y: place.midY)
            let box = box(of: .outline(sign), side: side * 0.56, around: middle)
            return SymbolDrawing(color: color, stroke: stroke * 0.8).commands(.outline(sign), in: box)
        }
        let disc = DisplayCommand.fill(.ellipse(place), .color(color))
        return Parts(
            front: hole.map { [.layer(Layer(commands: [disc], cutout: $0))] } ?? [disc],
            back: [.layer(Layer(commands: commands(base, in: shown), cutout: [.fill(gap, .color(color))]))])
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
