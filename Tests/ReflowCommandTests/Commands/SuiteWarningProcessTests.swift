import Foundation
import TestSupport
import Testing

@Suite("reflow record and reflow test: what they warn of")
struct SuiteWarningProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    @Test("Settings for layouts that are not there are warnings, for views errors, in text and JSON, in every mode")
    func settingWarnings() throws {
        try workspace.write(
            #"{ "comparison": { "masks": ["tilte"] },\n  "layouts": { "aa": {} } }"#.replacing("\\n", with: "\n"),
            to: "reflow.json")
        let lines = """
            reflow.json:2:16: warning: no layout is called "aa"
            reflow.json:1:29: error: no view of any layout has the id "tilte"; did you mean "title"?

            """
        let recorded = try workspace.reflow("record")
        #expect(recorded.status == 2 && recorded.error.hasPrefix(lines), "\(recorded.error)")
        let test = try workspace.reflow("test", "--format", "json")
        #expect(test.status == 2 && test.error == lines, "\(test.error)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(test.output.utf8)) as? [String: Any])
        let warnings = try #require(report["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["code"] as? String } == ["unknown-layout", "unknown-id"])
        #expect(warnings.map { $0["file"] as? String } == ["reflow.json", "reflow.json"])
        #expect(warnings.map { $0["line"] as? Int } == [2, 1])
        #expect(warnings.map { $0["id"] as? String } == [nil, "tilte"])
        #expect(warnings.first?["message"] as? String == "no layout is called \"aa\"")
        let filtered = try workspace.reflow("test", "--filter", "portrait")
        #expect(filtered.status == 2 && filtered.error.hasPrefix(lines))
        // With a single file, another layout may contain the view.
        let single = try workspace.reflow("test", "Layouts/a.json")
        #expect(single.status == 0 && single.error.hasPrefix("2 pictures: 2 passed\n"))
        // For a setting of one layout, it is known.
        try workspace.write(#"{ "layouts": { "a": { "comparison": { "masks": ["tilte"] } } } }"#, to: "reflow.json")
        #expect(try workspace.reflow("test").status == 2)
        try workspace.write(#"{ "layouts": { "a": { "comparison": { "masks": ["title"] } } } }"#, to: "reflow.json")
        #expect(try workspace.reflow("test").status == 0)
    }

    @Test("Views that --mask and --view-tolerance name, and that no layout has, are errors too")
    func optionWarnings() throws {
        #expect(try workspace.reflow("record").status == 0)
        let test = try workspace.reflow(
            "test", "--mask", "tilte", "--mask", "bar", "--view-tolerance", "clock:precision=1", "--format", "json")
        #expect(test.status == 2)
        #expect(
            test.error == """
                error: no view of any layout has the id "clock"
                error: no view of any layout has the id "tilte"; did you mean "title"?

                """)
        #expect(test.output.contains(#""code": "unknown-id""#) && test.output.contains(#""file": null"#))
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "test").output).problems(in: test.output) == [])
    }

    @Test("That obsolete goldens were not looked for is said, with the reason, and not where nobody would expect it")
    func obsoleteUnknown() throws {
        #expect(try workspace.reflow("record").status == 0)
        try workspace.writeStrayGolden("Snapshots/old/old.iphone-8.portrait.png")
        #expect(try workspace.reflow("test").error.contains("; 1 obsolete golden file\n"))
        try workspace.write("{", to: "Layouts/broken.json")
        let notice = "skipped the check for obsolete goldens: 1 layout cannot be shown"
        let test = try workspace.reflow("test")
        #expect(test.status == 2)
        #expect(test.error.contains("; 1 layout not shown; \(notice)\n"), "\(test.error)")
        #expect(try workspace.text("report/index.html").contains(notice))
        let json = try workspace.reflow("test", "--strict", "--format", "json")
        #expect(json.status == 2 && json.output.contains(#""code": "obsolete-unknown""#))
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "test").output).problems(in: json.output) == [])
        for arguments in [["test", "--filter", "portrait"], ["test", "Layouts/broken.json"], ["record"]] {
            let run = try ReflowProcess(arguments, in: workspace.url)
            #expect(run.status == 2 && !run.error.contains(notice), "\(arguments) \(run.error)")
        }
        // Shards leave the warning to merge.
        for index in 1...2 { _ = try workspace.reflow("test", "--shard", "\(index)/2", "--report", "part-\(index)") }
        #expect(try !workspace.text("part-1/results.json").contains("skipped the check"))
        let merged = try workspace.reflow("merge", "part-1", "part-2", "--report", "merged")
        #expect(merged.status == 2 && merged.error.contains("; \(notice)\n"))
        let part = try workspace.reflow("merge", "part-1", "--report", "merged")
        #expect(part.status == 2 && part.error.contains(" not run"), "\(part.error)")
    }
}
