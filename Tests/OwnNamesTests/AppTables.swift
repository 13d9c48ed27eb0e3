import Foundation
import UIKit

// The subclasses of the table's classes; see AppViews.swift.

final class AppUITableView: UITableView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero, style: .grouped)
        origin = own
    }

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITableViewCell: UITableViewCell {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .subtitle, reuseIdentifier: nil)
        origin = own
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    private(set) var origin = ""

    init(own: String) {
        super.init(reuseIdentifier: nil)
        origin = own
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        origin = "identifier"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITableViewController: UITableViewController {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .insetGrouped)
        origin = own
    }

    override init(style: UITableView.Style) {
        super.init(style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    deinit { Departures.shared.note() }
}

final class AppUITableViewDiffableDataSource: UITableViewDiffableDataSource<String, Int> {
    private(set) var origin = ""

    init(own: String) {
        super.init(tableView: UITableView()) { _, _, _ in nil }
        origin = own
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { origin }

    deinit { Departures.shared.note() }
}

final class AppUIListContentView: UIListContentView {
    private(set) var origin = ""

    init(own: String) {
        super.init(configuration: .cell())
        origin = own
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}
