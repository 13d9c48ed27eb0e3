import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Rows with texts, and the calls that the table makes.
@MainActor
final class TableRows: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [String?] = []
    var calls: [String] = []
    var height: ((IndexPath) -> CGFloat)?
    var make: (UITableView, IndexPath) -> UITableViewCell = { table, path in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
    }

    init(_ sections: [[String]]) { self.sections = sections }
    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("numberOfSections")
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("numberOfRows \(section)")
        return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cellForRow \(indexPath.row)")
        let cell = make(tableView, indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < titles.count ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let height else { return tableView.rowHeight }
        calls.append("heightForRow \(indexPath.row)")
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("willDisplay \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("didEndDisplaying \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }
}

extension World {
    /// A table that fills the screen in a navigation controller.
    func showTable(_ rows: TableRows, _ style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void = { _ in })
        -> UITableView
    {
        let controller = UITableViewController(style: style)
        let table: UITableView = controller.tableView
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        setUp(table)
        let navigation = UINavigationController(rootViewController: controller)
        show(navigation)
        navigation.view.layoutIfNeeded()
        return table
    }
}

/// Own derivations.
@MainActor
@Suite("Tables: rows, reuse and the turn (tables.md §3, §11–§14)")
struct TableTests {
    @Test("Without estimates, all heights are asked before the first cell")
    func allHeights() {
        inWorld { world in
            let rows = TableRows(count: 3)
            rows.height = { _ in 60 }
            let table = world.showTable(rows) { $0.estimatedRowHeight = 0 }
            let first = rows.calls.firstIndex(of: "cellForRow 0") ?? 0
            let before = rows.calls[..<first].filter { $0.hasPrefix("height") }
            #expect(before == ["heightForRow 0", "heightForRow 1", "heightForRow 2"])
            #expect(table.contentSize.height == 180)
        }
    }

