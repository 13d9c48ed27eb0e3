import Basics
import Comparison
import DisplayList
import Foundation
import Screens

/// The table below a plate: the views that moved, with their old and new frames.
struct MoveTable {
    let views: MovedViews

    static let rowHeight: CGFloat = 27
    private static let textSize: CGFloat = 15
    private static let smallestText: CGFloat = 11
    fileprivate static let headings = ["x", "y", "width", "height"]

    /// Draws the table.
    /// - Returns: the y at which it ends.
    func draw(at origin: CGPoint, width: CGFloat, on sheet: inout Sheet) -> CGFloat {
        guard !views.rows.isEmpty else { return origin.y }
        let names = origin.x + 34
        // The width of the widest cell, within limits that leave room for names.
        let widest = views.rows.flatMap(\.cells).map { sheet.width(of: $0.text, size: MoveTable.textSize) }.max() ?? 0
        let column = min(max((width - 34) * 0.165, widest + 8), (width - 34) * 0.2)
        let numbers = origin.x + width - 4 * column
        var y = origin.y
        heading("view", at: CGPoint(x: names, y: y), on: &sheet)
        for (index, text) in MoveTable.headings.enumerated() {
            heading(text, at: CGPoint(x: numbers + CGFloat(index) * column, y: y), on: &sheet)
        }
        y += MoveTable.rowHeight
        for row in views.rows {
            sheet.fill(.rect(CGRect(x: origin.x, y: y - 5, width: width, height: 1)), Palette.line)
            row.drawBadge(middle: CGPoint(x: origin.x + BadgeLayout.radius, y: y + 8), on: &sheet)
            let room = numbers - names - 12
            let shown = row.names(in: room) { sheet.width(of: $0, size: MoveTable.textSize) }
            fitted(shown, at: CGPoint(x: names, y: y - 1), color: Palette.ink, width: room, on: &sheet)
            for (index, cell) in row.cells.enumerated() {
                fitted(
                    cell.text, at: CGPoint(x: numbers + CGFloat(index) * column, y: y - 1),
                    color: cell.isChanged ? Palette.ink : Palette.faint, width: column - 8, on: &sheet)
            }
            y += MoveTable.rowHeight
        }
        if views.omitted > 0 {
            sheet.text(
                "and \(views.omitted) more view" + (views.omitted == 1 ? "" : "s"), at: CGPoint(x: names, y: y),
                size: MoveTable.textSize, color: Palette.faint)
            y += MoveTable.rowHeight
        }
        return y
    }

    private func fitted(
        _ text: String, at point: CGPoint, color: RGBAColor, width: CGFloat, on sheet: inout Sheet
    ) {
        sheet.fittedText(
            text, at: point, size: MoveTable.textSize, smallest: MoveTable.smallestText, color: color, width: width)
    }

    private func heading(_ text: String, at point: CGPoint, on sheet: inout Sheet) {
        sheet.text(text, at: point, size: 14, weight: 600, color: Palette.faint)
    }
}

extension MovedViews.Row {
    /// The changes of the frames in one line: `x 16 → 28, width 361 → 702`.
    package var words: String {
        zip(MoveTable.headings, cells).filter(\.1.isChanged).map { "\($0) \($1.text)" }.joined(separator: ", ")
    }

    struct Cell: Equatable {
        let text: String
        let isChanged: Bool
    }

    /// The cells for x, y, width and height: `16 → 28` if they changed; `+12`, the difference, for views at different
    /// places.
    var cells: [Cell] {
        let moves = members.compactMap(\.move)
        guard let first = moves.first else { return placeCells }
        let old = FrameMove.values(of: first.before)
        let new = FrameMove.values(of: first.after)
        return first.steps.indices.map { index in
            let isOne = moves.allSatisfy { (FrameMove.values(of: $0.before)[index] - old[index]).magnitude < 0.005 }
            let isChanged = first.steps[index] != 0
            guard isChanged else { return Cell(text: isOne ? old[index].tableText : "", isChanged: false) }
            guard isOne else { return Cell(text: (new[index] - old[index]).signedTableText, isChanged: true) }
            return Cell(text: "\(old[index].tableText) → \(new[index].tableText)", isChanged: true)
        }
    }

    /// The text for a view that appeared or disappeared, with its frame in the window.
    private var placeCells: [Cell] {
        guard let member = members.first, let rect = (member.after ?? member.before)?.rect else { return [] }
        let word = member.after == nil ? "was " : member.before == nil ? "new, " : "now in another, "
        return FrameMove.values(of: rect).enumerated().map { index, value in
            Cell(text: (index == 0 ? word : "") + value.tableText, isChanged: true)
        }
    }

    /// The names that fit, and the number of the others. Views of one name are named once: `UILabel ×3`. If there is no
    /// room for the views' texts, their classes are used.
    func names(in width: CGFloat, measure: (String) -> CGFloat) -> String {
        let texts = texts(\.name) + texts(\.shortName)
        return texts.first { measure($0) <= width } ?? texts[texts.count - 1]
    }

    /// Texts with the maximum number of names, with one less, and so on to one.
    private func texts(_ name: KeyPath<MovedViews.Member, String>) -> [String] {
        let names = members.grouped { $0[keyPath: name] }
        return stride(from: min(names.count, 12), to: 0, by: -1).map { count in
            let shown = names.prefix(count).map { alike in
                alike[0][keyPath: name] + (alike.count > 1 ? " ×\(alike.count)" : "")
            }
            let rest = names.dropFirst(count).reduce(0) { $0 + $1.count }
            return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        }
    }

    func drawBadge(middle: CGPoint, on sheet: inout Sheet) {
        let radius = BadgeLayout.radius
        let circle = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        sheet.fill(.ellipse(circle), .white)
        sheet.fill(.ellipse(circle.insetBy(dx: 1.5, dy: 1.5)), color)
        sheet.text(
            "\(number)", at: CGPoint(x: middle.x, y: middle.y - 6.5), anchor: .middle, size: 11, weight: 700,
            color: .white)
    }
}

extension CGFloat {
    /// ``sixDigitText`` with a minus sign instead of the hyphen.
    package var tableText: String { sixDigitText.replacing("-", with: "−") }

    /// `+12`, `−0.33`
    var signedTableText: String { self < 0 ? tableText : "+" + tableText }
}
