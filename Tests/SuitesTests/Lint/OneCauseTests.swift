import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Testing

@testable import Suites

@Suite("Lint and warnings: one cause, one line")
@MainActor
struct OneCauseTests {
    /// Eight rows without a height, each with a label in its middle.
    private static let rows: String = {
        let ids = 1...8
        let rows = ids.map { id in
            """
            { "class": "UIView", "id": "row\(id)", "backgroundColor": "systemGray6",
              "constraints": ["label\(id).centerY == self.centerY", "label\(id).leading == self.leading + 16"],
              "subviews": [{ "class": "UILabel", "id": "label\(id)", "text": "Row \(id)" }] }
            """
        }
        let constraints = ids.flatMap { id in
            [
                "row\(id).top == \(id == 1 ? "self.safeArea.top" : "row\(id - 1).bottom") + 8",
                "row\(id).leading == self.safeArea.leading", "row\(id).trailing == self.safeArea.trailing",
            ]
        }
        return """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
              "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
              "subviews": [\(rows.joined(separator: ",\n"))] } }
            """
    }()

    private func document() throws -> LayoutDocument {
        try #require(LayoutDocument.parse(Data(Self.rows.utf8), file: "page.json", options: ParseOptions()).document)
    }

    private let source = LayoutSource(url: URL(filePath: "/nowhere/page.json"))

