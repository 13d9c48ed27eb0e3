import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tables of storyboards in an app: their own rows, and prototypes")
struct ListTests {
    private let storyboard: UIStoryboard

    init() {
        Simulation.current = Simulation()
        storyboard = UIStoryboard(name: "Lists", bundle: .module)
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func tops(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY) }

    @Test("A static table controller answers its own rows, in both orientations, and an outlet leads into a row")
    func staticRows() throws {
        let settings = try #require(storyboard.instantiateInitialViewController() as? SettingsController)
        let window = show(settings)
        let table = try #require(settings.tableView)
        #expect(table === settings.view && table.style == .insetGrouped && table.dataSource === settings)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        // The header of the table has 60 points. The title is the first section's, but not the first thing of the table:
        // 38 (tables.md §2.1). The footer of one line at @3x: 8 + 15.67 + 6; then 17.67 and no title.
        let expected: [CGFloat] = [98, 142, 230 + 29.67 + 17.67]
        #expect(zip(tops(table), expected).allSatisfy { abs($0 - $1) < 0.02 }, "\(tops(table))")
        #expect(table.visibleCells.map(\.frame.height) == [44, 88, 44])
        let first = try #require(table.cellForRow(at: [0, 0]))
        #expect(first.textLabel?.text == "Ringtone" && first.detailTextLabel?.text == "Tide")
        #expect(first.accessoryType == .disclosureIndicator)
        #expect(settings.volume?.superview === table.cellForRow(at: [0, 1])?.contentView)
        // The slider is 14 from both sides of a content that is 20 from those of the screen.
        #expect(settings.volume?.frame == CGRect(x: 14, y: 28, width: 353 - 28, height: 31))
        let before = tops(table)
        Simulation.current.turn(to: .landscapeRight)
        window.layoutIfNeeded()
        // The group is 20 from the notch on both sides, whose insets are 59.
        #expect(abs((settings.volume?.frame.width ?? 0) - 666) < 0.01)
        #expect(table.cellForRow(at: [0, 0]) === first)
        Simulation.current.turn(to: .portrait)
        window.layoutIfNeeded()
        #expect(tops(table) == before)
    }

    @Test("A subclass that hides a row calls super, and gets the document's rows")
    func hiddenRow() throws {
        let settings = try #require(storyboard.instantiateInitialViewController() as? SettingsController)
        settings.hiddenRow = [0, 1]
        _ = show(settings)
        #expect(settings.tableView.numberOfRows(inSection: 0) == 1)
        #expect(settings.tableView.visibleCells.count == 2)
    }

    @Test("Dequeuing makes the prototype, with its outlets, actions and class, and uses cells again")
    func prototypes() throws {
        let stops = storyboard.instantiateViewController(identifier: "stops") as StopsController
        stops.stops[1] = String(repeating: "A long name ", count: 9)
        let window = show(stops)
        let table = try #require(stops.tableView)
        let cells = table.visibleCells.compactMap { $0 as? StopCell }
        #expect(cells.count == table.visibleCells.count && cells.count > 5)
        #expect(cells.allSatisfy { $0.isAwake && $0.reuseIdentifier == "stop" && $0.accessoryType == .checkmark })
        #expect(Set(cells.map { ObjectIdentifier($0.go) }).count == cells.count)
        cells[2].go.sendActions(for: .touchUpInside)
        #expect(stops.chosen.first === cells[2].go)
        // One line at @3x: 20 + 20.33 + 20, and the line below the row.
        #expect(abs(cells[0].frame.height - 60.67) < 0.02)
        #expect(cells[1].frame.height > cells[0].frame.height)
        for row in [40, 20] {
            table.scrollToRow(at: [0, row], at: .top, animated: false)
            window.layoutIfNeeded()
            #expect((table.cellForRow(at: [0, row]) as? StopCell)?.name.text == "Stop \(row)")
        }
        #expect(table.visibleCells.contains { cell in cells.contains { $0 === cell } })
    }

    @Test("A registered class wins over the prototype")
    func registered() throws {
        let stops = storyboard.instantiateViewController(identifier: "stops") as StopsController
        stops.loadViewIfNeeded()
        stops.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
        #expect(stops.tableView.dequeueReusableCell(withIdentifier: "stop").map { !($0 is StopCell) } == true)
    }

    @Test("A cell of a nib is UIKit's or the app's, and joins the pool for which its nib was registered")
    func nibCell() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UINib(nibName: "PlainRow", bundle: .module), forCellReuseIdentifier: "row")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        #expect(cell.textLabel?.text == "Row" && cell.reuseIdentifier == "row")
    }
}
