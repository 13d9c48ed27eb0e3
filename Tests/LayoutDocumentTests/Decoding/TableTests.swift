import Foundation
import KitSchema
import Testing

@testable import LayoutDocument

@Suite("Tables in layout files (contract: Tables)")
struct TableTests {
    private func table(_ members: String, steps: String = "") -> String {
        "{\"root\": {\"class\": \"UITableView\", \"id\": \"t\", \(members)}\(steps)}"
    }

    private static let prototypes = """
        "prototypes": {"trip": {"contentView": {"subviews": [{"class": "UILabel", "id": "name"},
        {"class": "UILabel", "id": "the time", "text": "now"}], "constraints": ["name.top == self.top", "'the time'.top == self.top"]}}}
        """

    private func content(_ members: String) throws -> TableContent {
        let parsed = parse(table(members))
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
        return try #require(parsed.document?.root.view?.table)
    }

    @Test("Rows are cells of UIKit's styles, with a configuration, or with their own content, and need no class")
    func rows() throws {
        let sections = try content(
            """
            "sections": [{"header": "Today", "footerHeight": 20, "rows": [
              {"style": "value1", "text": "Crew", "detailText": "4", "height": 52},
              {"contentConfiguration": {"kind": "valueCell", "text": "Pier", "textProperties.numberOfLines": 1}},
              {"contentView": {"backgroundColor": "red"}, "isSelected": true}, {"repeat": 3}]},
             {"footer": {"class": "UIView", "frame": [0, 0, 9, 9]}}]
            """
        ).sections
        #expect(sections.map(\.header) == [.title("Today"), nil])
        #expect(sections.map(\.footerHeight) == [20, nil])
        guard case .view(let footer)? = sections[1].footer else {
            Issue.record("no footer")
            return
        }
        #expect(footer.baseClass == .view)
        let rows = sections[0].rows
        #expect(rows.map(\.height) == [52, nil, nil, nil] && rows.map(\.count) == [1, 1, 1, 3])
        #expect(rows.map(\.isSelected) == [false, false, true, false])
        #expect(rows.allSatisfy { $0.cell.baseClass == .tableViewCell })
        #expect(rows[0].cell.property(named: "detailText")?.value == .string("4"))
        #expect(rows[1].cell.listContent?.kind == "valueCell")
        #expect(rows[1].cell.listContent?.properties.map(\.name) == ["text", "textProperties.numberOfLines"])
        #expect(rows[2].cell.subviews.map(\.isContentView) == [true])
    }

    @Test("A row with a prototype has the prototype's views, with what it sets in them")
    func prototypes() throws {
        let content = try content(
            """
            \(Self.prototypes), "sections": [{"rows": [{"prototype": "trip", "repeat": 2},
              {"prototype": "trip", "set": {"name.text": "Reine", "'the time'.text": "then", "self.accessoryType": "checkmark"}}]}]
            """)
        let rows = content.sections[0].rows
        #expect(rows[0].cell == content.prototypes[0].row.cell)
        let set = rows[1].cell
        #expect(set.node(withID: "name")?.property(named: "text")?.value == .string("Reine"))
        #expect(set.node(withID: "the time")?.property(named: "text")?.value == .string("then"))
        #expect(set.property(named: "accessoryType") != nil)
        // The labels have no frames: the equations place them.
        #expect(set.node(withID: "name")?.isConstrained == true)
    }

    @Test("Each cell is a name space of its own")
    func names() {
        let row =
            "{\"contentView\": {\"subviews\": [{\"class\": \"UILabel\", \"id\": \"name\", \"frame\": [0, 0, 9, 9]}]}}"
        #expect(diagnostics(table("\"sections\": [{\"rows\": [\(row), \(row)]}]")).isEmpty)
        let outside = diagnostics(
            "{\"root\": {\"class\": \"UIView\", \"constraints\": [\"name.top == self.top\"], \"subviews\": [{\"class\": \"UITableView\", "
                + "\"frame\": [0, 0, 9, 9], \"sections\": [{\"rows\": [\(row)]}]}]}}")
        #expect(outside.count == 1 && outside[0].contains("no view or layout guide has the id \"name\""))
    }

