import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Tables of layout files on a stage")
struct TableLayoutTests {
    private let source = LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.json"))

    private func stage(_ members: String, steps: String = "[]") throws -> LayoutStage {
        let text = """
            {"root": {"class": "UITableView", "id": "t", "frame": [0, 0, 393, 852], \(members)}, "steps": \(steps)}
            """
        let parsed = LayoutDocument.parse(Data(text.utf8), file: "a.json", options: ParseOptions())
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
        return try LayoutStage(try #require(parsed.document), on: .default, source: source)
    }

    private func table(_ stage: LayoutStage) throws -> UITableView { try #require(stage.view("t") as? UITableView) }

    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    private func numbered(_ count: Int) -> String {
        let rows = (0..<count).map { "{\"text\": \"\($0)\", \"height\": 50}" }
        return "\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]"
    }

    @Test("Rows have the delegate's heights where the file has some, and else the table's (§3)")
    func heights() throws {
        let shown = try stage("\"rowHeight\": 30, \"sections\": [{\"rows\": [{\"height\": 52}, {\"repeat\": 2}]}]")
        #expect(try table(shown).visibleCells.map(\.frame.height) == [52, 30, 30])
        let standard = try stage("\"sections\": [{\"rows\": [{\"text\": \"x\"}]}]")
        #expect(try table(standard).visibleCells.map(\.frame.height) == [44])
    }

    @Test("A row's own content has its margins, its ids and its height from its equations, there and back")
    func ownContent() throws {
        let shown = try stage(
            """
            "prototypes": {"trip": {"accessoryType": "disclosureIndicator", "contentView": {
              "subviews": [{"class": "UILabel", "id": "name", "numberOfLines": 0}],
              "constraints": ["name.leading == self.layoutMargins.leading", "name.top == self.top + 20",
                "name.bottom == self.bottom - 20", "name.trailing == self.layoutMargins.trailing"]}}},
            "sections": [{"rows": [{"prototype": "trip", "set": {"name.text": "Reine"}}, {"prototype": "trip", "repeat": 2}]}]
            """)
        let table = try table(shown)
        let label = try #require(table.visibleCells.first?.contentView.subviews.first as? UILabel)
        #expect(label.text == "Reine")
        // The margin is 16 at 393; towards the accessory it is 8 (§7). A line has 20.33 at @3x, and the
        // row a third of a point more for the line below it.
        #expect(label.frame.minX == 16 && abs(label.frame.height - 20.67) < 0.01)
        #expect(abs((table.visibleCells.first?.frame.height ?? 0) - 60.67) < 0.01)
        let frames = table.visibleCells.map(\.frame)
        #expect(shown.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(table.visibleCells.first?.contentView.frame.minX == 59)
        #expect(shown.turn(to: .turn(.portrait)) == .shown(.portrait))
        #expect(table.visibleCells.map(\.frame) == frames)
    }

    @Test("A million rows make cells only for what is visible")
    func million() throws {
        let shown = try stage("\"rowHeight\": 44, \"sections\": [{\"rows\": [{\"text\": \"x\", \"repeat\": 1000000}]}]")
        let table = try table(shown)
        #expect(table.contentSize.height == 44_000_000)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count <= 852 / 44 + 2)
    }

    @Test("Headers and footers are titles or views")
    func edges() throws {
        let shown = try stage(
            """
            "style": "grouped", "sections": [{"header": "Today", "footerHeight": 30,
              "footer": {"class": "UIView", "id": "foot", "frame": [0, 0, 9, 9]}, "rows": [{"text": "a"}]}]
            """)
        let table = try table(shown)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "TODAY")
        #expect(shown.view("foot")?.frame.height == 30)
        #expect(table.rectForFooter(inSection: 0).height == 30)
    }

    @Test(
        "Steps change the rows, and the table shows them",
        arguments: [
            (
                "{\"insertRows\": {\"id\": \"t\", \"rows\": [[0, 1]], \"with\": [{\"text\": \"new\"}]}}",
                ["0", "new", "1", "2"]
            ),
            ("{\"deleteRows\": {\"id\": \"t\", \"rows\": [[0, 0], [0, 2]]}}", ["1"]),
            ("{\"moveRow\": {\"id\": \"t\", \"row\": [0, 0], \"to\": [0, 2]}}", ["1", "2", "0"]),
            ("{\"reload\": {\"id\": \"t\"}}", ["0", "1", "2"]),
            ("{\"reload\": {\"id\": \"t\", \"rows\": [[0, 1]]}}", ["0", "1", "2"]),
            ("{\"set\": {\"id\": \"t[0,1]\", \"text\": \"set\"}}", ["0", "set", "2"]),
        ])
    func updates(_ step: String, _ expected: [String]) throws {
        let shown = try stage(numbered(3), steps: "[\(step)]")
        #expect(try shown.runSteps() == .finished)
        #expect(try texts(table(shown)) == expected)
    }

    @Test("A row is scrolled to, selected and deselected")
    func scrolling() throws {
        let shown = try stage(
            numbered(100),
            steps: """
                [{"scrollToRow": {"id": "t", "row": [0, 40], "at": "top"}}, {"select": {"id": "t", "row": [0, 41]}}]
                """)
        #expect(try shown.runSteps() == .finished)
        let table = try table(shown)
        #expect(table.bounds.minY == 2000 - table.adjustedContentInset.top)
        #expect(table.cellForRow(at: [0, 41])?.isSelected == true)
    }

    @Test(
        "Rows that do not exist, and cells that are not on screen, are errors",
        arguments: [
            (
                "{\"select\": {\"id\": \"t\", \"row\": [0, 100]}}",
                "the table \"t\" has no row [0, 100]: section 0 has 100 rows now"
            ),
            (
                "{\"deleteRows\": {\"id\": \"t\", \"rows\": [[1, 0]]}}",
                "the table \"t\" has no row [1, 0]: it has 1 sections now"
            ),
            (
                "{\"set\": {\"id\": \"t[0,90]\", \"text\": \"x\"}}",
                "the row [0, 90] is not on screen; scroll to it first: \"scrollToRow\""
            ),
            (
                "{\"insertRows\": {\"id\": \"t\", \"rows\": [[0, 102]], \"with\": [{\"text\": \"x\"}]}}",
                "\"insertRows\" leaves a gap before the row [0, 102]"
            ),
        ])
    func impossible(_ step: String, _ message: String) throws {
        let shown = try stage(numbered(100), steps: "[\(step)]")
        do {
            _ = try shown.runSteps()
            Issue.record("no error")
        } catch {
            #expect(error.description.contains(message), "\(error)")
        }
    }

    @Test("Selected rows of the file are selected")
    func selected() throws {
        let shown = try stage(
            "\"sections\": [{\"rows\": [{\"text\": \"a\"}, {\"text\": \"b\", \"isSelected\": true}]}]")
        #expect(try table(shown).indexPathForSelectedRow == [0, 1])
    }

    @Test("Cells and the views in them have names after their rows, also after updates")
    func references() throws {
        let row =
            "{\"contentView\": {\"subviews\": [{\"class\": \"UILabel\", \"id\": \"name\", \"frame\": [0, 0, 9, 9]}]}}"
        let shown = try stage(
            "\"sections\": [{\"rows\": [\(row), {\"text\": \"x\"}]}]",
            steps: "[{\"moveRow\": {\"id\": \"t\", \"row\": [0, 0], \"to\": [0, 1]}}]")
        let table = try table(shown)
        let cell = try #require(table.visibleCells.first)
        let label = try #require(cell.contentView.subviews.first)
        #expect(cell.fileReference == "t[0,0]" && label.fileReference == "t[0,0].name")
        #expect(try shown.runSteps() == .finished)
        #expect(cell.fileReference == "t[0,1]" && label.fileReference == "t[0,1].name")
    }
}
