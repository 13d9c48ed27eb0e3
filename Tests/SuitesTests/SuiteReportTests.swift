import Basics
import Comparison
import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots
import Suites
import Testing

@Suite("The results of a run as a file")
struct SuiteReportTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
    }

    /// A report with every kind of content.
    private func report() async throws -> SuiteReport {
        try folder.layout("Layouts/a \"1\".json", devices: ["iPhone 8", "iPad Pro 11 (1st-4th)"])
        for name in ["b", "c"] { try folder.layout("Layouts/\(name).json") }
        try folder.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIViewController", "view": { "class": "UIView",
              "frame": [0, 0, 375, 667], "subviews": [{ "class": "UIView", "id": "box", "frame": [0, 0, 9, 9] }] } },
              "steps": [{ "turn": "landscapeRight" }, { "snapshot": "turned" }] }
            """, to: "Layouts/steps.json")
        try await folder.record()
        try folder.layout(
            "Layouts/a \"1\".json", text: "Others", x: 20, devices: ["iPhone 8", "iPad Pro 11 (1st-4th)"])
        try folder.layout("Layouts/b.json", supported: ["portrait"])
        let golden = try Data(contentsOf: folder.url.appending(path: "Snapshots/c/c.iphone-8.portrait.png"))
        try folder.remove("Snapshots/c/c.iphone-8.portrait.png")
        try folder.write("", to: "Snapshots/c/c.iphone-8.landscapeRight.txt")
        try folder.remove("Snapshots/steps/steps.iphone-8.log")
        try folder.write(golden, to: "Snapshots/old/old.iphone-8.portrait.png")
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/b/b.iphone-8.portrait.png")
        return try folder.summary(of: await folder.test())
    }

    @Test("What is written reads back equal, and so a page can be made from it again")
    func roundTrip() async throws {
        var report = try await report()
        #expect(report.obsolete == ["old/old.iphone-8.portrait.png"])
        #expect(report.goldens == "../Snapshots/")
        #expect(report.pictures.contains { $0.pixels?.bounds != nil && !$0.changes.isEmpty })
        #expect(Set(report.pictures.map(\.status)) == [.changed, .missing, .refused, .passed])
        #expect(report.logs.map(\.status) == [.missing])
        for variant in 0..<4 {
            if variant == 1 { report.layouts[0].isRun = false }
            if variant == 2 { (report.filter, report.shard) = ("[\"]", SuiteShard(index: 2, of: 3)) }
            if variant == 3 {
                report.layouts[1].message = "why\nnot"
                var issue = IssueReport(view: "a \"b\"", kind: .offScreen, message: "is off screen")
                report.layouts[0].pictures[0].issues = [issue]
                issue.line = 7
                report.layouts[0].pictures[1].issues = [issue, issue]
            }
            try folder.write(report.json, to: "report/results.json")
            let read = try SuiteReport.read(folder.url.appending(path: "report").path)
            #expect(read == report)
            #expect(read.json == report.json)
            let page = try ReportPage(of: report, in: ContainedFolder(root: folder.report)).html()
            #expect(try ReportPage(of: read, in: ContainedFolder(root: folder.report)).html() == page)
        }
    }

    @Test("Layouts that cannot be shown are told with their place, and what UIKit would warn of with its code")
    func errors() async throws {
        try folder.write("{ \"root\": {\n \"class\": \"UIVeiw\" } }", to: "Layouts/b.json")
        let report = try folder.summary(of: await folder.test())
        #expect(report.failures.map(\.file) == ["Layouts/b.json"])
        #expect(report.failures.first?.message?.hasPrefix("Layouts/b.json:2:") == true)
        #expect(report.layouts.first?.errors.map(\.code) == ["unknown-class"])
        #expect(report.layouts.first?.errors.map(\.line) == [2])
    }

    @Test(
        "A change names the line of its view, in Interface Builder's files too; none of a view that has no id or went")
    func lines() async throws {
        func write(json x: Int, with gone: String, xib: Int) throws {
            try folder.write(
                """
                { "devices": ["iPhone 8"], "root": { "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
                  { "class": "UILabel", "frame": [\(x), 40, 200, 30], "text": "no id" }, \(gone)
                  // A name that is quoted wherever it stands.
                  {
                    "class": "UILabel", "id": "the title",
                    "frame": [\(x), 80, 200, 30], "text": "Title"
                  } ] } }
                """, to: "Layouts/a.json")
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                  <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                      <label text="Label" id="abc-12-3Xy">
                        <rect key="frame" x="\(xib)" y="40" width="200" height="30"/>
                      </label>
                    </subviews>
                  </view>
                </objects></document>
                """, to: "Layouts/b.xib")
        }
        try write(
            json: 16, with: #"{ "class": "UIView", "id": "gone", "frame": [9, 300, 9, 9] },"#, xib: 16)
        try await folder.record()
        try write(json: 20, with: "", xib: 20)
        let report = try folder.summary(of: await folder.test())
        for layout in report.layouts { #expect(layout.pictures.count == 2) }
        let lines = report.layouts.map { layout in
            Set(layout.pictures.flatMap(\.changes).map { "\($0.view) \($0.line.map(String.init) ?? "nowhere")" })
        }
        #expect(
            lines == [
                ["UIView/UILabel \"no id\" nowhere", "gone nowhere", "\"the title\" 4"], ["abc-12-3Xy 6"],
            ])
        try folder.write(report.json, to: "report/results.json")
        #expect(try SuiteReport.read(folder.url.appending(path: "report").path) == report)
    }

    @Test("Files that hold no results are refused with the place that is wrong")
    func damaged() async throws {
        try folder.layout("Layouts/a.json", supported: ["portrait"])
        let text = try folder.summary(of: await folder.test()).json
        let statuses = Wording.alternatives(SnapshotStatus.allCases.map(\.rawValue))
        let artifacts = Wording.alternatives(FailureArtifacts.Kind.allCases.map(\.rawValue))
        let damages: [(String, String, String)] = [
            (text, "{", "the \"{\" at 1:1 is never closed"),
            ("\"renderer\"", "\"renderre\"", "renderer is missing; is \"renderre\" a misspelling of it?"),
            ("\"run\": true", "\"run\": 1", "layouts[0].run must be true or false, not 1"),
            (
                "\"status\": \"missing\"", "\"status\": \"gone\"",
                "layouts[0].pictures[0].status must be \(statuses), not \"gone\""
            ),
            (
                "\"shard\": null", "\"shard\": {\"index\": 3, \"count\": 2}",
                "shard must be a shard such as 1/4, not an object"
            ),
            (
                "\"actual.png\"", "\"../../actual.png\"",
                "layouts[0].pictures[0].artifacts must be \(artifacts), not \"../../actual.png\""
            ),
        ]
        for (old, new, message) in damages {
            try #require(text.contains(old))
            try folder.write(text.replacing(old, with: new), to: "report/results.json")
            let error = #expect(throws: SuiteReportError.self) {
                try SuiteReport.read(folder.url.appending(path: "report").path)
            }
            // The error is in the first line that changed, at the value that replaces the old one.
            let damaged = text.replacing(old, with: new).split(separator: "\n", omittingEmptySubsequences: false)
            let line = damaged.firstIndex { $0.contains(new) } ?? -1
            let reason = error?.reason ?? ""
            #expect(
                reason.hasPrefix("it is not a report of \"reflow test\" (line "), "\(new)")
            #expect(reason.hasSuffix(": \(message)); run \"reflow test\" again"), "\(new): \(reason)")
            if new.contains(": ") { #expect(reason.contains("(line \(line + 1), column "), "\(new): \(reason)") }
        }
        try folder.write(text.replacing("\"version\": 1", with: "\"version\": 2"), to: "report/results.json")
        let other = #expect(throws: SuiteReportError.self) {
            try SuiteReport.read(folder.url.appending(path: "report").path)
        }
        #expect(other?.reason == "another version of Reflow wrote it; run \"reflow test\" again")
        let missing = #expect(throws: SuiteReportError.self) { try SuiteReport.read("nowhere/") }
        #expect(
            missing?.description
                == "cannot read nowhere/results.json: there is no report yet; \"reflow test\" writes one")
    }

    @Test("Only what failed is taken again: pictures that changed or miss their golden, layouts that were not shown")
    func onlyFailed() async throws {
        for name in ["a", "b", "c"] { try folder.layout("Layouts/\(name).json") }
        try await folder.record()
        #expect(FailedPictures(of: try folder.summary(of: await folder.test())).isEmpty)
        try folder.remove("Snapshots/a/a.iphone-8.portrait.png")
        try folder.write("{", to: "Layouts/c.json")
        let failed = FailedPictures(of: try folder.summary(of: await folder.test()))
        try folder.layout("Layouts/c.json")
        var suite = try folder.suite()
        suite.rerun = failed
        let result = await suite.run()
        #expect(
            result.statuses == [
                "a.iphone-8.portrait": .missing, "c.iphone-8.portrait": .passed, "c.iphone-8.landscapeRight": .passed,
            ])
        #expect(result.layouts.map(\.isRun) == [true, false, true])
        // Nothing is known about the part that was left out: its goldens are neither obsolete nor missing.
        var report = SuiteReport(of: result, run: suite, report: folder.report, coversFolders: true)
        try report.lookForObsolete(in: suite.check.workflow.goldens)
        #expect(report.isRerun && report.missingLayouts == [] && report.obsolete == [] && report.warnings == [])
    }
}
