import Foundation
import Testing

@Suite("reflow record and reflow test: what they warn of")
struct SuiteWarningProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    @Test("Settings for what is not there are warnings, as text and in JSON, when recording and when comparing")
    func settingWarnings() throws {
        try workspace.write(
            #"{ "comparison": { "masks": ["tilte"] },\n  "layouts": { "aa": {} } }"#.replacing("\\n", with: "\n"),
            to: "reflow.json")
        let lines = """
            reflow.json:2:16: warning: no layout is called "aa"; did you mean "a"?
            reflow.json:1:29: warning: no view of any layout has the id "tilte"; did you mean "title"?

            """
        let recorded = try workspace.reflow("record")
        #expect(recorded.status == 0 && recorded.error == lines, "\(recorded.error)")
        let test = try workspace.reflow("test", "--format", "json")
        #expect(test.status == 0 && test.error == lines, "\(test.error)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(test.output.utf8)) as? [String: Any])
        let warnings = try #require(report["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["code"] as? String } == ["unknown-layout", "unknown-id"])
        #expect(warnings.map { $0["file"] as? String } == ["reflow.json", "reflow.json"])
        #expect(warnings.map { $0["line"] as? Int } == [2, 1])
        #expect(warnings.map { $0["id"] as? String } == [nil, "tilte"])
        #expect(warnings.first?["message"] as? String == "no layout is called \"aa\"; did you mean \"a\"?")
        #expect(try workspace.reflow("test", "--filter", "portrait").error == lines)
        #expect(try workspace.reflow("test", "Layouts/a.json").error == "")
    }

    @Test("Views that --mask and --view-tolerance name, and that no layout has, are warnings too")
    func optionWarnings() throws {
        #expect(try workspace.reflow("record").status == 0)
        let test = try workspace.reflow(
            "test", "--mask", "tilte", "--mask", "bar", "--view-tolerance", "clock:precision=1", "--format", "json")
        #expect(test.status == 0)
        #expect(
            test.error == """
                warning: no view of any layout has the id "clock"
                warning: no view of any layout has the id "tilte"; did you mean "title"?

                """)
        #expect(test.output.contains(#""code": "unknown-id""#) && test.output.contains(#""file": null"#))
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "test").output).problems(in: test.output) == [])
    }

    @Test("That obsolete goldens were not looked for is said, with the reason, and not where nobody would expect it")
    func obsoleteUnknown() throws {
        #expect(try workspace.reflow("record").status == 0)
        try workspace.writeStrayGolden("Snapshots/old/old.iphone-8.portrait.png")
        #expect(try workspace.reflow("test").output.contains("; 1 obsolete golden file\n"))
        try workspace.write("{", to: "Layouts/broken.json")
        let notice = "skipped the check for obsolete goldens: 1 layout cannot be shown"
        let test = try workspace.reflow("test")
        #expect(test.status == 2)
        #expect(test.output.contains("; 1 layout not shown; \(notice)\n"), "\(test.output)")
        #expect(try workspace.text("report/index.html").contains(notice))
        let json = try workspace.reflow("test", "--strict", "--format", "json")
        #expect(json.status == 2 && json.output.contains(#""code": "obsolete-unknown""#))
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "test").output).problems(in: json.output) == [])
        for arguments in [["test", "--filter", "portrait"], ["test", "Layouts/broken.json"], ["record"]] {
            let run = try ReflowProcess(arguments, in: workspace.url)
            #expect(run.status == 2 && !run.output.contains("looked for"), "\(arguments) \(run.output)")
        }
        // Shards leave it to merge.
        for index in 1...2 { _ = try workspace.reflow("test", "--shard", "\(index)/2", "--report", "part-\(index)") }
        #expect(try !workspace.text("part-1/results.json").contains("looked for"))
        let merged = try workspace.reflow("merge", "part-1", "part-2", "--report", "merged")
        #expect(merged.status == 2 && merged.output.contains("; \(notice)\n"))
        let part = try workspace.reflow("merge", "part-1", "--report", "merged")
        #expect(part.status == 2 && part.output.contains(" not run"), "\(part.output)")
    }
}
