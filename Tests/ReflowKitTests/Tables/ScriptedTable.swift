import Foundation
import KitTestSupport
import KitValues
import ReflowKit

/// A source and delegate whose answers are closures. Without a closure, the answer is that of the protocol's default.
@MainActor
final class ScriptedTable: UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var sectionCount: ((UITableView) -> Int)?
    var rowCount: ((UITableView, Int) -> Int)?
    var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
    var title: (UITableView, Int) -> String? = { _, _ in nil }
    var footerTitle: (UITableView, Int) -> String? = { _, _ in nil }
    var header: (UITableView, Int) -> UIView? = { _, _ in nil }
    var footer: (UITableView, Int) -> UIView? = { _, _ in nil }
    var willDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
    var willDisplayHeader: (UITableView, Int) -> Void = { _, _ in }
    var didEndDisplaying: (UITableView) -> Void = { _ in }
    var calls: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount?(tableView) ?? counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCount?(tableView, section) ?? counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section).\(indexPath.row)")
        return cell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(tableView, section)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footerTitle(tableView, section)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append("header \(section)")
        return header(tableView, section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footer(tableView, section)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        willDisplayHeader(tableView, section)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        didEndDisplaying(tableView)
    }
}

extension World {
    /// A table that fills the screen without bars, at the top.
    func show(
        _ script: ScriptedTable, _ style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let controller = UITableViewController(style: style)
        let table: UITableView = controller.tableView
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = script
        table.delegate = script
        setUp(table)
        show(controller)
        controller.view.layoutIfNeeded()
        return table
    }
}
