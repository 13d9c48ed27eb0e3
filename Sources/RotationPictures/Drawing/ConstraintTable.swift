import Basics
import DisplayList
import Foundation
import LayoutRules

/// The table below a plate with constraints: the text of each one, and whether it holds before and after the rotation.
struct ConstraintTable {
    struct Row: Equatable {
        let view: String
        let text: String
        /// The cells for before and after.
        let cells: [Cell]
    }

    struct Cell: Equatable {
        let text: String
        let isLost: Bool

        fileprivate static let absent = Cell(text: "–", isLost: false)
    }

    let rows: [Row]
    /// The number of constraints without a row.
    let omitted: Int
    private let views: PlacedViews

    private static let rowHeight: CGFloat = 27
    private static let textSize: CGFloat = 15
    private static let smallestText: CGFloat = 10

    /// - Parameter limit: the maximum number of rows; one more if that shows all.
    init(_ views: PlacedViews, limit: Int) {
        self.views = views
        let all = views.names.flatMap { name in
            ConstraintTable.rows(
                of: name, [views.before, views.after].map { side in side.first { $0.constraints.view == name } })
        }
        // A line that counts a single omitted row would take as much room as the row.
        let limit = all.count - 1 == limit ? all.count : max(0, limit)
        rows = Array(all.prefix(limit))
        omitted = all.count - rows.count
    }

    private static func rows(of view: String, _ sides: [PlacedViews.View?]) -> [Row] {
        let told: [[Told]] = sides.map { side in
            guard let side else { return [] }
            return Told.all(of: side.constraints)
        }
        var texts: [String] = []
        for side in told {
            for line in side where !texts.contains(line.text) { texts.append(line.text) }
        }
        return texts.map { text in
            let cells: [Cell] = told.map { side in side.first { $0.text == text }?.cell ?? Cell.absent }
            return Row(view: view, text: text, cells: cells)
        }
    }

    /// A constraint or other cause that places a view before or after the rotation, and whether it holds.
    private struct Told {
        let text: String
        let cell: Cell

        static func all(of view: ViewConstraints) -> [Told] {
            let lines = view.lines.map { line in
                let state = line.isSatisfied ? "satisfied" : "off by \(line.error.sixDigitText)"
                return Told(text: line.text, cell: Cell(text: state, isLost: !line.isSatisfied))
            }
            return lines + view.notes.map { Told(text: $0, cell: Cell(text: "satisfied", isLost: false)) }
        }
    }

    /// Draws the table.
    /// - Returns: the y at which it ends.
    func draw(at origin: CGPoint, width: CGFloat, on sheet: inout Sheet) -> CGFloat {
        let column = width * 0.17
        let numbers = origin.x + width - 2 * column
        var y = origin.y
        for (index, name) in views.orientations.enumerated() {
            fitted(
                name, at: CGPoint(x: numbers + CGFloat(index) * column, y: y), size: 14, weight: 600,
                color: Palette.faint, width: column - 8, on: &sheet)
        }
        var view: String?
        for row in rows {
            if row.view != view {
                sheet.text(
                    row.view, at: CGPoint(x: origin.x, y: y), size: 14, weight: 600, color: color(of: row.view),
                    width: numbers - origin.x - 12)
                y += ConstraintTable.rowHeight
                view = row.view
            }
            sheet.fill(.rect(CGRect(x: origin.x, y: y - 5, width: width, height: 1)), Palette.line)
            fitted(
                row.text, at: CGPoint(x: origin.x, y: y - 1), color: Palette.ink, width: numbers - origin.x - 12,
                on: &sheet)
            for (index, cell) in row.cells.enumerated() {
                fitted(
                    cell.text, at: CGPoint(x: numbers + CGFloat(index) * column, y: y - 1),
                    weight: cell.isLost ? 600 : 400, color: cell.isLost ? Palette.ink : Palette.faint,
                    width: column - 8, on: &sheet)
            }
            y += ConstraintTable.rowHeight
        }
        if omitted > 0 {
            sheet.text(
                "and \(omitted) more line" + (omitted == 1 ? "" : "s"), at: CGPoint(x: origin.x, y: y),
                size: ConstraintTable.textSize, color: Palette.faint)
            y += ConstraintTable.rowHeight
        }
        return y
    }

    private func color(of view: String) -> RGBAColor {
        (views.before + views.after).first { $0.constraints.view == view }?.color ?? Palette.ink
    }

    private func fitted(
        _ text: String, at point: CGPoint, size: CGFloat = ConstraintTable.textSize, weight: Int = 400,
        color: RGBAColor, width: CGFloat, on sheet: inout Sheet
    ) {
        sheet.fittedText(
            text, at: point, size: size, smallest: ConstraintTable.smallestText, weight: weight, color: color,
            width: width)
    }
}
