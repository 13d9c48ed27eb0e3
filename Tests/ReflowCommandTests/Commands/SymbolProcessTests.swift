import Foundation
import TestSupport
import Testing

/// The option `--symbols`, and the key `"symbols"` of `reflow.json`.
@Suite("Symbols of a team")
struct SymbolProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 100, 100], "subviews": [
                { "class": "UIImageView", "id": "own", "frame": [0, 0, 40, 40], "image": { "systemName": "trash" } },
                { "class": "UIImageView", "id": "other", "frame": [50, 0, 40, 40], "image": { "systemName": "star" } }
              ] } }
            """, to: "Layouts/a.json")
        try workspace.write("<svg><path d=\"M0 0H10V10H0Z\"/></svg>", to: "Layouts/Symbols/trash.svg")
    }

    private func symbols(_ arguments: String...) throws -> [String] {
        let tree = try ReflowProcess(
            ["tree", "Layouts/a.json", "--format", "json"] + arguments, in: workspace.url, environment: [:])
        #expect(tree.status == 0 && tree.error == "")
        return tree.output.split(separator: "\n").filter { $0.contains("\"symbol\"") }.map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
        }
    }

    @Test("Trees name stand-ins, and a team's files replace them")
    func files() throws {
        let star = "\"symbol\": \"star (stand-in)\""
        #expect(try symbols() == ["\"symbol\": \"trash (stand-in)\"", star])
        #expect(try symbols("--symbols", "Layouts/Symbols") == ["\"symbol\": \"trash\"", star])
        try workspace.write("{ \"symbols\": \"Symbols\" }", to: "Layouts/reflow.json")
        #expect(try symbols() == ["\"symbol\": \"trash\"", star])
    }

    @Test("A folder or a file that cannot be used is named")
    func faults() throws {
        let missing = try workspace.reflow("tree", "Layouts/a.json", "--symbols", "none")
        #expect(missing.status == 2 && missing.error.contains("cannot read none"))
        try workspace.write("<svg><text>a</text></svg>", to: "Layouts/Symbols/star.svg")
        let file = try workspace.reflow("tree", "Layouts/a.json", "--symbols", "Layouts/Symbols")
        #expect(file.status == 2)
        #expect(file.error.contains("Symbols/star.svg: it has an element \"text\"; convert it to paths"))
        try workspace.write("{ \"symbols\": \"Symbols\" }", to: "Layouts/reflow.json")
        let suite = try workspace.reflow("tree", "Layouts/a.json")
        #expect(suite.status == 2)
        #expect(suite.error.contains("reflow.json:1:14: error: \"symbols\" cannot be used: "))
    }
}
