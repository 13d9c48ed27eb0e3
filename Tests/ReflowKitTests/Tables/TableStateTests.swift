import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Own derivations.
@MainActor
@Suite("Tables: looks, states and editing (tables.md §9, §10)")
struct TableStateTests {
    @Test("In a grouped table, a header that is dequeued has the look of grouped headers before the app gets it")
    func lookOfHeaders() {
        inWorld { world in
            let script = ScriptedTable([1])
            var fonts: [CGFloat] = []
            var footers: [UIListContentConfiguration] = []
            script.header = { table, _ in
                let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
                fonts.append(view?.textLabel?.font.pointSize ?? 0)
                return view
            }
            script.footer = { table, _ in
                let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
                if let content = view?.defaultContentConfiguration() { footers.append(content) }
                return view
            }
            let table = world.show(script, .grouped) {
                $0.rowHeight = 44
                $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
            }
            table.reloadData()
            table.layoutIfNeeded()
            #expect(Set(fonts) == [13])
            #expect(Set(footers) == [.groupedFooter()])
        }
    }

    @Test("The background that a cell proposes is the table's, for new cells as for used ones (§9)")
    func backgroundOfCells() {
        inWorld { world in
            let script = ScriptedTable([30])
            var proposals: [UIBackgroundConfiguration] = []
            script.cell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                proposals.append(cell.defaultBackgroundConfiguration())
                return cell
            }
            let table = world.show(script, .grouped) {
                $0.rowHeight = 44
                $0.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
            table.contentOffset.y = 300
            table.layoutIfNeeded()
            #expect(proposals.count > 20)
            #expect(proposals.allSatisfy { $0 == .listGroupedCell() })
        }
    }

    @Test("Configurations follow the turn and the switch for touches")
    func configurationsFollow() {
        inWorld { world in
            var states: [(UIUserInterfaceSizeClass, Bool)] = []
            let script = ScriptedTable([1])
            script.cell = { _, _ in
                let cell = UITableViewCell()
                cell.configurationUpdateHandler = { _, state in
                    states.append((state.traitCollection.verticalSizeClass, state.isDisabled))
                }
                return cell
            }
            let table = world.show(script, .insetGrouped) { $0.rowHeight = 44 }
            #expect(states.last?.0 == .regular)
            world.turn(to: .landscapeLeft)
            #expect(states.last?.0 == .compact)
            table.cellForRow(at: [0, 0])?.isUserInteractionEnabled = false
            table.layoutIfNeeded()
            #expect(states.last?.1 == true)
        }
    }

    @Test("Labels of cells and titles follow the size of texts, and rows follow the labels (§4)")
    func textSize() {
        @MainActor func heights(_ category: UIContentSizeCategory) -> (row: CGFloat, header: CGFloat) {
            var settings = Simulation.Settings()
            settings.preferredContentSizeCategory = category
            return inWorld(settings: settings) { world in
                let rows = TableRows([["Row"]])
                rows.titles = ["Title"]
                let table = world.showTable(rows)
                return (table.rectForRow(at: [0, 0]).height, table.rectForHeader(inSection: 0).height)
            }
        }
        let standard = heights(.large)
        let large = heights(.accessibilityExtraLarge)
        #expect([standard.row, standard.header] == [44, 28])
        #expect(large.row > 60)
        #expect(large.header > 40)
    }

    @Test("In a table in which several rows are selected in editing, rows show circles and no controls are asked (§10)")
    func selectionInEditing() {
        inWorld { world in
            let rows = TableRows(count: 3)
            let table = world.showTable(rows) {
                $0.rowHeight = 44
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.editingStyle) == [.none, .none, .none])
            #expect(table.visibleCells.map(\.contentView.frame.minX) == [40, 40, 40])
            table.tapRow(at: [0, 0])
            table.tapRow(at: [0, 2])
            #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
        }
    }

    @Test("A controller that is set to editing before its table exists shows the table in editing")
    func editingBeforeLoading() {
        inWorld { world in
            let controller = UITableViewController(style: .plain)
            controller.isEditing = true
            #expect(controller.isEditing)
            world.show(controller)
            #expect(controller.tableView.isEditing)
        }
    }

    // MARK: Index and margins

    @Test("In landscape, the index leaves titles out instead of running under the bar")
    func index() {
        final class Indexed: UITableViewController {
            let letters = (65..<91).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
            override func numberOfSections(in tableView: UITableView) -> Int { 27 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
        }
        inWorld { world in
            let controller = Indexed(style: .plain)
            controller.tableView.rowHeight = 44
            world.show(UINavigationController(rootViewController: controller))
            world.turn(to: .landscapeLeft)
            let table: UITableView = controller.tableView
            table.layoutIfNeeded()
            let strip = table.subviews.first { $0.frame.width == 15 && !($0 is UITableViewCell) }
            strip?.layoutIfNeeded()
            let labels = strip?.subviews.compactMap { $0 as? UILabel } ?? []
            let frames = labels.map(\.frame)
            #expect(labels.first?.text == "A")
            #expect(labels.last?.text == "#")
            #expect(labels.count < 27)
            let height = strip?.bounds.height ?? 0
            #expect(frames.allSatisfy { $0.minY >= 0 && $0.maxY <= height })
        }
    }

    @Test("With cellLayoutMarginsFollowReadableWidth, contents are in the middle, and cells keep the width (§10)")
    func readableWidth() {
        inWorld("iPad Pro 11 (1st-4th)") { world in
            let rows = TableRows(count: 1)
            let table = world.showTable(rows) {
                $0.rowHeight = 44
                $0.cellLayoutMarginsFollowReadableWidth = true
            }
            let cell = table.cellForRow(at: [0, 0])
            cell?.layoutIfNeeded()
            #expect(cell?.frame.width == table.bounds.width)
            // The readable width is 664 points at the standard size of texts.
            let margin = (table.bounds.width - 664) / 2
            #expect(cell?.contentView.layoutMargins.left == margin)
        }
    }
}