    @Test("Eight rows without a height are one issue in each picture; what follows from it is none")
    func lint() throws {
        let maker = PictureMaker(options: PictureOptions())
        let found = try maker.findings(in: [(document(), source)], shownAs: "page.json", on: [.default]).findings
            .filter { $0.kind == .ambiguousLayout }
        #expect(
            found.map(\.text)
                == ["portrait", "landscapeRight"].map { orientation in
                    "page.json:3: iPhone 15 \(orientation): row1 has an ambiguous layout, and so have row2, row3 and 5 "
                        + "others: their constraints do not determine height; add constraints for height to each"
                })
        #expect(
            LocatedIssue.lines(of: found) == [
                "page.json:3: iPhone 15 portrait, landscapeRight: row1 has an ambiguous layout, and so have row2, row3 "
                    + "and 5 others: their constraints do not determine height; add constraints for height to each"
            ])
    }

    @Test("What is hidden may lack constraints: it is neither an issue nor a warning", arguments: [true, false])
    func hidden(isHidden: Bool) throws {
        let text = Self.rows.replacingOccurrences(
            of: "\"id\": \"row1\",", with: "\"id\": \"row1\", \"isHidden\": \(isHidden),"
        )
        .replacingOccurrences(of: "\"id\": \"label", with: "\"isHidden\": true, \"id\": \"label")
        let stage = try LayoutStage(
            #require(LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document),
            on: .default, source: source)
        #expect(stage.notes.map(\.id) == [isHidden ? "row2" : "row1"])
        #expect(stage.openViews.map(\.name) == (isHidden ? 2...8 : 1...8).map { "row\($0)" })
    }

    @Test("Two stacks whose labels have the same texts are two mistakes, each told at its own line")
    func sameNames() throws {
        let stacks = ["one", "two"].map { id in
            """
            { "class": "UIStackView", "id": "\(id)", "arrangedSubviews": [
              { "class": "UILabel", "text": "Name" }, { "class": "UILabel", "text": "Mail" }] }
            """
        }
        let text = """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
              "constraints": ["one.top == self.safeArea.top", "one.leading == self.safeArea.leading",
                "one.trailing == self.safeArea.trailing", "two.top == one.bottom", "two.leading == one.leading",
                "two.trailing == one.trailing"], "subviews": [\(stacks.joined(separator: ",\n"))] } }
            """
        let document = try #require(
            LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
        let found = try PictureMaker(options: PictureOptions())
            .findings(in: [(document, source)], shownAs: "page.json", on: [.default]).findings
            .filter { $0.kind == .ambiguousLayout }
        // The labels are on lines 5 and 7.
        #expect(LocatedIssue.lines(of: found).map { $0.prefix(12) } == ["page.json:5:", "page.json:7:"])
        let stage = try LayoutStage(document, on: .default, source: source)
        #expect(stage.notes.count { $0.code == .ambiguousLayout } == 2)
    }

    /// A form of three fields between a title and a picture, which needs 427 points without the fields' contents.
    private static let form = """
        { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
          "constraints": ["title.top == self.safeArea.top + 16", "title.leading == self.safeArea.leading + 16",
            "name.top == title.bottom + 16", "name.height == 44", "mail.top == name.bottom + 16", "mail.height == 44",
            "code.top == mail.bottom + 16", "code.height == 44", "send.top == code.bottom + 16", "send.height == 250",
            "send.bottom == self.safeArea.bottom - 16", "name.leading == self.safeArea.leading + 16", "name.width == 200",
            "mail.leading == self.safeArea.leading + 16", "mail.width == 200", "code.leading == self.safeArea.leading + 16",
            "code.width == 200", "send.leading == self.safeArea.leading + 16",
            "send.width == 200"],
          "subviews": [{ "class": "UILabel", "id": "title", "text": "Sign up" },
            { "class": "UITextField", "id": "name", "placeholder": "Name" },
            { "class": "UITextField", "id": "mail", "placeholder": "Mail" },
            { "class": "UITextField", "id": "code", "placeholder": "Code" },
            { "class": "UIButton", "id": "send", "title": "Send", "backgroundColor": "systemBlue" }] } }
        """

    @Test("A form that does not fit in landscape is one issue and one warning; what it squeezes is none")
    func squeezed() throws {
        let document = try #require(
            LayoutDocument.parse(Data(Self.form.utf8), file: "page.json", options: ParseOptions()).document)
        let maker = PictureMaker(options: PictureOptions())
        let found = try maker.findings(in: [(document, source)], shownAs: "page.json", on: [.default]).findings
        let issues = found.filter { $0.orientation == "landscapeRight" }
        #expect(issues.map(\.kind) == [.constraintConflict])
        #expect(issues.allSatisfy { $0.text.contains("The same constraints contradict mail.height == 44 (line 3)") })
        let stage = try LayoutStage(document, on: .default, source: source)
        _ = stage.turn(to: .landscape)
        #expect(stage.notes.map(\.code) == [.constraintConflict])
    }

    /// A box with gaps of 250 above and below it, which are smaller where the height is compact.
    private static let gaps = """
        { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
          "constraints": ["box.leading == self.leading", "box.width == 100",
            { "equation": "box.top == self.top + 250", "variations": [
              { "when": { "verticalSizeClass": "compact" }, "set": { "constant": 20 } }] },
            { "equation": "box.bottom == self.bottom - 250", "variations": [
              { "when": { "verticalSizeClass": "compact" }, "set": { "constant": -20 } }] }],
          "subviews": [{ "class": "UIView", "id": "box", "backgroundColor": "systemGray" }] } }
        """

    @Test(
        "autolayout.md §0a.21: a conflict until the variations of the file take effect is UIKit's message, and no issue"
    )
    func betweenVariations() throws {
        let document = try #require(
            LayoutDocument.parse(Data(Self.gaps.utf8), file: "page.json", options: ParseOptions()).document)
        let maker = PictureMaker(options: PictureOptions())
        let stage = try maker.stage(for: document, source: source, on: .default)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        // Gaps of 500 points do not fit into 393, but 40 do.
        #expect(stage.conflicts.map(\.isBetweenVariations) == [true])
        #expect(
            try maker.findings(in: [(document, source)], shownAs: "page.json", on: [.default]).findings
                .filter { $0.kind == .constraintConflict } == [])
    }

    @Test("Of a conflict that stays, or one of constraints that no file holds, that cannot be said")
    func notBetweenVariations() throws {
        let document = try #require(
            LayoutDocument.parse(Data(Self.gaps.utf8), file: "page.json", options: ParseOptions()).document)
        let stage = try PictureMaker(options: PictureOptions()).stage(for: document, source: source, on: .default)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        let passing = try #require(stage.conflicts.first)
        var staying = passing
        staying.occurrences[0].isTransient = false
        #expect(!staying.isBetweenVariations)
        var fromCode = passing
        for index in fromCode.report.members.indices { fromCode.report.members[index].source = nil }
        #expect(!fromCode.isBetweenVariations)
        var nowhere = passing
        nowhere.occurrences = []
        #expect(!nowhere.isBetweenVariations)
    }

    @Test("They are one warning, with the line of the first; a tree still marks each number")
    func warning() throws {
        let maker = PictureMaker(options: PictureOptions())
        let stage = try maker.stage(for: document(), source: source, on: .default)
        #expect(
            stage.notes.map(\.description) == [
                "page.json:3:16: warning: the layouts of row1, row2 and 6 others are ambiguous: their constraints do not "
                    + "determine height; add constraints for height to each"
            ])
        let tree = stage.screen(StageRequest(openPlaces: true)).tree
        #expect(tree.nodes.filter { $0.ambiguous.contains(.y) }.count == 15)
    }
}
