import Foundation
import TestSupport
import Testing

@Suite("reflow test --bail")
struct BailProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        for name in ["a", "b", "c", "d"] { try workspace.layout("Layouts/\(name).json") }
        try #require(try workspace.reflow("record", "--quiet").status == 0)
        try workspace.remove("report")
    }

    private func change(_ names: String...) throws {
        for name in names { try workspace.layout("Layouts/\(name).json", x: 20) }
    }

    @Test("The run ends with the first layout that fails; the report has what ran, and names what did not")
    func stops() throws {
        try change("b", "c", "d")
        for jobs in ["1", "8"] {
            let run = try workspace.reflow("test", "--bail", "--jobs", jobs, "--markdown", "comment.md")
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("changed: b.iphone-8.portrait\n    title: x 16 → 20\n"), "\(run.output)")
            #expect(!run.output.contains("c.iphone-8") && !run.output.contains("d.iphone-8"))
            #expect(
                run.error == """
                    --bail: 2 layouts were not run
                        Layouts/c.json
                        Layouts/d.json
                    4 pictures: 2 passed, 2 changed; 2 layouts not run; skipped the check for obsolete goldens: 2 layouts \
                    were not run
                    report: report/index.html

                    """)
            // No layout after the failing one was compared, although several are drawn at once.
            #expect(!workspace.files.contains { $0.hasPrefix("report/c/") || $0.hasPrefix("report/d/") })
            #expect(
                try workspace.text("comment.md").hasPrefix(
                    "### Reflow: 2 changed, of 4 pictures; 2 layouts not run\n"))
        }
        let json = try workspace.reflow("test", "--bail", "--format", "json", "--junit", "junit.xml")
        let skipped = #"<skipped message="it was not run, because a layout before it failed"/>"#
        #expect(try workspace.text("junit.xml").components(separatedBy: skipped).count == 3)
        #expect(try workspace.text("junit.xml").contains(#" tests="6" failures="2" errors="0" skipped="2""#))
        #expect(json.status == 1)
        #expect(try workspace.text("report/results.json") == json.output)
        #expect(json.output.contains(#""stopped": ["Layouts/c.json", "Layouts/d.json"]"#))
        #expect(json.output.contains(#""missing": []"#))
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "test").output).problems(in: json.output) == [])
    }

    @Test("--only-failed then runs what failed and what was not run")
    func rest() throws {
        try change("b", "d")
        _ = try workspace.reflow("test", "--bail")
        let rest = try workspace.reflow("test", "--only-failed")
        #expect(rest.status == 1 && rest.error.hasPrefix("6 pictures: 2 passed, 4 changed\n"), "\(rest.error)")
    }

    @Test("A suite that passes runs whole; the last layout may fail")
    func wholeRun() throws {
        let passed = try workspace.reflow("test", "--bail", "--strict")
        #expect(passed.status == 0 && passed.error == "8 pictures: 8 passed\nreport: report/index.html\n")
        try change("d")
        let last = try workspace.reflow("test", "--bail")
        #expect(last.status == 1 && last.error == "8 pictures: 6 passed, 2 changed\nreport: report/index.html\n")
        #expect(!(try workspace.text("report/results.json")).contains("stopped"))
    }

    @Test(
        "Every failure counts, with its own exit status: a missing golden, a broken layout, faulty constraints if strict"
    )
    func failures() throws {
        try workspace.remove("Snapshots/b/b.iphone-8.portrait.png")
        #expect(try workspace.reflow("test", "--bail").status == 3)
        try workspace.write("{", to: "Layouts/b.json")
        let broken = try workspace.reflow("test", "--bail")
        #expect(broken.status == 2 && broken.error.contains("--bail: 2 layouts were not run\n"), "\(broken.error)")
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
              "constraints": ["card.leading == self.leading", "card.width == 100", "card.height == 100"],
              "subviews": [{ "class": "UIView", "id": "card" }] } }
            """, to: "Layouts/b.json")
        _ = try workspace.reflow("record", "--quiet")
        #expect(try workspace.reflow("test", "--bail").status == 0)
        let strict = try workspace.reflow("test", "--bail", "--strict-constraints")
        #expect(strict.status == 1 && strict.error.contains("--bail: 2 layouts were not run\n"), "\(strict.error)")
    }

    @Test("A layout of which the filter takes nothing neither ends the run nor counts as not run, and says nothing")
    func filter() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
              "constraints": ["card.leading == self.leading", "card.width == 100", "card.height == 100"],
              "subviews": [{ "class": "UIView", "id": "card" }] } }
            """, to: "Layouts/a.json")
        try change("b")
        let run = try workspace.reflow("test", "--bail", "--filter", "^[bd]", "--strict-constraints")
        #expect(run.status == 1 && run.output.hasPrefix("changed: b.iphone-8.portrait\n"), "\(run.output)")
        #expect(
            run.error.hasPrefix("--bail: 1 layout was not run\n    Layouts/d.json\n2 pictures: 2 changed"),
            "\(run.error)")
        // A layout that does not show the requested landscape does not fail.
        let none = try workspace.reflow(
            "test", "--bail", "--filter", "landscapeLeft|d.*portrait", "--strict-constraints")
        #expect(none.status == 0 && none.error.hasPrefix("1 picture: 1 passed\n"), "\(none.error)")
        // Without a filter, the constraints of the layout itself end the run.
        let strict = try workspace.reflow("test", "--bail", "--strict-constraints")
        #expect(strict.error.contains("--bail: 3 layouts were not run\n"), "\(strict.error)")
        // A layout that cannot be read fails whatever the filter is.
        try workspace.write("{", to: "Layouts/a.json")
        let broken = try workspace.reflow("test", "--bail", "--filter", "^d")
        #expect(broken.status == 2 && broken.error.contains("--bail: 1 layout was not run\n    Layouts/d.json\n"))
    }

    @Test("Shards that stopped are joined: what one left out is not missing, and what another ran is told")
    func shards() throws {
        try change("a", "b", "c", "d")
        for shard in 1...2 {
            #expect(
                try workspace.reflow("test", "--bail", "--shard", "\(shard)/2", "--report", "part-\(shard)").status == 1
            )
        }
        let merged = try workspace.reflow("merge", "part-1", "part-2")
        #expect(merged.status == 1)
        #expect(
            merged.error.contains("--bail: 2 layouts were not run\n    Layouts/c.json\n    Layouts/d.json\n"),
            "\(merged.error)")
        #expect(!merged.output.contains("not run"))
    }
}
