import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Own derivations.
@MainActor
@Suite("Tables: what apps do with them, in both orientations (tables.md §2, §4, §11)")
struct TableIdiomTests {
    /// A controller that fits the table's header whenever it is laid out.
    final class FittedHeader: UITableViewController {
        let text = UILabel()
        var passes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let header = UIView()
            text.numberOfLines = 0
            text.text = String(repeating: "A header of several lines. ", count: 8)
            text.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
                text.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
                text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
                text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10),
            ])
            tableView.rowHeight = 44
            tableView.tableHeaderView = header
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            guard let header = tableView.tableHeaderView else { return }
            let height = header.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            guard header.frame.height != height else { return }
            header.frame.size.height = height
            tableView.tableHeaderView = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("A header that is fitted and assigned again in viewDidLayoutSubviews moves the rows, in a few passes")
    func fittedHeader() {
        inWorld { world in
            let controller = FittedHeader(style: .plain)
            world.show(controller)
            controller.view.layoutIfNeeded()
            @MainActor func check() -> CGFloat {
                let header = controller.tableView.tableHeaderView?.frame ?? .zero
                #expect(controller.tableView.rectForRow(at: [0, 0]).minY == header.height)
                #expect(controller.tableView.cellForRow(at: [0, 0])?.frame.minY == header.height)
                #expect(header.width == controller.tableView.bounds.width)
                #expect(header.height > 40)
                return header.height
            }
            let portrait = check()
            controller.passes = 0
            world.turn(to: .landscapeLeft)
            #expect(controller.passes <= 3)
            let landscape = check()
            #expect(landscape < portrait)
            world.turn(to: .portrait)
            let again = check()
            #expect(again == portrait)
        }
    }

    /// A table that is as high as its rows.
    final class WholeTable: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    @Test("A table whose content size is its intrinsic size is as high as its rows in a stack")
    func wholeTable() {
        inWorld { world in
            let rows = TableRows(count: 5)
            rows.make = { _, _ in UITableViewCell() }
            let table = WholeTable()
            table.rowHeight = 50
            table.isScrollEnabled = false
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = rows
            table.delegate = rows
            let below = UILabel()
            below.text = "below"
            let stack = UIStackView(arrangedSubviews: [table, below])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            let controller = UIViewController()
            controller.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            ])
            world.show(controller)
            controller.view.layoutIfNeeded()
            #expect(table.frame.height == 250)
            #expect(below.frame.minY == 250)
            world.turn(to: .landscapeLeft)
            #expect(table.frame.size == CGSize(width: 852, height: 250))
            #expect(table.visibleCells.count == 5)
        }
    }

    final class PlainHeaders: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            let label = UILabel(frame: view.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(label)
            view.accessibilityIdentifier = "header"
            return view
        }
    }

    @Test("A header that is a plain view of width 0 is as wide as the table")
    func plainHeader() {
        inWorld { world in
            let controller = PlainHeaders(style: .grouped)
            world.show(controller)
            controller.view.layoutIfNeeded()
            @MainActor func header() -> CGRect? {
                controller.tableView.subviews.first { $0.accessibilityIdentifier == "header" }?.frame
            }
            #expect(header() == CGRect(x: 0, y: 0, width: 393, height: 40))
            world.turn(to: .landscapeLeft)
            #expect(header() == CGRect(x: 0, y: 0, width: 852, height: 40))
        }
    }

    @Test("With contentInsetAdjustmentBehavior .never, rows begin at the top of the screen")
    func neverAdjusted() {
        inWorld { world in
            let table = world.showTable(TableRows(count: 50)) {
                $0.rowHeight = 44
                $0.contentInsetAdjustmentBehavior = .never
            }
            #expect(table.contentOffset == .zero)
            world.turn(to: .landscapeLeft)
            #expect(table.contentOffset == .zero)
            #expect(table.adjustedContentInset == .zero)
        }
    }

    @Test("In landscape, contents avoid the notch, and rows and backgrounds reach the edges (§7)")
    func notch() {
        inWorld { world in
            let table = world.showTable(TableRows(count: 50)) { $0.rowHeight = 44 }
            world.turn(to: .landscapeLeft)
            let cell = table.cellForRow(at: [0, 3])
            #expect(cell?.frame.width == 852)
            #expect(cell?.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 44))
        }
    }

    @Test(
        "A cell alone is measured at a width by its constraints, with the line's pixel (§4)", arguments: [320.0, 700])
    func cellAlone(width: Double) {
        inWorld { _ in
            let cell = UITableViewCell()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.1),
            ])
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height: CGFloat = CGFloat(width) * 0.1 + 20 + 1.0 / 3
            #expect(size.width == CGFloat(width))
            #expect(abs(size.height - height) < 0.001)
        }
    }

    @Test("A content configuration makes rows of 44 points and a pixel, and two texts make 60 (§3)")
    func configuredHeights() {
        inWorld { world in
            let rows = TableRows(count: 2)
            rows.make = { _, path in
                let cell = UITableViewCell()
                var content = path.row == 0 ? cell.defaultContentConfiguration() : .subtitleCell()
                content.text = "Title"
                if path.row == 1 { content.secondaryText = "Second" }
                cell.contentConfiguration = content
                return cell
            }
            let table = world.showTable(rows)
            #expect(abs(table.rectForRow(at: [0, 0]).height - 44.3333) < 0.001)
            #expect(abs(table.rectForRow(at: [0, 1]).height - 60) < 0.34)
        }
    }

    @Test("A table without a cell's constraints from top to bottom gives it 44 points (§4)")
    func noChain() {
        inWorld { world in
            let rows = TableRows(count: 1)
            rows.make = { _, _ in
                let cell = UITableViewCell()
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
                return cell
            }
            let table = world.showTable(rows)
            #expect(table.rectForRow(at: [0, 0]).height == 44)
        }
    }

    @Test("A source that answers a wrong class or reloads while it is asked does not stop the table")
    func hostileSource() {
        inWorld { world in
            let rows = TableRows(count: 5)
            var reloads = 0
            rows.make = { table, _ in
                if reloads < 3 {
                    reloads += 1
                    table.reloadData()
                }
                return UITableViewCell()
            }
            let table = world.showTable(rows) { $0.rowHeight = 44 }
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 5)
            let only = UITableViewCell()
            rows.make = { _, _ in only }
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.subviews.filter { $0 === only }.count == 1)
            #expect(world.exceptions.isEmpty)
        }
    }
}
