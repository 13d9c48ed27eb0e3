import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

extension UITableView {
    /// The cells among the subviews, those that the table knows and others.
    fileprivate var cellsInTree: Int { subviews.count { $0 is UITableViewCell } }
}

/// Own derivations.
@MainActor
@Suite("Tables: callbacks that reload, and counts that lie (tables.md §14, §21)")
struct TableCallbackTests {
    @Test("While a table loads, it answers the new counts, and makes no cells for the old ones")
    func countsWhileLoading() {
        inWorld { world in
            var seen: [Int] = []
            var visible: [Int] = []
            let script = ScriptedTable([40])
            script.title = { table, section in
                seen.append(table.numberOfRows(inSection: section))
                visible.append(table.visibleCells.count)
                return "Title"
            }
            let table = world.show(script) { $0.rowHeight = 44 }
            script.counts = [3]
            // A cell of the old rows would end an app that reads its model here.
            script.cell = { _, path in
                #expect(path.row < 3)
                return UITableViewCell()
            }
            seen = []
            visible = []
            table.reloadData()
            table.layoutIfNeeded()
            #expect(seen == [3])
            #expect(visible == [0])
            #expect(table.visibleCells.count == 3)
        }
    }

    /// A callback that reloads the table.
    struct Disturbance: Sendable {
        let place: String
        /// The number of times that it does.
        let times: Int
        let before: [Int]
        let after: [Int]
    }

    nonisolated static let disturbances = {
        var all: [Disturbance] = []
        for place in ["title", "count", "cell", "willDisplay", "header", "willDisplayHeader", "end"] {
            for times in [1, 1_000_000] {
                all.append(Disturbance(place: place, times: times, before: [2, 2, 2], after: [2]))
                all.append(Disturbance(place: place, times: times, before: [2], after: [2, 2, 2]))
            }
        }
        return all
    }()

    @Test(
        "A source that reloads the table in a callback neither stops it nor leaves views behind",
        arguments: disturbances)
    func reloadsInCallbacks(_ disturbance: Disturbance) {
        inWorld { world in
            let script = ScriptedTable(disturbance.before)
            var left = 0
            @MainActor func disturb(_ here: String, _ table: UITableView) {
                guard here == disturbance.place, left > 0 else { return }
                left -= 1
                script.counts = disturbance.after
                table.reloadData()
            }
            script.title = {
                disturb("title", $0)
                return "Section \($1)"
            }
            script.rowCount = { table, section in
                disturb("count", table)
                return section < script.counts.count ? script.counts[section] : 0
            }
            script.cell = { table, _ in
                disturb("cell", table)
                return UITableViewCell()
            }
            script.willDisplay = { table, _ in disturb("willDisplay", table) }
            script.header = { table, _ in
                disturb("header", table)
                return nil
            }
            script.willDisplayHeader = { table, _ in disturb("willDisplayHeader", table) }
            script.didEndDisplaying = { disturb("end", $0) }
            let table = world.show(script) { $0.rowHeight = 44 }
            left = disturbance.times
            table.reloadData()
            for _ in 0..<3 { table.layoutIfNeeded() }
            left = 0
            table.layoutIfNeeded()
            table.reloadData()
            table.layoutIfNeeded()
            let rows = script.counts.reduce(0, +)
            #expect(table.visibleCells.count == rows)
            #expect(table.cellsInTree == rows)
            let headers = table.subviews.count { $0 is UITableViewHeaderFooterView }
            #expect(headers == script.counts.count)
        }
    }

    @Test("A batch of updates inside willDisplay leaves every row with a cell that is in the table")
    func updatesInWillDisplay() {
        inWorld { world in
            let script = ScriptedTable([3])
            var isFirst = true
            script.willDisplay = { table, path in
                guard isFirst, path.row == 1 else { return }
                isFirst = false
                script.counts = [5]
                table.insertRows(at: [[0, 0], [0, 4]], with: .none)
            }
            let table = world.show(script) { $0.rowHeight = 44 }
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 5)
            #expect(table.cellsInTree == 5)
            #expect(table.visibleCells.allSatisfy { $0.superview === table })
            #expect(world.exceptions.isEmpty)
        }
    }

    @Test("Counts that cannot be true are none, and are told (§21)")
    func wrongCounts() {
        inWorld { world in
            let script = ScriptedTable([NSNotFound])
            let table = world.show(script) { $0.estimatedRowHeight = 0 }
            #expect(table.numberOfRows(inSection: 0) == 0)
            let words = "Failed to allocate data stores for \(NSNotFound) rows in section 0. Consider using fewer rows"
            #expect(world.exceptions.last == "NSInternalInconsistencyException: \(words)")
            script.counts = [-1]
            table.reloadData()
            #expect(world.diagnostics.last?.description.contains("-1 rows for section 0") == true)
            script.sectionCount = { _ in NSNotFound }
            table.reloadData()
            #expect(table.numberOfSections == 0)
        }
    }
}
