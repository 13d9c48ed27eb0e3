import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

/// Own derivations; the words are those of tables.md §21.
@MainActor
@Suite("Tables: updates, selection and diffable data sources (tables.md §15, §19, §21)")
struct TableUpdateTests {
    /// The texts of the visible cells, by the places that the table gives them.
    private static func shown(_ table: UITableView) -> [IndexPath: String] {
        table.layoutIfNeeded()
        var texts: [IndexPath: String] = [:]
        for cell in table.visibleCells {
            if let path = table.indexPath(for: cell) { texts[path] = cell.textLabel?.text ?? "" }
        }
        return texts
    }

    @Test("Deletions mean places before the batch and insertions places after it; other cells stay the same views")
    func batch() {
        inWorld { world in
            let rows = TableRows([["a", "b", "c"], ["d", "e"]])
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            let c = table.cellForRow(at: [0, 2])
            let e = table.cellForRow(at: [1, 1])
            table.performBatchUpdates {
                rows.sections = [["x", "c", "e"], ["d"]]
                table.insertRows(at: [[0, 0]], with: .automatic)
                table.deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
                table.moveRow(at: [1, 1], to: [0, 2])
            }
            #expect(world.exceptions.isEmpty)
            #expect(Self.shown(table) == [[0, 0]: "x", [0, 1]: "c", [0, 2]: "e", [1, 0]: "d"])
            #expect(table.cellForRow(at: [0, 1]) === c)
            #expect(table.cellForRow(at: [0, 2]) === e)
        }
    }

    @Test("A batch that does not fit the data source raises UIKit's exception, and the table stays as it was")
    func wrongCounts() {
        inWorld { world in
            let rows = TableRows([["a", "b"]])
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            table.insertRows(at: [[0, 0], [0, 1]], with: .none)
            let expected =
                "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The number of rows "
                + "contained in an existing section after the update (2) must be equal to the number of rows contained in "
                + "that section before the update (2), plus or minus the number of rows inserted or deleted from that "
                + "section (2 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                + "(0 moved in, 0 moved out)."
            #expect(world.exceptions == [expected])
            #expect(table.numberOfRows(inSection: 0) == 2)
            table.deleteSections([3], with: .none)
            let sections = "attempt to delete section 3, but there are only 1 sections before the update"
            #expect(world.exceptions.last == "NSInternalInconsistencyException: \(sections)")
            #expect(Self.shown(table) == [[0, 0]: "a", [0, 1]: "b"])
        }
    }

