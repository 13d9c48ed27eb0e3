import DisplayList
import Foundation
import LayoutRules

/// The constraints of views, drawn over a picture of them: a line for each, and its name beside it. The line is dashed if
/// the constraint is not satisfied.
struct ConstraintOverlay {
    fileprivate struct Line {
        let start: CGPoint
        let end: CGPoint
        let target: CGPoint?
        let line: ConstraintLine
        let color: RGBAColor
    }

    private let rects: [(rect: CGRect, color: RGBAColor)]
    private let lines: [Line]
    private let screen: CGRect

    private static let width: CGFloat = 2
    private static let halo = RGBAColor(white: 1, alpha: 0.85)
    /// Half the length of the bars across the ends of a line, in points.
    fileprivate static let bar: CGFloat = 5
    private static let dashes: [CGFloat] = [5, 3.5]

    /// - Parameter screen: the rectangle of the picture on the sheet. The picture is neither turned nor scaled.
    init(_ views: [PlacedViews.View], screen: CGRect) {
        self.screen = screen
        func placed(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + screen.minX, y: point.y + screen.minY) }
        rects = views.map { ($0.constraints.rect.offsetBy(dx: screen.minX, dy: screen.minY), $0.color) }
        lines = views.flatMap { view in
            view.constraints.lines.map { line in
                Line(
                    start: placed(line.start), end: placed(line.end), target: line.target.map(placed), line: line,
                    color: view.color)
            }
        }
    }

    func drawLines(on sheet: inout Sheet) {
        for (rect, color) in rects {
            sheet.fill(.rect(rect), color.with(alpha: 0.08))
            sheet.stroke(.rect(rect), color.with(alpha: 0.6), width: 1)
        }
        for line in lines {
            guard let target = line.target else { continue }
            sheet.stroke(.elements([.move(line.end), .line(target)]), line.color, width: 1, dashes: [1.5, 2.5])
        }
        for line in lines {
            let (shaft, bars) = (line.shaft, line.bars)
            sheet.stroke(.elements(shaft + bars), ConstraintOverlay.halo, width: ConstraintOverlay.width + 2.5)
            sheet.stroke(.elements(bars), line.color, width: ConstraintOverlay.width)
            sheet.stroke(
                .elements(shaft), line.color, width: ConstraintOverlay.width,
                dashes: line.line.isSatisfied ? [] : ConstraintOverlay.dashes)
        }
    }

    /// - Parameters:
    ///   - area: the area that contains all names.
    ///   - ink: the parts of the drawing that names should not cover.
    func drawNames(in area: CGRect, sparing ink: Ink, on sheet: inout Sheet) {
        var layout = NameLayout(
            area: area, ink: ink, views: rects.map(\.rect), lines: lines.map { CGRect(from: $0.start, to: $0.end) })
        let placed = lines.map { line in
            let text = NameText(line.line.name, width: min(area.width, NameText.widest)) {
                sheet.width(of: $0, size: NameText.size, weight: NameText.weight)
            }
            return (line: line, text: text, place: layout.place(text.size, beside: line.seen(in: screen)))
        }
        for (line, _, place) in placed {
            guard let anchor = place.anchor else { continue }
            let box = place.box
            let near = CGPoint(x: min(max(anchor.x, box.minX), box.maxX), y: min(max(anchor.y, box.minY), box.maxY))
            sheet.stroke(.elements([.move(near), .line(anchor)]), line.color, width: 0.75)
        }
        for (line, text, place) in placed {
            let box = Path.roundedRect(RoundedRect(place.box, radius: 4))
            sheet.fill(box, RGBAColor(white: 1, alpha: 0.94))
            sheet.stroke(
                box, line.color, width: 0.75, dashes: line.line.isSatisfied ? [] : ConstraintOverlay.dashes)
            text.draw(at: place.box.origin, color: line.color, on: &sheet)
        }
    }
}

extension ConstraintOverlay.Line {
    private var isHorizontal: Bool { (end.x - start.x).magnitude >= (end.y - start.y).magnitude }

    /// The line from end to end; a zigzag for a spring.
    fileprivate var shaft: [PathElement] {
        guard line.shape == .spring else { return [.move(start), .line(end)] }
        let length = min(hypot(end.x - start.x, end.y - start.y), 2000)
        let turns = max(2, Int(length / 5))
        var elements: [PathElement] = [.move(start)]
        for turn in 1..<turns {
            let share = CGFloat(turn) / CGFloat(turns)
            let side: CGFloat = turn % 2 == 0 ? 3 : -3
            elements.append(
                .line(
                    CGPoint(
                        x: start.x + share * (end.x - start.x) + (isHorizontal ? 0 : side),
                        y: start.y + share * (end.y - start.y) + (isHorizontal ? side : 0))))
        }
        return elements + [.line(end)]
    }

    /// The bars across both ends; empty if the edges coincide.
    fileprivate var bars: [PathElement] {
        guard line.shape != .alignment else { return [] }
        return [start, end].flatMap { point -> [PathElement] in
            let (x, y) = isHorizontal ? (CGFloat(0), ConstraintOverlay.bar) : (ConstraintOverlay.bar, CGFloat(0))
            return [.move(CGPoint(x: point.x - x, y: point.y - y)), .line(CGPoint(x: point.x + x, y: point.y + y))]
        }
    }

    /// The part of the line that is on the screen; if there is none, the nearest point of the screen.
    fileprivate func seen(in screen: CGRect) -> CGRect {
        func clamped(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: min(max(point.x, screen.minX), screen.maxX), y: min(max(point.y, screen.minY), screen.maxY))
        }
        return CGRect(from: clamped(start), to: clamped(end))
    }
}

extension CGRect {
    fileprivate init(from first: CGPoint, to second: CGPoint) {
        self.init(
            x: min(first.x, second.x), y: min(first.y, second.y), width: (second.x - first.x).magnitude,
            height: (second.y - first.y).magnitude)
    }
}

extension RGBAColor {
    fileprivate func with(alpha: CGFloat) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
