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
                "subviews": [ { "class": "UIButton", "id": "buy", "frame": [20, 600, 100, 30], "title": "Buy",
                  "titleColor": "label" } ] } } }
            """, to: "Layouts/bad.json")
    }

    @Test("A line for each issue in each orientation, a count, and exit status 1; 0 for what is fine")
    func text() throws {
        let run = try workspace.reflow("lint")
        #expect(
            run.output == """
                Layouts/bad.json:3: iPhone 8 portrait: buy is a tap target of 100 × 30 pt (minimum 44 × 44); make it larger
                Layouts/bad.json:3: iPhone 8 landscapeRight: buy is off screen: it ends 255 pt beyond the bottom edge; \
                add flexibleTopMargin to its autoresizingMask, or let the page scroll

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
              "subviews": [{ "class": "UIButton", "frame": [20, 100, 100, 30], "title": "Sell",
                             "backgroundColor": "black" }] } }
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
                == "Layouts/bad.json:3: iPhone 15 portrait: buy is a tap target of 100 × 30 pt (minimum 44 × 44); "
                + "make it larger\n")
        try workspace.write(
            #"{ "matrix": { "appearances": ["dark"], "orientations": ["portrait"] } }"#, to: "reflow.json")
        let configured = try workspace.reflow("lint")
        #expect(
            configured.output
                == "Layouts/bad.json:3: iPhone 8 portrait dark: buy is a tap target of 100 × 30 pt (minimum 44 × 44); "
                + "make it larger\n")
    }

    @Test("--format json is for programs")
    func json() throws {
        let run = try workspace.reflow("lint", "--format", "json")
        #expect(run.status == 1)
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "lint").output).problems(in: run.output) == [])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["layouts"] as? [String] == ["Layouts/bad.json", "Layouts/good.json"])
        var last = try #require((object["issues"] as? [[String: Any]])?.last)
        #expect(last.removeValue(forKey: "line") as? Int == 3)
        #expect(
            last as? [String: String] == [
                "file": "Layouts/bad.json", "device": "iPhone 8", "orientation": "landscapeRight",
                "appearance": "light", "contentSize": "large", "layoutDirection": "leftToRight", "view": "buy",
                "kind": "off-screen", "severity": "error",
                "message": "is off screen: it ends 255 pt beyond the bottom edge; "
                    + "add flexibleTopMargin to its autoresizingMask, or let the page scroll",
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
                        view: "buy", kind: "small-target",
                        message: "is a tap target of 100 × 30 pt (minimum 44 × 44); make it larger", line: 3)
                ],
                [
                    Report.Issue(
                        view: "buy", kind: "off-screen",
                        message: "is off screen: it ends 255 pt beyond the bottom edge; "
                            + "add flexibleTopMargin to its autoresizingMask, or let the page scroll", line: 3)
                ],
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

    @Test("\"lint\" in the suite file: ids to ignore and severities, for all layouts and for one; warnings exit 0")
    func settings() throws {
        func run(_ suite: String) throws -> ReflowProcess {
            try workspace.write(suite, to: "reflow.json")
            return try workspace.reflow("lint")
        }
        #expect(try run(#"{ "lint": { "ignore": ["buy"] } }"#).status == 0)
        let warned = try run(#"{ "lint": { "severity": { "small-target": "warning", "off-screen": "off" } } }"#)
        #expect(warned.status == 0)
        #expect(warned.output.hasPrefix("Layouts/bad.json:3: warning: iPhone 8 portrait: buy is a tap target of "))
        #expect(warned.error == "1 issue (1 warning) in 1 of 2 layouts\n")
        let one = try run(
            #"""
            { "lint": { "ignore": ["buy"], "severity": { "small-target": "off" } },
              "layouts": { "bad": { "lint": { "ignore": [], "severity": { "small-target": "error" } } } } }
            """#)
        #expect(one.status == 1 && one.error == "2 issues in 1 of 2 layouts\n")
        let wrong = try run(#"{ "lint": { "severity": { "small-targets": "off" } } }"#)
        #expect(wrong.status == 2 && wrong.error.contains("reflow.json:1:"))
        #expect(wrong.error.contains("did you mean \"small-target\"?"))
        #expect(try run(#"{ "lint": { "severity": { "clipped": "fatal" } } }"#).status == 2)
        // "test --lint" goes by the same settings.
        try workspace.write(
            #"{ "lint": { "severity": { "small-target": "warning", "off-screen": "off" } } }"#, to: "reflow.json")
        #expect(try workspace.reflow("record").status == 0)
        let test = try workspace.reflow("test", "--lint", "--format", "json")
        #expect(test.output.contains("\"severity\": \"warning\"") && !test.output.contains("off-screen"))
    }

    @Test("A baseline: what it lists is known, only new issues fail; its file can be written while it is in force")
    func baseline() throws {
        try workspace.write(try workspace.reflow("lint", "--format", "json").output, to: "known.json")
        let known = try workspace.reflow("lint", "--baseline", "known.json")
        #expect(known.status == 0 && known.output == "")
        #expect(known.error == "2 layouts checked, no new issues; 2 issues known from the baseline\n")
        try workspace.write(#"{ "lint": { "baseline": "known.json" } }"#, to: "reflow.json")
        #expect(try workspace.reflow("lint").status == 0)
        try workspace.write(
            try workspace.text("Layouts/bad.json").replacingOccurrences(
                of: "\"subviews\": [ ",
                with:
                    #""subviews": [ { "class": "UIButton", "id": "new", "frame": [20, 100, 100, 30], "title": "New", "titleColor": "label" }, "#
            ),
            to: "Layouts/bad.json")
        let new = try workspace.reflow("lint")
        #expect(new.status == 1)
        #expect(
            new.output.split(separator: "\n").allSatisfy { $0.contains(": new is a tap target of 100 × 30 pt") })
        #expect(new.error == "2 issues in 1 of 2 layouts; 2 issues known from the baseline\n")
        // JSON has all of them, so that it can be the next baseline.
        try workspace.write(try workspace.reflow("lint", "--format", "json").output, to: "known.json")
        #expect(try workspace.reflow("lint").status == 0)
        try workspace.write("[]", to: "known.json")
        let wrong = try workspace.reflow("lint")
        #expect(wrong.status == 2)
        #expect(wrong.error.contains("cannot read the baseline known.json: "))
        #expect(wrong.error.contains("write it with \"reflow lint --format json > known.json\""))
        #expect(try workspace.reflow("lint", "--baseline", "nowhere.json").status == 2)
    }

    @Test("What cannot be read is said, exits 2, and keeps nobody from seeing the rest; a refusal counts if asked for")
    func failures() throws {
        try workspace.write("{ \"root\": 1 }", to: "Layouts/broken.json")
        let run = try workspace.reflow("lint")
        #expect(run.status == 2)
        #expect(run.error.contains("Layouts/broken.json:1"))
        #expect(run.error.hasSuffix("\n2 issues in 1 of 2 layouts; 1 layout could not be checked\n"))
        let broken = try workspace.reflow("lint", "Layouts/broken.json")
        #expect(broken.status == 2 && broken.error.hasSuffix("\n1 layout could not be checked\n"))
        #expect(run.output.contains("buy is off screen"))
        #expect(try workspace.reflow("lint", "nowhere").status == 2)
        #expect(try workspace.reflow("lint", "--device", "iPhone 99").status == 2)
        try workspace.layout("upright.json", supported: "portrait")
        #expect(try workspace.reflow("lint", "upright.json").status == 0)
        let refused = try workspace.reflow("lint", "upright.json", "--orientation", "landscape")
        #expect(refused.status == 1)
        #expect(refused.error.contains("upright.json: iPhone 8 does not show landscapeRight"))
        #expect(refused.error.hasSuffix("; 1 orientation could not be shown\n"))
    }
}
