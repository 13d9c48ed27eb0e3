import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

/// A vector of tables.md §24.
private struct Vector {
    let id: String
    let given: [String: Any]
    let expect: [String: Any]
    let scale: CGFloat

    static func all(_ areas: Set<String>) throws -> [Vector] {
        let url = try #require(ThirdPartyDocuments.tableVectors.url)
        let data = try Data(contentsOf: url)
        let parsed = try JSONSerialization.jsonObject(with: data)
        let file = try #require(parsed as? [String: Any])
        let list = try #require(file["vectors"] as? [[String: Any]])
        return list.compactMap { entry in
            guard let id = entry["id"] as? String, let area = entry["area"] as? String, areas.contains(area),
                let given = entry["given"] as? [String: Any], let expect = entry["expect"] as? [String: Any]
            else { return nil }
            return Vector(id: id, given: given, expect: expect, scale: number(entry["scale"]) ?? 1)
        }
    }

    static func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }

    static func numbers(_ value: Any?) -> [CGFloat]? {
        (value as? [Any])?.compactMap { number($0) }
    }

    static func rect(_ value: Any?) -> CGRect? {
        guard let n = numbers(value), n.count == 4 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    static func size(_ value: Any?) -> CGSize? {
        guard let n = numbers(value), n.count == 2 else { return nil }
        return CGSize(width: n[0], height: n[1])
    }

    static func insets(_ value: Any?) -> UIEdgeInsets? {
        guard let n = numbers(value), n.count == 4 else { return nil }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The rules of the iOS version that the vector is about.
    var semantics: RotationSemantics {
        switch given["generation"] as? String {
        case "iOS 14", "iOS 9": .iOS8
        default: .iOS15
        }
    }
}

@MainActor
@Suite("The vectors of tables (tables.md §24)", .tags(.thirdPartyDocuments), .needs(.tableVectors))
struct TableVectorTests {
    /// A source with the sections, titles and heights of a vector.
    final class Source: UITableViewDataSource, UITableViewDelegate {
        var sections: [(title: String?, rows: Int)] = []
        var heights: [[CGFloat]]?
        var headerHeight: CGFloat?
        var footerHeight: CGFloat?

        init(_ given: [String: Any]) {
            if let list = given["sections"] as? [[Any]] {
                sections = list.map { ($0[0] as? String, ($0[1] as? NSNumber)?.intValue ?? 0) }
            } else if let rows = given["rows"] as? NSNumber {
                sections = [(nil, rows.intValue)]
            }
            if let lists = given["rowHeights"] as? [[NSNumber]] {
                heights = lists.map { $0.map { CGFloat($0.doubleValue) } }
                sections = lists.map { ("t", $0.count) }
            }
            headerHeight = Vector.number(given["heightForHeaderInSection"]) ?? Vector.number(given["headerHeight"])
            footerHeight = Vector.number(given["heightForFooterInSection"]) ?? Vector.number(given["footerHeight"])
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight ?? tableView.sectionHeaderHeight
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight ?? tableView.sectionFooterHeight
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights?[indexPath.section][indexPath.row] ?? tableView.rowHeight
        }
    }

    private static func table(_ vector: Vector, _ source: Source, bounds: CGSize) -> UITableView {
        let style: UITableView.Style =
            switch vector.given["style"] as? String {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        let table = UITableView(frame: CGRect(origin: .zero, size: bounds), style: style)
        table.contentInsetAdjustmentBehavior = .never
        if let height = Vector.number(vector.given["rowHeight"]) { table.rowHeight = height }
        table.estimatedRowHeight = 0
        if let padding = Vector.number(vector.given["sectionHeaderTopPadding"]) {
            table.sectionHeaderTopPadding = padding
        }
        if let inset = Vector.number(vector.given["inset"]) {
            table.layoutMargins = UIEdgeInsets(top: 8, left: inset, bottom: 8, right: inset)
        }
        if let height = Vector.number(vector.given["tableHeaderViewHeight"]) {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }
        if let height = Vector.number(vector.given["tableFooterViewHeight"]) {
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }
        table.dataSource = source
        table.delegate = source
        return table
    }

    private nonisolated static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences: [CGFloat] = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return differences.allSatisfy { abs($0) <= 0.01 }
    }

    private static func settings(_ vector: Vector) -> Simulation.Settings {
        var settings = Simulation.Settings()
        settings.scale = vector.scale
        return settings
    }

    @Test("Sections, rows, headers and footers are where the vectors say")
    func places() throws {
        for vector in try Vector.all(["table"]) where vector.given["bounds"] != nil {
            let bounds = try #require(Vector.size(vector.given["bounds"]))
            inWorld(semantics: vector.semantics, settings: Self.settings(vector)) { world in
                let source = Source(vector.given)
                let table = Self.table(vector, source, bounds: bounds)
                let controller = UIViewController()
                controller.view.addSubview(table)
                world.show(controller)
                if let insets = Vector.insets(vector.given["adjustedInsets"]) { table.contentInset = insets }
                if let offset = Vector.numbers(vector.given["contentOffset"]) {
                    table.contentOffset = CGPoint(x: offset[0], y: offset[1])
                }
                table.layoutIfNeeded()
                Self.check(vector, table)
            }
        }
    }

    private static func check(_ vector: Vector, _ table: UITableView) {
        var wrong: [String] = []
        func expect(_ name: String, _ found: CGRect, _ wanted: CGRect) {
            if !isNear(found, wanted) { wrong.append("\(vector.id) \(name): \(found), not \(wanted)") }
        }
        let floats = vector.given["contentOffset"] != nil
        for (key, value) in vector.expect["headers"] as? [String: Any] ?? [:] {
            guard let section = Int(key), let rect = Vector.rect(value) else { continue }
            // A header at the edge is where its view is.
            let shown = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.filter {
                $0.textLabel?.text == "t"
            }.sorted { $0.frame.minY < $1.frame.minY }
            let found =
                floats && section < shown.count ? shown[section].frame : table.rectForHeader(inSection: section)
            expect("header \(key)", found, rect)
        }
        for (key, value) in vector.expect["footers"] as? [String: Any] ?? [:] {
            guard let section = Int(key), let rect = Vector.rect(value) else { continue }
            expect("footer \(key)", table.rectForFooter(inSection: section), rect)
        }
        for (key, value) in vector.expect["rows"] as? [String: Any] ?? [:] {
            let path = key.split(separator: ".").compactMap { Int($0) }
            guard path.count == 2, let rect = Vector.rect(value) else { continue }
            expect("row \(key)", table.rectForRow(at: IndexPath(row: path[1], section: path[0])), rect)
        }
        if let size = Vector.size(vector.expect["contentSize"]) {
            expect("content", CGRect(origin: .zero, size: table.contentSize), CGRect(origin: .zero, size: size))
        }
        for (name, view) in [("tableHeaderView", table.tableHeaderView), ("tableFooterView", table.tableFooterView)] {
            if let rect = Vector.rect(vector.expect[name]) { expect(name, view?.frame ?? .null, rect) }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test("Accessories and contents are where the vectors say")
    func cells() throws {
        var wrong: [String] = []
        for vector in try Vector.all(["cell"]) {
            guard let size = Vector.size(vector.given["cell"]), let kind = vector.given["accessory"] as? String else {
                continue
            }
            inWorld(semantics: vector.semantics, settings: Self.settings(vector)) { world in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType =
                    switch kind {
                    case "disclosureIndicator": .disclosureIndicator
                    case "checkmark": .checkmark
                    default: .none
                    }
                cell.textLabel?.text = "Text"
                cell.frame = CGRect(origin: .zero, size: size)
                cell.layoutIfNeeded()
                func expect(_ key: String, _ found: CGRect?) {
                    guard let wanted = Vector.rect(vector.expect[key]) else { return }
                    if found.map({ Self.isNear($0, wanted) }) != true {
                        wrong.append("\(vector.id) \(key): \(found ?? .null), not \(wanted)")
                    }
                }
                expect("content", cell.contentView.frame)
                expect("label", cell.textLabel?.frame)
                // The parts are in front of the content: the accessory, then the line.
                let parts = cell.subviews.drop { $0 !== cell.contentView }.dropFirst()
                expect("accessory", parts.first?.frame)
                expect("separator", parts.last?.frame)
                if let width = Vector.number(vector.expect["contentWidth"]) {
                    if abs(cell.contentView.frame.width - width) > 0.01 {
                        wrong.append("\(vector.id): \(cell.contentView.frame.width), not \(width)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    /// A table whose bounds, insets and heights change as in a turn.
    @Test("The offset after a turn is the vectors'")
    func offsets() throws {
        var wrong: [String] = []
        for vector in try Vector.all(["offset"]) where vector.given["layout"] == nil {
            guard let before = vector.given["before"] as? [String: Any],
                let after = vector.given["after"] as? [String: Any], let old = Vector.size(before["bounds"]),
                let new = Vector.size(after["bounds"]), let oldInsets = Vector.insets(before["adjusted"]),
                let newInsets = Vector.insets(after["adjusted"])
            else { continue }
            inWorld(settings: Self.settings(vector)) { world in
                let turned = TurnedTable(vector.given, semantics: .iOS15)
                let table = turned.table
                world.show(turned.controller)
                turned.put(old, oldInsets)
                turned.controller.view.layoutIfNeeded()
                if let offset = Vector.numbers(vector.given["contentOffset"]) {
                    table.contentOffset.y = offset[1]
                } else if let top = vector.given["topRow"] as? NSNumber {
                    let distance = Vector.number(vector.given["topRowDistance"]) ?? 0
                    table.scrollToRow(at: [0, top.intValue], at: .top, animated: false)
                    table.contentOffset.y -= distance
                }
                table.layoutIfNeeded()
                let start = table.contentOffset
                turned.put(new, newInsets)
                turned.controller.view.layoutIfNeeded()
                func expect(_ name: String, _ found: CGFloat, _ wanted: CGFloat?) {
                    if let wanted, abs(found - wanted) > 0.01 {
                        wrong.append("\(vector.id) \(name): \(found), not \(wanted)")
                    }
                }
                expect("offset", table.contentOffset.y, Vector.numbers(vector.expect["contentOffset"])?[1])
                expect("height", table.contentSize.height, Vector.numbers(vector.expect["contentSize"])?[1])
                expect("height", table.contentSize.height, Vector.number(vector.expect["contentHeight"]))
                let edge = table.contentOffset.y + table.adjustedContentInset.top
                if let top = vector.expect["topRow"] as? NSNumber {
                    let row = table.indexPathForRow(at: CGPoint(x: 0, y: edge))?.row ?? -1
                    expect("top row", CGFloat(row), CGFloat(top.intValue))
                    expect(
                        "distance", table.rectForRow(at: [0, row]).minY - edge,
                        Vector.number(vector.expect["topRowDistance"]))
                }
                guard let back = Vector.numbers(vector.expect["there-and-back"]) else { return }
                turned.put(old, oldInsets)
                turned.controller.view.layoutIfNeeded()
                expect("offset back", table.contentOffset.y, back[1])
                expect("offset back", table.contentOffset.y, start.y)
            }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    /// A table in a controller whose safe area is given by additional insets.
    @MainActor
    final class TurnedTable: UITableViewDataSource, UITableViewDelegate {
        let controller = UIViewController()
        let table = UITableView(frame: .zero, style: .plain)
        private let count: Int
        private let heights: (portrait: CGFloat, landscape: CGFloat)?

        init(_ given: [String: Any], semantics: RotationSemantics) {
            count = (given["rows"] as? NSNumber)?.intValue ?? 0
            let both = given["heights"] as? [String: NSNumber]
            heights = both.map { (CGFloat($0["portrait"]!.doubleValue), CGFloat($0["landscape"]!.doubleValue)) }
            if let height = Vector.number(given["rowHeight"]) { table.rowHeight = height }
            // Where all is measured, the heights are asked at once.
            table.estimatedRowHeight =
                given["measureAll"] as? Bool == true ? 0 : Vector.number(given["estimatedRowHeight"]) ?? -1
            table.contentInsetAdjustmentBehavior = .always
            table.dataSource = self
            table.delegate = self
            controller.view.addSubview(table)
        }

        /// Gives the table a size, and the controller insets with which the table has this safe area.
        func put(_ size: CGSize, _ insets: UIEdgeInsets) {
            controller.view.frame = CGRect(origin: .zero, size: size)
            table.frame = CGRect(origin: .zero, size: size)
            controller.additionalSafeAreaInsets = .zero
            let device = controller.view.safeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: insets.top - device.top, left: 0, bottom: insets.bottom - device.bottom, right: 0)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            guard let heights else { return tableView.rowHeight }
            return tableView.bounds.width > tableView.bounds.height ? heights.landscape : heights.portrait
        }
    }
}
