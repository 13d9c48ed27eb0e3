import Basics
import Foundation
import JSON
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Testing

@testable import Suites

@Suite("Lint: issues with one cause are one, and no other is lost")
@MainActor
struct MergedIssueTests {
    private let source = LayoutSource(url: URL(filePath: "/nowhere/page.json"))

    /// A page with these constraints and views, each constraint on a line of its own from line 3 on.
    private func page(_ views: String, _ constraints: [String]) throws -> LayoutDocument {
        let text = """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
              "subviews": [\(views)], "constraints": [
            \(constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ",\n"))
            ] } }
            """
        return try #require(LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
    }

    private func box(_ id: String) -> String { #"{ "class": "UIView", "id": "\#(id)" }"# }

    /// The position of a view, without its width.
    private func place(_ id: String, top: Int) -> [String] {
        ["\(id).top == self.top + \(top)", "\(id).leading == self.leading + 80", "\(id).height == 24"]
    }

    private func findings(_ document: LayoutDocument) throws -> [LocatedIssue] {
        try PictureMaker(options: PictureOptions())
            .findings(in: [(document, source)], shownAs: "page.json", on: [.default]).findings
    }

    private func portrait(_ document: LayoutDocument) throws -> [LocatedIssue] {
        try findings(document).filter { $0.orientation == "portrait" }
    }

    // MARK: Conflicts

    @Test("Constraints that nothing but the laws of views contradicts have no cause in common")
    func alone() throws {
        let document = try page(
            box("a") + "," + box("b"),
            ["a.width == -10", "b.width == -20"] + place("a", top: 100) + place("b", top: 200))
        let found = try portrait(document)
        #expect(found.map(\.view) == ["a", "b"])
        #expect(found.map(\.line) == [3, 4])
        #expect(found.allSatisfy { $0.kind == .constraintConflict && !$0.message.contains("contradict") })
        let stage = try LayoutStage(document, on: .default, source: source)
        #expect(stage.notes.map(\.position?.line) == [3, 4])
    }

    @Test("A conflict in one orientation is not lost beside another in both, of which it would be a part")
    func oneOrientation() throws {
        let document = try page(
            box("a"),
            [
                "a.width == 100",
                #"{ "equation": "a.width == 250", "variations": [{ "when": { "orientation": "landscape" }, "#
                    + #""set": { "isActive": false } }] }"#,
                "a.width == 150",
            ] + place("a", top: 100))
        let found = try findings(document)
        #expect(found.map(\.line) == [3, 4, 3])
        #expect(found.map(\.orientation) == ["portrait", "portrait", "landscapeRight"])
        #expect(found[1].message.contains("a.width == 250 (broken, line 4)"))
    }

    // MARK: Truncation

    /// A label of one line, whose letters are raised out of its height of 24 points.
    private static let raised = """
        { "class": "UILabel", "id": "title", "attributedText": [{ "text": "Hello", "baselineOffset": 30 }] }
        """

    @Test("Letters outside a view need height: neither a width nor a number is told")
    func raised() throws {
        let document = try page(
            Self.raised, ["title.trailing == self.trailing - 80"] + place("title", top: 100))
        let found = try portrait(document)
        #expect(found.map(\.kind) == [.truncated])
        let message = try #require(found.first?.message)
        #expect(message.hasPrefix("is truncated: its letters extend "))
        #expect(message.hasSuffix(" pt beyond the height of 24 pt; give it more height"))
    }

    @Test("A conflict about the width does not hide that letters need height; one about the height does")
    func beside() throws {
        let wide = try page(
            Self.raised,
            ["title.trailing == self.trailing - 80", "title.width == 100"] + place("title", top: 100))
        #expect(try portrait(wide).map(\.kind) == [.constraintConflict, .truncated])
        let low = try page(
            Self.raised,
            ["title.trailing == self.trailing - 80", "title.height == 100"] + place("title", top: 100))
        #expect(try portrait(low).map(\.kind) == [.constraintConflict])
    }

    // MARK: Baselines

    /// Rows below each other, with these heights.
    private func rows(_ heights: [String]) throws -> LayoutDocument {
        let ids = heights.indices.map { "r\($0)" }
        return try page(
            ids.map(box).joined(separator: ","),
            zip(ids, heights).map { "\($0).height == \($1)" }
                + ids.indices.map { "r\($0).top == \($0 == 0 ? "self.top" : "r\($0 - 1).bottom")" }
                + ids.flatMap { ["\($0).leading == self.leading", "\($0).trailing == self.trailing"] }
                + ["r\(heights.count - 1).bottom <= self.bottom"])
    }

    @Test("A baseline knows an issue of several views, also as JSON")
    func baseline() throws {
        // 393 points have room for one row of 200.
        let all = try findings(rows(["200", "200", "200", "200"]))
        let conflict = try #require(all.first { $0.kind == .constraintConflict })
        #expect(conflict.orientation == "landscapeRight")
        #expect(conflict.otherViews.count == 2)
        let report = LintReport(files: [], findings: all, warnings: [])
        let read = try LintReport.read(Data(report.jsonText.utf8), limits: .standard)
        #expect(read.findings.map(\.otherViews) == all.map(\.otherViews))
        for known in [all, read.findings] {
            #expect(LintBaseline(known).marking(all).allSatisfy { $0.isKnown })
        }
    }
}
