import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Own derivations.
@MainActor
@Suite("Tables: heights of rows (tables.md §3, §4)")
struct TableHeightTests {
    /// A controller that hides a row as tables of settings do.
    final class Hiding: UITableViewController {
        var asked = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return indexPath.row == 2 ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            super.tableView(tableView, heightForHeaderInSection: section) + 5
        }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            super.tableView(tableView, indentationLevelForRowAt: indexPath) - 1
        }
    }

    @Test("Overrides may calculate with what a table controller answers", arguments: [-1, 0] as [CGFloat])
    func superAnswers(estimate: CGFloat) {
        inWorld { world in
            let controller = Hiding(style: .plain)
            controller.tableView.rowHeight = 50
            controller.tableView.sectionHeaderHeight = 20
            controller.tableView.estimatedRowHeight = estimate
            world.show(controller)
            controller.view.layoutIfNeeded()
            let table: UITableView = controller.tableView
            #expect(table.rectForHeader(inSection: 0).height == 25)
            let heights = (0..<4).map { table.rectForRow(at: [0, $0]).height }
            #expect(heights == [50, 50, 0, 50])
            #expect(table.cellForRow(at: [0, 0])?.indentationLevel == -1)
        }
    }

    @Test("A level that the delegate does not answer leaves the one that the app gave the cell")
    func ownLevel() {
        inWorld { world in
            let script = ScriptedTable([1])
            script.cell = { _, _ in
                let cell = UITableViewCell()
                cell.indentationLevel = 2
                return cell
            }
            let table = world.show(script) { $0.rowHeight = 44 }
            #expect(table.cellForRow(at: [0, 0])?.indentationLevel == 2)
        }
    }

    /// A delegate with estimates, and with heights if there are some.
    private final class Estimating: UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    }

    @Test("Estimates do not count for rows whose height is rowHeight (§3)")
    func estimatesBesideRowHeight() {
        inWorld { world in
            let source = Estimating()
            let controller = UITableViewController(style: .plain)
            let table: UITableView = controller.tableView
            table.rowHeight = 60
            table.dataSource = source
            table.delegate = source
            world.show(controller)
            controller.view.layoutIfNeeded()
            #expect(table.rectForRow(at: [0, 1]).minY == 60)
            #expect(table.contentSize.height == 2400)
        }
    }

    /// The rows that a table wants prepared, and no longer.
    private final class Prefetching: UITableViewDataSourcePrefetching {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            calls.append("prefetch \(indexPaths.map(\.row))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            calls.append("cancel \(indexPaths.map(\.row))")
        }
    }

    @Test("When the app sets an offset, the rows of the next screenful are asked for, and those left behind cancelled")
    func prefetching() {
        inWorld { world in
            let script = ScriptedTable([100])
            let prefetching = Prefetching()
            let table = world.show(script) {
                $0.rowHeight = 213
                $0.prefetchDataSource = prefetching
            }
            prefetching.calls = []
            // 852 points show 4 rows of 213.
            table.contentOffset.y = 213 * 10
            table.contentOffset.y = 0
            #expect(prefetching.calls.contains("prefetch [14, 15, 16, 17]"))
            #expect(prefetching.calls.contains("cancel [14, 15, 16, 17]"))
        }
    }

    @Test("With heightForRowAt, rows that were not shown have the estimated height, also beside rowHeight (§3)")
    func estimatesBesideHeights() {
        inWorld { world in
            let rows = TableRows(count: 100)
            rows.height = { _ in 50 }
            let table = world.showTable(rows) {
                $0.rowHeight = 60
                $0.estimatedRowHeight = 100
            }
            let shown = CGFloat(table.visibleCells.count)
            let expected: CGFloat = shown * 50 + (100 - shown) * 100
            #expect(table.contentSize.height == expected)
        }
    }

    @Test("A table of 100,000 rows of one height asks for no height but those that are shown")
    func fixedHeightsAreNotAsked() {
        inWorld { world in
            let controller = Hiding(style: .plain)
            controller.tableView.rowHeight = 44
            let rows = TableRows(count: 100_000)
            controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            controller.tableView.dataSource = rows
            world.show(controller)
            controller.view.layoutIfNeeded()
            #expect(controller.asked <= 22)
            #expect(rows.calls.count { $0.hasPrefix("cellForRow") } <= 22)
        }
    }

    @Test("Rows are measured again when the side of the safe area grows, though the table keeps its width (§4)")
    func narrowerContent() {
        inWorld { world in
            let rows = TableRows([[String(repeating: "Words that wrap. ", count: 8)]])
            rows.make = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.numberOfLines = 0
                return cell
            }
            let table = world.showTable(rows)
            let before = table.rectForRow(at: [0, 0]).height
            table.viewControllerOfTest?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 0)
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: [0, 0]).height > before)
        }
    }

    @Test("A row is as high in a table that was loaded in landscape as in one that was turned to it")
    func landscapeFromTheStart() {
        @MainActor func height(_ world: World) -> CGFloat {
            let rows = TableRows([[String(repeating: "Words that wrap at the width of the row. ", count: 12)]])
            rows.make = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.numberOfLines = 0
                return cell
            }
            let table = world.showTable(rows)
            world.turn(to: .landscapeLeft)
            let turned = table.rectForRow(at: [0, 0]).height
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: [0, 0]).height == turned)
            return turned
        }
        inWorld { _ = height($0) }
    }
}

extension UIView {
    /// The nearest controller.
    fileprivate var viewControllerOfTest: UIViewController? {
        var responder: UIResponder? = self
        while let next = responder {
            if let controller = next as? UIViewController { return controller }
            responder = next.next
        }
        return nil
    }
}
