import Basics
import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// The readable form of a conflict: its constraints in order, and their sum.
extension LayoutEngine {
    /// The order in which rows follow one another. Each row refers to a view of an earlier one, and the size of a view
    /// comes before the rows that start behind it.
    func chain(of rows: [RowID]) -> [Int] {
        let views = rows.map { row in
            Set(solver.unknowns(of: row).filter { !solver.isInput($0) }.map { $0.index / 4 })
        }
        var rowsOfView: [Int: [Int]] = [:]
        for (row, names) in views.enumerated() { for view in names { rowsOfView[view, default: []].append(row) } }
        // A chain begins at an edge of the outer view, so its first row refers to no earlier view.
        let starts = rows.indices.sorted { left, right in
            let (first, second) = (startRank(rows[left], views[left]), startRank(rows[right], views[right]))
            return first == second ? left < right : first < second
        }
        var order: [Int] = []
        var isPlaced = [Bool](repeating: false, count: rows.count)
        var seen: Set<Int> = []
        // The number of views of each row to which no earlier row refers.
        var newViews = views.map(\.count)
        for start in starts where !isPlaced[start] {
            var next: Int? = start
            var waiting: [Int] = []
            while let row = next {
                isPlaced[row] = true
                order.append(row)
                let found = views[row].filter { seen.insert($0).inserted }.sorted(by: >)
                for other in found.flatMap({ rowsOfView[$0] ?? [] }) { newViews[other] -= 1 }
                waiting += found
                next = nil
                while next == nil, let view = waiting.last {
                    func rank(_ row: Int) -> (Int, Int, Int) { (newViews[row], views[row].count, row) }
                    next = (rowsOfView[view] ?? []).filter { !isPlaced[$0] }.min { rank($0) < rank($1) }
                    if next == nil { waiting.removeLast() }
                }
            }
        }
        return order
    }

    private func startRank(_ row: RowID, _ views: Set<Int>) -> Int {
        guard case .constraint(let constraint) = rows[row.index] else { return 1_000 }
        return views.count + (constraint.second == nil ? 100 : 0)
    }

    /// The sum of a conflict's rows, and the difference to the space available: `200 (a.height) + 8 (b.top) + 200
    /// (b.height) = 408, which is 15 more than 393 (the height of the window)`.
    /// - Parameters:
    ///   - rows: in the order of the sum.
    ///   - changes: the amount by which the number of each row would have to grow so that all hold.
    /// - Returns: nil if the rows do not add up because some row has a factor.
    func sum(of rows: [RowID], changes: [RowID: Double], _ words: ConstraintWords) -> String? {
        var needed: [ConflictSum.Addend] = []
        var there: [ConflictSum.Addend] = []
        let least = changes.values.map(\.magnitude).min() ?? 0
        for row in rows {
            guard let change = changes[row], change != 0 else { return nil }
            let number = solver.terms(of: row).filter { solver.isInput($0.unknown) }
                .reduce(solver.constant(of: row)) { $0 + $1.coefficient * solver.value(of: $1.unknown) }
            guard number.magnitude > 1e-6 else { continue }
            guard (change.magnitude - least).magnitude <= 1e-6 * max(1, least) else { return nil }
            let name = name(of: row, words)
            if number * change > 0 {
                needed.append(ConflictSum.Addend(number.magnitude, name))
            } else {
                there.append(ConflictSum.Addend(number.magnitude, name))
            }
        }
        return ConflictSum(needed, there)?.text
    }

    /// The name that a row's number has in a sum.
    private func name(of row: RowID, _ words: ConstraintWords) -> String {
        switch rows[row.index] {
        case .constraint(let constraint):
            guard let first = constraint.first else { return "" }
            // The edge of the inner view is more informative than the edge of the outer one.
            if let inner = constraint.innerSide { return words.text(of: inner, beside: first) }
            return words.text(of: first, beside: constraint.second)
        case .mask(let item, let part):
            let isWindow = encapsulatedIdentifier(item, part) != nil && items[Int(item)].placement != .root
            return ConflictSum.name(
                LayoutNumber(part: part),
                of: isWindow ? "the window" : items[Int(item)].view.view.map { words.name(of: $0) } ?? "")
        case .guide(let item, let part):
            let name = items[Int(item)].guide.map { words.name(of: $0) } ?? ""
            return ConflictSum.inset(LayoutEngine.edgeNames[part], of: name)
        case .content(let item, _):
            return ConflictSum.content(of: items[Int(item)].view.view.map { words.name(of: $0) } ?? "")
        case .free, .fitting: return UnsatisfiableConstraints.Member.requestedSize.statement
        }
    }

    /// The space that the content of views without content would need along an axis.
    func neededContent(of lengths: [Unknown]) -> CGFloat {
        lengths.reduce(0) { sum, length in
            let item = items[length.index / 4]
            let part = length.index % 4
            guard part >= 2, item.contentRows[part == 2 ? 1 : 3] != LayoutEngine.noRow else { return sum }
            return sum + CGFloat(part == 2 ? item.oneLine.width : item.oneLine.height)
        }
    }
}