    @Test("With estimates, only the heights of rows that are shown are asked, after their cells were made")
    func visibleHeights() {
        inWorld { world in
            let rows = TableRows(count: 1000)
            rows.height = { _ in 100 }
            let table = world.showTable(rows)
            // 852 points of rows of 100, from y = -103 on.
            let shown = table.visibleCells.count
            #expect(shown == 8)
            #expect(
                Array(rows.calls.filter { !$0.hasPrefix("number") }.prefix(4)) == [
                    "cellForRow 0", "heightForRow 0", "willDisplay 0", "cellForRow 1",
                ])
            let estimated: CGFloat = 800 + 992 * 44
            #expect(abs(table.contentSize.height - estimated) < 0.001)
        }
    }

    @Test("A table of 100,000 rows makes only the visible cells, and asks nothing about the others")
    func manyRows() {
        inWorld { world in
            let rows = TableRows(count: 100_000)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            #expect(rows.calls.filter { $0.hasPrefix("cellForRow") }.count == 18)
            #expect(table.contentSize.height == 4_400_000)
            rows.calls = []
            table.scrollToRow(at: [0, 50_000], at: .top, animated: false)
            table.layoutIfNeeded()
            #expect(rows.calls.filter { $0.hasPrefix("cellForRow") }.count <= 21)
            #expect(table.rectForRow(at: [0, 50_000]).minY == 2_200_000)
            #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == table.visibleCells.count)
        }
    }

    final class Reused: UITableViewCell {
        var log: (String) -> Void = { _ in }
        override func prepareForReuse() {
            super.prepareForReuse()
            log("prepareForReuse")
        }
    }

    @Test("A cell that leaves is prepared inside dequeue, and is displayed afterwards")
    func reuse() {
        inWorld { world in
            let rows = TableRows(count: 100)
            let table = world.showTable(rows) {
                $0.rowHeight = 50
                $0.register(Reused.self, forCellReuseIdentifier: "reused")
            }
            rows.make = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "reused", for: path)
                if let cell = cell as? Reused { cell.log = { [unowned rows] in rows.calls.append($0) } }
                return cell
            }
            table.reloadData()
            table.layoutIfNeeded()
            let old = table.visibleCells.map(ObjectIdentifier.init)
            table.contentOffset.y += 500
            table.layoutIfNeeded()
            table.contentOffset.y += 50
            rows.calls = []
            table.layoutIfNeeded()
            #expect(
                rows.calls.filter { !$0.hasPrefix("didEnd") && !$0.hasPrefix("height") } == [
                    "cellForRow 26", "prepareForReuse", "willDisplay 26",
                ])
            #expect(table.visibleCells.contains { old.contains(ObjectIdentifier($0)) })
            #expect(world.exceptions.isEmpty)
        }
    }

    @Test("A subclass is made with its own initialiser")
    func registeredClass() {
        final class Own: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                detailTextLabel?.text = "made"
            }
            required init?(coder: NSCoder) { nil }
        }
        inWorld { _ in
            let table = UITableView()
            table.register(Own.self, forCellReuseIdentifier: "own")
            let cell = table.dequeueReusableCell(withIdentifier: "own")
            #expect(cell is Own)
            #expect(cell?.detailTextLabel?.text == "made")
            #expect(cell?.reuseIdentifier == "own")
        }
    }

    @Test("An identifier that is not registered raises UIKit's exception and gives a plain cell")
    func unregistered() {
        inWorld { world in
            let table = UITableView()
            _ = table.dequeueReusableCell(withIdentifier: "Cell", for: [0, 0])
            let words =
                "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard"
            #expect(world.exceptions == ["NSInternalInconsistencyException: \(words)"])
            #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
        }
    }

    // MARK: The turn

    @Test("A turn keeps the row at the edge and the cells that stay, and asks for no counts; back again is exact")
    func turn() {
        inWorld { world in
            let rows = TableRows(count: 100)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            table.contentOffset.y = 660 - table.adjustedContentInset.top
            table.layoutIfNeeded()
            let before = table.contentOffset
            let cells = Dictionary(
                uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).map { ($0, table.cellForRow(at: $0)) })
            rows.calls = []
            world.turn(to: .landscapeLeft)
            #expect(table.bounds.width == 852)
            #expect(table.contentOffset.y + table.adjustedContentInset.top == 660)
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let old = cells[path] else { continue }
                #expect(table.cellForRow(at: path) === old)
            }
            #expect(!rows.calls.contains { $0.hasPrefix("number") })
            world.turn(to: .portrait)
            #expect(table.contentOffset == before)
        }
    }

    @Test("At the top, a table stays at the top; at the end, a taller screen moves it")
    func turnAtTheEnds() {
        inWorld { world in
            let rows = TableRows(count: 40)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            world.turn(to: .landscapeLeft)
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            let end = 1760 + table.adjustedContentInset.bottom - table.bounds.height
            table.contentOffset.y = end
            world.turn(to: .portrait)
            #expect(table.contentOffset.y == 1760 + table.adjustedContentInset.bottom - table.bounds.height)
        }
    }

    @Test("Self-sizing rows are measured again at the new width, the top row stays, and only visible rows are made")
    func turnWithMeasuredRows() {
        inWorld { world in
            let text = String(repeating: "Words that wrap at the width of the row. ", count: 4)
            let rows = TableRows([[String]](repeating: [String](repeating: text, count: 300), count: 1))
            rows.make = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.numberOfLines = 0
                return cell
            }
            let table = world.showTable(rows)
            table.scrollToRow(at: [0, 100], at: .top, animated: false)
            table.layoutIfNeeded()
            let tall = table.rectForRow(at: [0, 100]).height
            rows.calls = []
            world.turn(to: .landscapeLeft)
            let row = table.rectForRow(at: [0, 100])
            #expect(row.height < tall)
            let edge = table.contentOffset.y + table.adjustedContentInset.top
            #expect(abs(row.minY - edge) < 0.01)
            #expect(rows.calls.filter { $0.hasPrefix("cellForRow") }.count < 20)
        }
    }

    // MARK: Scrolling

    @Test("scrollToRow places a row at the top, in the middle, at the end, or not at all (§11)")
    func scrolling() {
        inWorld { world in
            let rows = TableRows(count: 100)
            let table = world.showTable(rows) { $0.rowHeight = 50 }
            let inset = table.adjustedContentInset
            @MainActor func offset(_ position: UITableView.ScrollPosition) -> CGFloat {
                table.contentOffset.y = -inset.top
                table.scrollToRow(at: [0, 40], at: position, animated: false)
                return table.contentOffset.y
            }
            #expect(offset(.top) == 2000 - inset.top)
            #expect(offset(.bottom) == 2050 + inset.bottom - 852)
            #expect(offset(.none) == offset(.bottom))
            let free = 852 - inset.top - inset.bottom
            #expect(offset(.middle) == 2025 - free / 2 - inset.top)
            table.scrollToRow(at: [0, 99], at: .top, animated: false)
            #expect(table.contentOffset.y == 5000 + inset.bottom - 852)
            table.scrollToRow(at: [0, 100], at: .top, animated: false)
            #expect(
                world.exceptions.last?.hasSuffix(
                    "Attempted to scroll the table view to an out-of-bounds row (100) when there are only 100 rows in section 0."
                ) == true)
        }
    }

    @Test("A row that is measured above what is seen does not move what is seen")
    func scrollingUp() {
        inWorld { world in
            let rows = TableRows(count: 200)
            rows.height = { $0.row.isMultiple(of: 2) ? 30 : 90 }
            let table = world.showTable(rows) { $0.estimatedRowHeight = 44 }
            table.scrollToRow(at: [0, 100], at: .top, animated: false)
            table.layoutIfNeeded()
            for _ in 0..<20 {
                let seen = table.visibleCells[3]
                let before = seen.frame.minY - table.contentOffset.y
                table.contentOffset.y -= 20
                table.layoutIfNeeded()
                #expect(abs(seen.frame.minY - table.contentOffset.y - before - 20) < 0.01)
            }
        }
    }
}
