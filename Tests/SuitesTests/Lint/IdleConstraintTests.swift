import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import TestSupport
import Testing

@testable import Suites

@Suite("Lint: constraints without effect, over all settings of a run")
@MainActor
struct IdleConstraintTests {
    private func layout(_ constraints: [String], _ subviews: String, devices: String = "[\"iPhone 15\"]") -> String {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ",\n")
        return """
            { "devices": \(devices), "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
              "backgroundColor": "systemBackground", "constraints": [
            \(list)
              ], "subviews": [\(subviews)] } }
            """
    }

    private static let box = #"{ "class": "UIView", "id": "box", "backgroundColor": "systemGray" }"#
    private static let title =
        #"{ "class": "UILabel", "id": "title", "text": "Hello", "font": "body" }"#

    private func idle(_ text: String, _ options: PictureOptions = PictureOptions()) throws -> [LocatedIssue] {
        let document = try #require(
            LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
        let maker = PictureMaker(options: options)
        return try maker.findings(
            in: [(document, LayoutSource(url: URL(filePath: "/nowhere/page.json")))], shownAs: "page.json",
            on: maker.devices(for: document)
        ).findings.filter { $0.kind == .idleConstraint }
    }

    private static let placed = ["box.leading == self.leading", "box.top == self.safeArea.top", "box.height == 50"]

    /// Two optional constraints. The second is satisfied nowhere, the first in landscape on a tablet.
    private static let wish =
        placed + ["box.width == 100", "box.width <= 0.1 * self.width @250", "box.width == 300 @100"]

    @Test("A wish that one device grants is not idle, though another one never does")
    func devices() throws {
        // A tenth of the width is 39 and 85 points on the phone, 83 and 119 on the tablet.
        let phone = try idle(layout(Self.wish, Self.box))
        #expect(phone.map(\.line) == [7, 8])
        let both = try idle(layout(Self.wish, Self.box, devices: #"["iPhone 15", "iPad Pro 11 (1st-4th)"]"#))
        #expect(both.map(\.line) == [8])
        #expect(both.map(\.device) == ["iPhone 15"])
    }

    @Test("What a constraint beside a text does is never concluded from one text size")
    func textSizes() throws {
        // A line is 17 points high at the smallest text size, 20.33 at the default one, and higher at the largest.
        let wish = [
            "title.leading == self.safeArea.leading + 16", "title.top == self.safeArea.top",
            "box.leading == title.leading", "box.width == 50", "box.top == title.bottom",
            "box.bottom == title.top + 120", "box.height >= 102 @100",
        ]
        let views = Self.title + "," + Self.box
        #expect(try idle(layout(wish, views)) == [])
        var options = PictureOptions()
        options.contentSizes = [.large, .accessibilityExtraExtraExtraLarge]
        #expect(try idle(layout(wish, views), options).map(\.line) == [9])
        options.contentSizes = [.extraSmall, .large]
        #expect(try idle(layout(wish, views), options) == [])
    }

    @Test("The cause that is named is what decides: not what speaks of the same views and cancels out")
    func causes() throws {
        let views = Self.box + #", { "class": "UIView", "id": "card", "backgroundColor": "systemGray" }"#
        let found = try idle(
            layout(
                Self.placed + [
                    "box.width == 100", "card.leading == box.trailing + 8", "card.width == 50",
                    "card.top == box.top", "card.height == 50", "card.leading == box.trailing + 40 @250",
                    "card.trailing == self.trailing @250",
                ], views))
        #expect(
            found.map(\.message) == [
                "has a constraint without effect: card.leading == box.trailing + 40 @250 (page.json:11) is never "
                    + "satisfied, because card.leading == box.trailing + 8 takes precedence; remove it",
                "has a constraint without effect: card.trailing == page.trailing @250 (page.json:12) is never "
                    + "satisfied, because card.leading == box.trailing + 8 and card.width == 50 take precedence; "
                    + "remove it",
            ])
    }

    @Test("A suite that lints its pictures compares them in the same way")
    func suite() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            layout(Self.wish, Self.box, devices: #"["iPhone 15", "iPad Pro 11 (1st-4th)"]"#), to: "page.json")
        let source = LayoutSource(url: folder.url("page.json"))
        let document = try #require(try source.layouts(shownAs: "page.json").layouts.first).document
        var options = PictureOptions()
        options.findsIssues = true
        let maker = PictureMaker(options: options)
        let outcomes = try maker.devices(for: document).flatMap {
            try maker.pictures(of: document, source: source, on: $0)
        }
        let told = outcomes.comparingIdleConstraints(knowsTextSizes: false).map { outcome -> [Int?] in
            guard case .picture(let picture) = outcome else { return [] }
            return picture.issues.filter { $0.kind == .idleConstraint }.map(\.line)
        }
        #expect(told == [[8], [], [], []])
    }
}