    @Test(
        "Mistakes are told at their place",
        arguments: [
            (
                "\"sections\": [{\"rows\": [{\"prototype\": \"tirp\"}]}]",
                "the table has no prototype \"tirp\"; did you mean \"trip\"?"
            ),
            (
                "\"sections\": [{\"rows\": [{\"prototype\": \"trip\", \"text\": \"x\"}]}]",
                "unknown key \"text\" in a row with \"prototype\""
            ),
            (
                "\"sections\": [{\"rows\": [{\"prototype\": \"trip\", \"set\": {\"nme.text\": \"x\"}}]}]",
                "the prototype \"trip\" has no view \"nme\"; did you mean \"name\"?"
            ),
            (
                "\"sections\": [{\"rows\": [{\"prototype\": \"trip\", \"set\": {\"text\": \"x\"}}]}]",
                "\"text\" has no id and key; write the id of a view of the prototype, or self, a dot, and a key: \"name.text\""
            ),
            (
                "\"sections\": [{\"rows\": [{\"text\": \"x\", \"contentView\": {}}]}]",
                "\"contentView\" excludes \"text\": a cell has one content"
            ),
            ("\"sections\": [{\"rows\": [{\"repeat\": 0}]}]", "\"repeat\" must be from 1 to 1000000, not 0"),
            (
                "\"sections\": [{\"rows\": [{\"repeat\": 600000}, {\"repeat\": 600000}]}]",
                "the file has more than 1000000 rows"
            ),
            ("\"sections\": [{\"rows\": [{\"class\": \"UILabel\"}]}]", "a row is a UILabel, not a UITableViewCell"),
            ("\"sections\": [{\"header\": 1}]", "\"header\" must be a title or a view, not 1"),
            (
                "\"sections\": [{\"rows\": [{\"detailText\": \"x\"}]}]",
                "a cell of the style \"default\" has no second text; add \"style\": \"subtitle\" or \"value1\""
            ),
        ])
    func mistakes(_ members: String, _ message: String) {
        let found = diagnostics(table("\(Self.prototypes), \(members)"))
        #expect(found.count == 1 && found.first?.contains(": \(message)") == true, "\(found)")
    }

    @Test(
        "Steps about rows are read, and name a table of the file",
        arguments: [
            ("{\"scrollToRow\": {\"id\": \"t\", \"row\": [0, 7], \"at\": \"top\"}}", "scrollToRow t[0,7] at=top"),
            ("{\"select\": {\"id\": \"t\", \"row\": [0, 1]}}", "select t[0,1]"),
            ("{\"deselect\": {\"id\": \"t\", \"row\": [0, 1]}}", "deselect t[0,1]"),
            (
                "{\"insertRows\": {\"id\": \"t\", \"rows\": [[0, 0]], \"with\": [{\"text\": \"x\"}]}}",
                "insertRows t[0,0]"
            ),
            ("{\"deleteRows\": {\"id\": \"t\", \"rows\": [[0, 1], [0, 2]]}}", "deleteRows t[0,1][0,2]"),
            ("{\"moveRow\": {\"id\": \"t\", \"row\": [0, 1], \"to\": [0, 3]}}", "moveRow t[0,1] to [0,3]"),
            ("{\"reload\": {\"id\": \"t\"}}", "reload t"),
            ("{\"reload\": {\"id\": \"t\", \"rows\": [[0, 1]]}}", "reload t[0,1]"),
            ("{\"set\": {\"id\": \"t[0,7].name\", \"text\": \"x\"}}", "set t[0,7].name text"),
            ("{\"set\": {\"id\": \"t[0,7]\", \"accessoryType\": \"none\"}}", "set t[0,7] accessoryType"),
        ])
    func steps(_ step: String, _ text: String) throws {
        let file = table(
            "\(Self.prototypes), \"sections\": [{\"rows\": [{\"prototype\": \"trip\", \"repeat\": 9}]}]",
            steps: ", \"steps\": [\(step)]")
        let parsed = parse(file)
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
        #expect(try #require(parsed.document).steps.map(\.text) == [text])
    }

    @Test(
        "Steps about rows refuse other tables, lists of another length and rows that are no pair",
        arguments: [
            ("{\"reload\": {\"id\": \"u\"}}", "no table has the id \"u\""),
            ("{\"select\": {\"id\": \"t\", \"row\": [1]}}", "\"row\" must be [section, row], not a list with 1 item"),
            ("{\"deleteRows\": {\"id\": \"t\", \"rows\": [0]}}", "a row in \"rows\" must be [section, row], not 0"),
            (
                "{\"insertRows\": {\"id\": \"t\", \"rows\": [[0, 0]], \"with\": []}}",
                "\"with\" has 0 rows for 1 places"
            ),
        ])
    func wrongSteps(_ step: String, _ message: String) {
        let found = diagnostics(table("\"sections\": []", steps: ", \"steps\": [\(step)]"))
        #expect(found.count == 1 && found.first?.contains(": \(message)") == true, "\(found)")
    }
}
