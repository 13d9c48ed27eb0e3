import Comparison
import DisplayList
import Foundation
import Geometry

/// The views that a turn moved, numbered as they stand in the tree.
struct MovedViews {
    struct Row {
        /// From 1.
        let number: Int
        let name: String
        let kinds: String
        /// In the window's coordinates, transforms left out of account; `nil` where the view is not there.
        let before: CGRect?
        let after: CGRect?
        /// In the superview's coordinates, as a tree prints it.
        let beforeText: String
        let afterText: String

        var color: RGBAColor { Palette.number(number - 1) }
    }

    let rows: [Row]
    /// How many more moved.
    let omitted: Int
    /// How many views the tree has after the turn.
    private let viewCount: Int

    static let badgeRadius: CGFloat = 9.5

    init(_ comparison: FrameComparison, limit: Int) {
        let before = comparison.reference.rectsInWindow
        let after = comparison.actual.rectsInWindow
        let moved = comparison.changes.enumerated().filter { _, change in
            // What fills the window says nothing that the window does not say.
            let fillsWindow =
                change.referenceIndex.map { before[$0] == before[0] } ?? true
                && change.actualIndex.map { after[$0] == after[0] } ?? true
            return !fillsWindow && !change.frameKinds.isEmpty
        }
        // Of too many, those that a user named, then those further out.
        let ranked = moved.sorted { first, second in
            let left = first.element.rank(in: comparison)
            let right = second.element.rank(in: comparison)
            return left == right ? first.offset < second.offset : left < right
        }
        let chosen = ranked.prefix(limit).sorted { $0.offset < $1.offset }
        rows = chosen.enumerated().map { index, entry in
            let change = entry.element
            return Row(
                number: index + 1, name: change.view, kinds: change.frameKinds.map(\.rawValue).joined(separator: ", "),
                before: change.referenceIndex.map { before[$0] }, after: change.actualIndex.map { after[$0] },
                beforeText: change.referenceIndex.map { comparison.reference.nodes[$0].frame.text } ?? "–",
                afterText: change.actualIndex.map { comparison.actual.nodes[$0].frame.text } ?? "–")
        }
        omitted = moved.count - rows.count
        viewCount = comparison.actual.nodes.count
    }

    /// `14 of 29 views changed their frame`
    var summary: String {
        let count = rows.count + omitted
        return "\(count) of \(viewCount) views changed " + (count == 1 ? "its frame" : "their frames")
    }

    private static let rowHeight: CGFloat = 27

    /// Draws the table.
    /// - Returns: where it ends.
    func draw(at origin: CGPoint, width: CGFloat, on sheet: inout Sheet) -> CGFloat {
        guard !rows.isEmpty else { return origin.y }
        let columns = Columns(left: origin.x, width: width)
        var y = origin.y
        for (text, x) in [
            ("view", columns.name), ("before", columns.before), ("after", columns.after), ("", columns.kinds),
        ] {
            sheet.text(text, at: CGPoint(x: x, y: y), size: 14, weight: 600, color: Palette.faint)
        }
        y += MovedViews.rowHeight
        for row in rows {
            let line = Path.rect(CGRect(x: origin.x, y: y - 5, width: width, height: 1))
            sheet.fill(line, Palette.line)
            let middle = CGPoint(x: origin.x + MovedViews.badgeRadius, y: y + 8)
            row.drawBadge(middle: middle, on: &sheet)
            let cells = [
                (row.name, columns.name, columns.before, Palette.ink),
                (row.beforeText, columns.before, columns.after, Palette.ink),
                (row.afterText, columns.after, columns.kinds, Palette.ink),
                (row.kinds, columns.kinds, origin.x + width + 8, Palette.faint),
            ]
            for (text, x, end, color) in cells {
                sheet.text(text, at: CGPoint(x: x, y: y - 1), size: 15, color: color, width: end - x - 8)
            }
            y += MovedViews.rowHeight
        }
        if omitted > 0 {
            sheet.text(
                "… and \(omitted) more", at: CGPoint(x: columns.name, y: y), size: 15, color: Palette.faint)
            y += MovedViews.rowHeight
        }
        return y
    }

    /// Where the columns begin.
    private struct Columns {
        let name: CGFloat
        let before: CGFloat
        let after: CGFloat
        let kinds: CGFloat

        init(left: CGFloat, width: CGFloat) {
            name = left + 34
            let rest = width - 34
            before = name + rest * 0.32
            after = name + rest * 0.57
            kinds = name + rest * 0.82
        }
    }
}

extension MovedViews.Row {
    func drawBadge(middle: CGPoint, on sheet: inout Sheet) {
        let radius = MovedViews.badgeRadius
        let circle = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        sheet.fill(.ellipse(circle), .white)
        sheet.fill(.ellipse(circle.insetBy(dx: 1.5, dy: 1.5)), color)
        sheet.text(
            "\(number)", at: CGPoint(x: middle.x, y: middle.y - 6.5), anchor: .middle, size: 11, weight: 700,
            color: .white)
    }
}

extension ViewChange {
    /// What happened to its frame.
    fileprivate var frameKinds: [Kind] { kinds.filter { [.moved, .resized, .added, .removed].contains($0) } }

    /// Less is more worth telling: first what has an id, then what lies further out.
    fileprivate func rank(in comparison: FrameComparison) -> Int {
        let node =
            actualIndex.map { comparison.actual.nodes[$0] } ?? referenceIndex.map { comparison.reference.nodes[$0] }
        guard let node else { return .max }
        return (node.id == nil ? 1000 : 0) + node.depth
    }
}

extension CGRect {
    /// `(16 110; 361 44)`, as trees print it.
    fileprivate var text: String {
        "(\(minX.sixDigitText) \(minY.sixDigitText); \(width.sixDigitText) \(height.sixDigitText))"
    }
}
