import Foundation
import Testing

@Suite("reflow lint")
struct LintProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/good.json")
        // Upright there is room for the button below; lying, the screen of 375 points ends before it.
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIViewController", "id": "controller",
              "view": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667], "backgroundColor": "systemBackground",
                "subviews": [ { "class": "UIButton", "id": "buy", "frame": [20, 600, 100, 30], "title": "Buy" } ] } } }
            """, to: "Layouts/bad.json")
    }

    @Test("A line for each issue in each orientation, a count, and exit status 1; 0 for what is fine")
    func text() throws {
        let run = try workspace.reflow("lint")
        #expect(
            run.output == """
                Layouts/bad.json: iPhone 8 portrait: buy: tap target is 100 × 30 pt (minimum 44 × 44)
                Layouts/bad.json: iPhone 8 landscapeRight: buy: is off screen

                """)
        #expect(run.error == "2 issues in 1 of 2 layouts\n")
        #expect(run.status == 1)
        let good = try workspace.reflow("lint", "Layouts/good.json")
        #expect(good.status == 0 && good.output == "" && good.error == "1 layout checked, no issues\n")
    }

    @Test("--ignore passes over a view, --orientation and --device look elsewhere, the suite file is heeded")
    func choices() throws {
        #expect(try workspace.reflow("lint", "--ignore", "buy").status == 0)
        // What has no id goes by what findings call it; what nobody has is said.
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "frame": [0, 0, 375, 667],
              "subviews": [{ "class": "UIButton", "frame": [20, 100, 100, 30], "title": "Sell" }] } }
            """, to: "other/unnamed.json")
        let unnamed = try workspace.reflow("lint", "other", "--ignore", "UIButton \"Sell\"", "--ignore", "bye")
        #expect(unnamed.status == 0 && unnamed.output == "", "\(unnamed.output)")
        #expect(
            unnamed.error
                == "warning: no view of any layout has the id \"bye\"\n1 layout checked, no issues\n")
        #expect(
            try workspace.reflow("lint", "--ignore", "boy", "--format", "json").output.contains(
                "no view of any layout has the id \\\"boy\\\"; did you mean \\\"buy\\\"?"))
        let upright = try workspace.reflow(
            "lint", "Layouts/bad.json", "--orientation", "portrait", "--device", "iPhone 15")
        #expect(
            upright.output
                == "Layouts/bad.json: iPhone 15 portrait: buy: tap target is 100 × 30 pt (minimum 44 × 44)\n")
        try workspace.write(
            #"{ "matrix": { "appearances": ["dark"], "orientations": ["portrait"] } }"#, to: "reflow.json")
        let configured = try workspace.reflow("lint")
        #expect(
            configured.output
                == "Layouts/bad.json: iPhone 8 portrait dark: buy: tap target is 100 × 30 pt (minimum 44 × 44)\n")
    }

    @Test("--format json is for programs")
    func json() throws {
        let run = try workspace.reflow("lint", "--format", "json")
        #expect(run.status == 1)
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "lint").output).problems(in: run.output) == [])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["layouts"] as? [String] == ["Layouts/bad.json", "Layouts/good.json"])
        let issues = try #require(object["issues"] as? [[String: String]])
        #expect(
            issues.last == [
                "file": "Layouts/bad.json", "device": "iPhone 8", "orientation": "landscapeRight",
                "appearance": "light", "contentSize": "large", "layoutDirection": "leftToRight", "view": "buy",
                "kind": "off-screen", "message": "is off screen",
            ])
    }

    @Test(
        "test --lint lists the same in the results, at the pictures, with lines; nothing fails by it, and no golden changes"
    )
    func inTest() throws {
        #expect(try workspace.reflow("record").status == 0)
        let plain = try workspace.reflow("test", "--format", "json")
        #expect(plain.status == 0 && !plain.output.contains("\"issues\""))
        let run = try workspace.reflow("test", "--lint", "--verify-pixels", "--format", "json")
        #expect(run.status == 0, "\(run.error)")
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "test").output).problems(in: run.output) == [])
        struct Report: Decodable {
            struct Layout: Decodable { let pictures: [Picture] }
            struct Picture: Decodable {
                let name: String
                var issues: [Issue]?
            }
            struct Issue: Decodable, Equatable {
                let view: String
                let kind: String
                let message: String
                let line: Int
            }
            let layouts: [Layout]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let pictures = report.layouts.flatMap(\.pictures)
        #expect(pictures.filter { $0.name.hasPrefix("good") }.allSatisfy { $0.issues == nil })
        #expect(
            pictures.filter { $0.name.hasPrefix("bad") }.map(\.issues) == [
                [
                    Report.Issue(
                        view: "buy", kind: "small-target", message: "tap target is 100 × 30 pt (minimum 44 × 44)",
                        line: 3)
                ],
                [Report.Issue(view: "buy", kind: "off-screen", message: "is off screen", line: 3)],
            ])
        #expect(
            try workspace.reflow("test", "--lint").error.hasPrefix("4 pictures: 4 passed; 2 issues in 2 pictures\n"))
        #expect(try workspace.text("report/index.html").contains("is off screen"))
        // Parts keep them for the whole.
        for index in 1...2 {
            _ = try workspace.reflow("test", "--lint", "--shard", "\(index)/2", "--report", "part-\(index)")
        }
        let merged = try workspace.reflow("merge", "part-1", "part-2", "--report", "merged")
        #expect(merged.error.hasPrefix("4 pictures: 4 passed; 2 issues in 2 pictures\n"))
    }

    @Test("What cannot be read is said, exits 2, and keeps nobody from seeing the rest; a refusal counts if asked for")
    func failures() throws {
        try workspace.write("{ \"root\": 1 }", to: "Layouts/broken.json")
        let run = try workspace.reflow("lint")
        #expect(run.status == 2)
        #expect(run.error.contains("Layouts/broken.json:1"))
        #expect(run.output.contains("buy: is off screen"))
        #expect(try workspace.reflow("lint", "nowhere").status == 2)
        #expect(try workspace.reflow("lint", "--device", "iPhone 99").status == 2)
        try workspace.layout("upright.json", supported: "portrait")
        #expect(try workspace.reflow("lint", "upright.json").status == 0)
        let refused = try workspace.reflow("lint", "upright.json", "--orientation", "landscape")
        #expect(refused.status == 1)
        #expect(refused.error.contains("upright.json: iPhone 8 does not show landscapeRight"))
    }
}