    @Test("An empty batch asks all heights again and keeps the cells")
    func emptyBatch() {
        inWorld { world in
            let rows = TableRows(count: 50)
            var height: CGFloat = 44
            rows.height = { _ in height }
            let table = world.showTable(rows) { $0.estimatedRowHeight = 0 }
            let cells = table.visibleCells
            rows.calls = []
            height = 60
            table.performBatchUpdates(nil)
            #expect(rows.calls.filter { $0.hasPrefix("heightForRow") }.count == 50)
            #expect(!rows.calls.contains { $0.hasPrefix("cellForRow") })
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 3000)
            #expect(table.visibleCells.first === cells.first)
        }
    }

    @Test("Text that grew makes its row higher after an empty batch")
    func grownText() {
        inWorld { world in
            let rows = TableRows(count: 3)
            let table = world.showTable(rows)
            let cell = table.cellForRow(at: [0, 0])
            let before = table.rectForRow(at: [0, 0]).height
            cell?.textLabel?.numberOfLines = 0
            cell?.textLabel?.text = String(repeating: "long text ", count: 30)
            table.performBatchUpdates(nil)
            table.layoutIfNeeded()
            #expect(before == 44)
            #expect(table.rectForRow(at: [0, 0]).height > 80)
            #expect(table.cellForRow(at: [0, 0]) === cell)
        }
    }

    @Test("Reconfiguring keeps the cell, reloading makes another one")
    func reconfigure() {
        inWorld { world in
            let rows = TableRows([["a", "b"]])
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            let old = table.cellForRow(at: [0, 0])
            rows.sections = [["A", "b"]]
            table.reconfigureRows(at: [[0, 0]])
            #expect(table.cellForRow(at: [0, 0]) === old)
            #expect(old?.textLabel?.text == "A")
            rows.make = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            table.reloadRows(at: [[0, 0]], with: .fade)
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: [0, 0]) !== old)
        }
    }

    /// Random batches of updates, which a model of arrays makes too. Heights depend on the text alone, so a fresh table
    /// shows the same frames.
    @Test("After random batches, a table shows what a fresh one shows", arguments: 0..<40)
    func randomBatches(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        inWorld { world in
            var next = 0
            func text() -> String {
                next += 1
                return "\(next)"
            }
            let rows = TableRows((0..<3).map { _ in (0..<Int.random(in: 0...6, using: &random)).map { _ in text() } })
            rows.height = { [unowned rows] in CGFloat(20 + (Int(rows.sections[$0.section][$0.row]) ?? 0) % 7 * 10) }
            let table = world.showTable(rows) { $0.estimatedRowHeight = 0 }
            for _ in 0..<12 {
                let old = rows.sections
                var model = old.map { $0.map(Optional.some) }
                var deleted: [IndexPath] = []
                for section in old.indices {
                    for row in old[section].indices where Int.random(in: 0..<4, using: &random) == 0 {
                        deleted.append([section, row])
                        model[section][row] = nil
                    }
                }
                var new = model.map { $0.compactMap(\.self) }
                var inserted: [IndexPath] = []
                for section in new.indices {
                    for _ in 0..<Int.random(in: 0...2, using: &random) {
                        let row = Int.random(in: 0...new[section].count, using: &random)
                        new[section].insert(text(), at: row)
                        inserted = inserted.map {
                            $0.section == section && $0.row >= row ? [section, $0.row + 1] : $0
                        }
                        inserted.append([section, row])
                    }
                }
                table.performBatchUpdates {
                    rows.sections = new
                    table.insertRows(at: inserted, with: .none)
                    table.deleteRows(at: deleted, with: .none)
                }
                table.contentOffset.y += CGFloat.random(in: -60...60, using: &random)
                table.layoutIfNeeded()
                compare(table, rows)
            }
            #expect(world.exceptions.isEmpty)
        }
    }

    private func compare(_ table: UITableView, _ rows: TableRows) {
        var wrong: [String] = []
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            var y: CGFloat = 0
            for (section, texts) in rows.sections.enumerated() {
                for row in texts.indices where IndexPath(row: row, section: section) < path {
                    y += rows.height?(IndexPath(row: row, section: section)) ?? 0
                }
            }
            let text = rows.sections[path.section][path.row]
            if cell.textLabel?.text != text || cell.frame.minY != y {
                wrong.append("\(path): \(cell.textLabel?.text ?? "") at \(cell.frame.minY), not \(text) at \(y)")
            }
        }
        #expect(wrong.isEmpty, "\(wrong)")
    }

    // MARK: Selection

    @Test("Code selects without telling the delegate; a tap tells it, the old row first")
    func selection() {
        inWorld { world in
            let rows = TableRows(count: 5)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            rows.calls = []
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            #expect(rows.calls.isEmpty)
            #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
            table.tapRow(at: [0, 3])
            #expect(rows.calls == ["didDeselect 1", "didSelect 3"])
            #expect(table.indexPathForSelectedRow == [0, 3])
            world.turn(to: .landscapeLeft)
            #expect(table.indexPathsForSelectedRows == [[0, 3]])
            table.reloadData()
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Test("A selected row moves with its row in a batch")
    func selectionMoves() {
        inWorld { world in
            let rows = TableRows(count: 5)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            rows.sections[0].removeFirst()
            table.deleteRows(at: [[0, 0]], with: .none)
            #expect(table.indexPathForSelectedRow == [0, 1])
        }
    }

    @Test("In editing, rows make room for the control, and the accessory for editing replaces the other one (§10)")
    func editing() {
        inWorld { world in
            let rows = TableRows(count: 2)
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 40)
            table.setEditing(false, animated: false)
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
        }
    }

    // MARK: Diffable data sources

    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private static func source(_ table: UITableView) -> Source {
        Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    @Test("Applying a snapshot updates the table by the difference, and cells of items that stay are the same views")
    func diffable() {
        inWorld { world in
            let table = world.showTable(TableRows(count: 0)) { $0.rowHeight = 44 }
            let source = Self.source(table)
            var snapshot = Source.Snapshot()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems([1, 2, 3], toSection: "A")
            snapshot.appendItems([4, 5])
            source.apply(snapshot)
            #expect(Self.shown(table) == [[0, 0]: "1", [0, 1]: "2", [0, 2]: "3", [1, 0]: "4", [1, 1]: "5"])
            let five = table.cellForRow(at: [1, 1])
            var next = source.snapshot()
            next.moveItem(5, beforeItem: 1)
            next.deleteItems([2])
            next.insertSections(["C"], beforeSection: "A")
            next.appendItems([6], toSection: "C")
            source.apply(next, animatingDifferences: false)
            #expect(world.exceptions.isEmpty)
            #expect(Self.shown(table) == [[0, 0]: "6", [1, 0]: "5", [1, 1]: "1", [1, 2]: "3", [2, 0]: "4"])
            #expect(table.cellForRow(at: [1, 0]) === five)
            #expect(source.indexPath(for: 4) == [2, 0])
            #expect(source.itemIdentifier(for: [1, 2]) == 3)
        }
    }

    @Test("Random snapshots applied one after the other are shown", arguments: 0..<20)
    func randomSnapshots(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        inWorld { world in
            let table = world.showTable(TableRows(count: 0)) { $0.rowHeight = 20 }
            let source = Self.source(table)
            for _ in 0..<15 {
                var snapshot = Source.Snapshot()
                let count = Int.random(in: 1...4, using: &random)
                let sections = ["A", "B", "C", "D"].shuffled(using: &random).prefix(count)
                snapshot.appendSections(Array(sections))
                var expected: [IndexPath: String] = [:]
                var places: [String: Int] = [:]
                for item in (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
                    guard let section = sections.randomElement(using: &random) else { continue }
                    snapshot.appendItems([item], toSection: section)
                    let row = places[section, default: 0]
                    places[section] = row + 1
                    expected[[snapshot.indexOfSection(section) ?? -1, row]] = "\(item)"
                }
                source.apply(snapshot)
                #expect(Self.shown(table) == expected)
            }
            #expect(world.exceptions.isEmpty)
        }
    }

    @Test("An identifier exists once in a whole snapshot")
    func duplicate() {
        inWorld { world in
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems(["A"], toSection: "A")
            snapshot.appendItems(["A"], toSection: "B")
            let words = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    A\n)}"
            #expect(world.exceptions == ["NSInternalInconsistencyException: \(words)"])
            #expect(snapshot.numberOfItems(inSection: "B") == 0)
        }
    }

    @Test("A snapshot may be applied from another thread, and awaited")
    func otherThread() async {
        let (table, source) = inWorld { world in
            let table = world.showTable(TableRows(count: 0)) { $0.rowHeight = 44 }
            return (table, Self.source(table))
        }
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1])
        let first = snapshot
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async { source.apply(first) { continuation.resume() } }
        }
        #expect(table.numberOfRows(inSection: 0) == 1)
        snapshot.appendItems([2, 3])
        await source.apply(snapshot)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }
}
