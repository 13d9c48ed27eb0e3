import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

/// A batch of updates that a model of arrays makes too. Sections are tokens with items, which are tokens themselves.
private struct Batch {
    struct Section {
        let token: Int
        var items: [String]
    }

    private(set) var before: [Section]
    private(set) var after: [Section] = []
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var reloadedSections = IndexSet()
    private(set) var movedSections: [(Int, Int)] = []
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var reloaded: [IndexPath] = []
    private(set) var moved: [(IndexPath, IndexPath)] = []

    var count: Int {
        deletedSections.count + insertedSections.count + reloadedSections.count + movedSections.count + deleted.count
            + inserted.count + reloaded.count + moved.count
    }

    /// An item on its way through the batch.
    private struct Item {
        var text: String
        var origin: IndexPath?
    }

    init<Random: RandomNumberGenerator>(_ before: [Section], next: inout Int, _ random: inout Random) {
        self.before = before
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
        func text() -> String {
            next += 1
            return "\(next)"
        }
        // Sections: some are deleted, some move, and the others keep their order.
        var stays: [Section] = []
        var wanders: [(old: Int, section: Section)] = []
        for (index, section) in before.enumerated() {
            if before.count > 1, chance(8) {
                deletedSections.insert(index)
            } else if chance(8) {
                wanders.append((index, section))
            } else {
                stays.append(section)
            }
        }
        after = stays
        for wander in wanders {
            after.insert(wander.section, at: Int.random(in: 0...after.count, using: &random))
        }
        if chance(5) || after.isEmpty {
            next += 1
            let made = Section(token: next, items: (0..<Int.random(in: 0...3, using: &random)).map { _ in text() })
            after.insert(made, at: Int.random(in: 0...after.count, using: &random))
        }
        let oldPlaces = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.token, $0) })
        for (index, section) in after.enumerated() where oldPlaces[section.token] == nil {
            insertedSections.insert(index)
        }
        for wander in wanders {
            if let to = after.firstIndex(where: { $0.token == wander.section.token }) {
                movedSections.append((wander.old, to))
            }
        }
        // Items of sections that stay: some are deleted, some move, some are reloaded.
        var contents: [[Item]] = []
        var travellers: [Item] = []
        var open: [Int] = []
        for (index, section) in after.enumerated() {
            guard let old = oldPlaces[section.token] else {
                contents.append(section.items.map { Item(text: $0) })
                continue
            }
            if !wanders.contains(where: { $0.old == old }), chance(8) {
                reloadedSections.insert(old)
                contents.append((0..<Int.random(in: 0...4, using: &random)).map { _ in Item(text: text()) })
                continue
            }
            open.append(index)
            var items: [Item] = []
            for (row, item) in section.items.enumerated() {
                let path = IndexPath(row: row, section: old)
                if chance(5) {
                    deleted.append(path)
                } else if chance(6) {
                    travellers.append(Item(text: item, origin: path))
                } else if chance(6) {
                    reloaded.append(path)
                    items.append(Item(text: text()))
                } else {
                    items.append(Item(text: item))
                }
            }
            contents.append(items)
        }
        var arrivals = travellers
        if !open.isEmpty { for _ in 0..<Int.random(in: 0...6, using: &random) { arrivals.append(Item(text: text())) } }
        var fresh: Set<String> = []
        for arrival in arrivals {
            guard let section = open.randomElement(using: &random) else { continue }
            contents[section].insert(arrival, at: Int.random(in: 0...contents[section].count, using: &random))
            if arrival.origin == nil { fresh.insert(arrival.text) }
        }
        for (index, items) in contents.enumerated() {
            after[index].items = items.map(\.text)
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: index)
                if let origin = item.origin { moved.append((origin, path)) }
                if fresh.contains(item.text) { inserted.append(path) }
            }
        }
    }

    /// Makes the calls, in an order of chance.
    @MainActor
    func perform<Random: RandomNumberGenerator>(on table: UITableView, _ random: inout Random) {
        var calls: [@MainActor () -> Void] = [
            { table.deleteSections(deletedSections, with: .none) },
            { table.insertSections(insertedSections, with: .none) },
            { table.reloadSections(reloadedSections, with: .none) },
            { table.deleteRows(at: deleted, with: .none) },
            { table.insertRows(at: inserted, with: .none) },
            { table.reloadRows(at: reloaded, with: .none) },
        ]
        for move in movedSections { calls.append { table.moveSection(move.0, toSection: move.1) } }
        for move in moved { calls.append { table.moveRow(at: move.0, to: move.1) } }
        for call in calls.shuffled(using: &random) { call() }
    }
}

