import Foundation
import TestSupport
import Testing

@Suite("reflow lint")
struct LintProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/good.json")
        // In portrait the button fits at the bottom; in landscape the screen ends before it, at 375 points.
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

    @Test("What its file draws beyond the screen is told to have its frame changed, which no mask mends")
    func drawnOffScreen() throws {
        // The button ends at 700 + 30 - 667 below the screen at the size of the file; at a height of 375, another 292
        // are below the screen.
        func layout(y: Int, _ mask: String) -> String {
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
              "backgroundColor": "systemBackground", "subviews": [
                { "class": "UIView", "id": "card", "frame": [20, 600, 200, 60], "autoresizingMask": [\(mask)], "subviews": [
                  { "class": "UILabel", "id": "note", "frame": [0, \(y), 100, 30], "text": "Note" } ] } ] } }
            """
        }
        try workspace.write(layout(y: 100, "\"flexibleTopMargin\""), to: "Layouts/bad.json")
        let drawn = try workspace.reflow("lint", "Layouts/bad.json", "--orientation", "portrait")
        #expect(
            drawn.output
                == "Layouts/bad.json:4: iPhone 8 portrait: note is off screen: it ends 63 pt beyond the bottom edge; change its "
                + "frame, which is already beyond this edge in the file\n")
        // If the frame is on the screen, a mask is the suggested fix.
        try workspace.write(layout(y: 20, ""), to: "Layouts/bad.json")
        let lying = try workspace.reflow("lint", "Layouts/bad.json", "--orientation", "landscape")
        #expect(
            lying.output
                == "Layouts/bad.json:4: iPhone 8 landscapeRight: note is off screen: it ends 275 pt beyond the bottom edge; add "
                + "flexibleTopMargin to the autoresizingMask of card, or let the page scroll\n")
        try workspace.write(layout(y: 20, "\"flexibleTopMargin\""), to: "Layouts/bad.json")
        #expect(try workspace.reflow("lint", "Layouts/bad.json").output == "")
    }

    @Test("--ignore passes over a view, --orientation and --device look elsewhere, the suite file is heeded")
    func choices() throws {
        #expect(try workspace.reflow("lint", "--ignore", "buy").status == 0)
        // A view without an id is ignored by its name in the findings; an unknown name is reported.
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
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "lint").output).problems(in: run.output) == [])
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
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "test").output).problems(in: run.output) == [])
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
        // The reports of the parts contain the findings for the merged report.
        for index in 1...2 {
            _ = try workspace.reflow("test", "--lint", "--shard", "\(index)/2", "--report", "part-\(index)")
        }
        let merged = try workspace.reflow("merge", "part-1", "part-2", "--report", "merged")
        #expect(merged.error.hasPrefix("4 pictures: 4 passed; 2 issues in 2 pictures\n"))
    }

    /// A page with three lines in portrait. In landscape one of them is out of line and two change places.
    private static let turned = """
        { "devices": ["iPhone 15"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
          "backgroundColor": "systemBackground", "subviews": [
            { "class": "UILabel", "id": "first", "frame": [80, 80, 120, 22], "text": "First" },
            { "class": "UILabel", "id": "second", "frame": [80, 110, 120, 22], "text": "Second",
              "autoresizingMask": ["flexibleLeftMargin"] },
            { "class": "UILabel", "id": "third", "frame": [80, 140, 120, 22], "text": "Third",
              "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": [80, 40, 120, 22] } }] }
          ] } }
        """

    private struct TestReport: Decodable {
        struct Layout: Decodable { let pictures: [Picture] }
        struct Picture: Decodable {
            let state: String
            var issues: [Issue]?
        }
        struct Issue: Decodable {
            let view: String
            let kind: String
            let line: Int
        }
        let layouts: [Layout]

        /// The findings: `landscapeRight second out-of-line 5`
        var lines: [String] {
            layouts.flatMap(\.pictures).flatMap { picture in
                (picture.issues ?? []).map { "\(picture.state) \($0.view) \($0.kind) \($0.line)" }
            }
        }
    }

    private func testIssues(_ arguments: String...) throws -> [String] {
        let run = try ReflowProcess(["test", "--lint", "--format", "json"] + arguments, in: workspace.url)
        #expect(run.status == 0, "\(run.error)")
        return try JSONDecoder().decode(TestReport.self, from: Data(run.output.utf8)).lines
    }

    @Test("test --lint compares orientations as lint does; what a rotation breaks stands at the picture after it")
    func turning() throws {
        try workspace.write(Self.turned, to: "Layouts/turned.json")
        #expect(try workspace.reflow("record", "Layouts/turned.json").status == 0)
        let found = ["landscapeRight second out-of-line 4", "landscapeRight third reading-order 6"]
        #expect(try testIssues("Layouts/turned.json") == found)
        let lint = try workspace.reflow("lint", "Layouts/turned.json")
        #expect(lint.output.split(separator: "\n").count == 2, "\(lint.output)")
        // A single orientation has nothing to be compared with.
        #expect(try testIssues("Layouts/turned.json", "--orientation", "landscape") == [])
        // A filter leaves out pictures, but they are still used for comparisons.
        #expect(try testIssues("Layouts/turned.json", "--filter", "landscape") == found)
    }

    @Test("test --lint leaves out what the suite file's baseline lists, also at the snapshots of steps")
    func knownInTest() throws {
        try workspace.write(Self.turned, to: "Layouts/turned.json")
        let bad = try workspace.text("Layouts/bad.json").replacingOccurrences(
            of: #"{ "devices""#, with: #"{ "steps": [{ "snapshot": "start" }], "devices""#)
        try workspace.write(bad, to: "Layouts/bad.json")
        #expect(try workspace.reflow("record").status == 0)
        let all = try testIssues()
        #expect(all.count == 5, "\(all)")
        try workspace.write(try workspace.reflow("lint", "--format", "json").output, to: "known.json")
        try workspace.write(#"{ "lint": { "baseline": "known.json" } }"#, to: "reflow.json")
        #expect(try testIssues() == [])
        try workspace.write(
            Self.turned.replacingOccurrences(of: "[80, 110, 120, 22]", with: "[80, 110, 12, 22]"),
            to: "Layouts/turned.json")
        #expect(try workspace.reflow("record", "Layouts/turned.json").status == 0)
        #expect(try testIssues() == ["portrait second truncated 4", "landscapeRight second truncated 4"])
        try workspace.write("[]", to: "known.json")
        let wrong = try workspace.reflow("test", "--lint")
        #expect(wrong.status == 2 && wrong.error.contains("cannot read the baseline known.json: "))
        // The file is not read without --lint.
        #expect(try workspace.reflow("test").status == 0)
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
        // "test --lint" uses the same settings.
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
        #expect(new.error == "1 issue in 1 of 2 layouts; 2 issues known from the baseline\n")
        // A shell empties the file before lint starts to write it.
        let listed = try workspace.text("known.json")
        try workspace.write("", to: "known.json")
        #expect(try workspace.reflow("lint", "--format", "json").status == 1)
        #expect(try workspace.reflow("lint").status == 2)
        try workspace.write(listed, to: "known.json")
        // JSON output contains all findings, so that it can be the next baseline.
        try workspace.write(try workspace.reflow("lint", "--format", "json").output, to: "known.json")
        #expect(try workspace.reflow("lint").status == 0)
        try workspace.write("[]", to: "known.json")
        let wrong = try workspace.reflow("lint")
        #expect(wrong.status == 2)
        #expect(wrong.error.contains("cannot read the baseline known.json: "))
        #expect(wrong.error.contains("write it with \"reflow lint --format json > known.json\""))
        #expect(try workspace.reflow("lint", "--baseline", "nowhere.json").status == 2)
    }

    private static func label(_ id: String, _ content: String) -> String {
        """
        <label opaque="NO" text="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="20" y="100" width="100" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
          <constraints>\(content)</constraints>
        </label>
        """
    }

    @Test(
        "A document: what lies behind it is not known, views of one name are not one view, and rows are UIKit's to place"
    )
    func document() throws {
        let height = { (id: String) in #"<constraint firstAttribute="height" constant="30" id="\#(id)"/>"# }
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14000" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController">
                  <connections><outlet property="view" destination="page" id="o-1"/></connections>
                </placeholder>
                <view contentMode="scaleToFill" id="page">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    \(Self.label("one", height("h-1") + height("h-2")))
                    \(Self.label("two", height("h-3")))
                    <imageView contentMode="scaleToFill" fixedFrame="YES" image="nowhere" id="picture">
                      <rect key="frame" x="100" y="250" width="100" height="50"/>
                    </imageView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="one" firstAttribute="leading" secondItem="page" secondAttribute="leading" \
            constant="100" id="c-1"/>
                    <constraint firstItem="one" firstAttribute="top" secondItem="page" secondAttribute="top" \
            constant="100" id="c-2"/>
                    <constraint firstItem="two" firstAttribute="leading" secondItem="page" secondAttribute="leading" \
            constant="100" id="c-3"/>
                    <constraint firstItem="two" firstAttribute="top" secondItem="page" secondAttribute="top" \
            constant="200" id="c-4"/>
                  </constraints>
                </view>
              </objects>
              <resources><image name="nowhere" width="16" height="16"/></resources>
            </document>
            """, to: "page.xib")
        let run = try workspace.reflow("lint", "page.xib", "--format", "json")
        struct Report: Decodable {
            struct Issue: Decodable {
                let kind: String
                let message: String
            }
            let issues: [Issue]
        }
        let issues = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).issues
        // The finding is the second height of the first label; the other height belongs to another label.
        #expect(issues.map(\.kind) == ["idle-constraint"], "\(run.output)")
        #expect(issues.first?.message.contains("(h-1)") == true, "\(run.output)")
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