/// The rows of a model: the height of a row follows from its text.
@MainActor
private final class ModelRows: UITableViewDataSource, UITableViewDelegate {
    var sections: [Batch.Section]

    init(_ sections: [Batch.Section]) { self.sections = sections }

    static func height(_ text: String) -> CGFloat { CGFloat(12 + (Int(text) ?? 0) % 5 * 7) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessibilityIdentifier = sections[indexPath.section].items[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ModelRows.height(sections[indexPath.section].items[indexPath.row])
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        CGFloat(sections[section].token % 3 * 10)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.accessibilityIdentifier = "header \(sections[section].token)"
        return view
    }
}

/// Own derivations: arrays, and another table.
@MainActor
@Suite("Tables: random batches of updates (tables.md §15)")
struct TableRandomTests {
    private static func table(_ rows: ModelRows, _ estimate: CGFloat, in view: UIView) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.estimatedRowHeight = estimate
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        view.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    /// The frames of everything that a table shows, by name.
    private static func frames(_ table: UITableView) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for view in table.subviews { if let name = view.accessibilityIdentifier { frames[name] = view.frame } }
        return frames
    }

    /// The rows that arrays of heights put into what is visible, with their starts.
    private static func expected(_ sections: [Batch.Section], _ visible: ClosedRange<CGFloat>) -> [String: CGFloat] {
        var starts: [String: CGFloat] = [:]
        var y: CGFloat = 0
        for section in sections {
            y += CGFloat(section.token % 3 * 10)
            for item in section.items {
                let height = ModelRows.height(item)
                if y + height > visible.lowerBound, y < visible.upperBound { starts[item] = y }
                y += height
            }
        }
        return starts
    }

    /// 2,000 sequences of batches, each of them of up to 50 updates: 100 seeds of 20.
    @Test(
        "After random updates, exactly the visible rows have cells, and every frame is that of a fresh table",
        arguments: 0..<100)
    func batches(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        inWorld { world in
            let controller = UIViewController()
            world.show(controller)
            var wrong: [String] = []
            var updates = 0
            for sequence in 0..<20 {
                var next = sequence * 1000
                let rows = ModelRows(
                    (0..<Int.random(in: 1...4, using: &random)).map { token in
                        let items = (0..<Int.random(in: 0...7, using: &random)).map { "\(next + $0 + 1)" }
                        next += 8
                        return Batch.Section(token: token, items: items)
                    })
                // With estimates, frames only follow from the data at the top.
                let estimate: CGFloat = seed.isMultiple(of: 2) ? 0 : 30
                let table = Self.table(rows, estimate, in: controller.view)
                var rest = 50
                while true {
                    let batch = Batch(rows.sections, next: &next, &random)
                    guard batch.count <= rest else { break }
                    rest -= max(1, batch.count)
                    updates += batch.count
                    table.performBatchUpdates {
                        rows.sections = batch.after
                        batch.perform(on: table, &random)
                    }
                    table.contentOffset.y =
                        estimate == 0 ? table.contentOffset.y + CGFloat.random(in: -60...60, using: &random) : 0
                    table.layoutIfNeeded()
                }
                let found = Self.frames(table)
                let visible = table.bounds.minY...table.bounds.maxY
                let starts = Self.expected(rows.sections, visible)
                for (name, y) in starts where found[name]?.minY != y {
                    wrong.append("\(sequence): row \(name) not at \(y)")
                }
                let cells = table.subviews.count { $0 is UITableViewCell }
                if cells != starts.count { wrong.append("\(sequence): \(cells) cells for \(starts.count) rows") }
                let fresh = Self.table(ModelRows(rows.sections), estimate, in: controller.view)
                fresh.contentOffset = table.contentOffset
                fresh.layoutIfNeeded()
                if Self.frames(fresh) != found { wrong.append("\(sequence): \(found), not \(Self.frames(fresh))") }
                table.removeFromSuperview()
                fresh.removeFromSuperview()
            }
            #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
            #expect(updates > 200)
            #expect(world.exceptions.isEmpty, "\(world.exceptions)")
        }
    }
}
