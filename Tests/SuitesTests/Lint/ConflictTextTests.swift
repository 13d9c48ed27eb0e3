import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@testable import Suites

@Suite("What a conflict says: the likely mistake, the sum, the constraints in their order (autolayout.md §3)")
@MainActor
struct ConflictTextTests {
    private func notes(_ text: String, _ options: PictureOptions = PictureOptions()) throws -> [String] {
        let document = try #require(
            LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
        let stage = try PictureMaker(options: options)
            .stage(for: document, source: LayoutSource(url: URL(filePath: "/nowhere/page.json")), on: .default)
        _ = stage.turn(to: .landscape)
        return stage.notes.filter { $0.code.rawValue == "constraintConflict" }.map(\.message)
    }

    /// A page with views below each other, which are 570 points high without the first.
    private func page(_ title: String) -> String {
        """
        { "root": { "class": "UIView", "id": "root", "frame": [0, 0, 393, 852],
          "subviews": [ \(title),
            { "class": "UIView", "id": "a" }, { "class": "UIView", "id": "b" }, { "class": "UIView", "id": "c" },
            { "class": "UIView", "id": "d" } ],
          "constraints": [ "a.height == 200", "b.height == 150", "c.height == 120", "d.height == 100",
            "d.bottom == self.bottom", "b.top == a.bottom", "d.top == c.bottom",
            "title.top == self.top", "a.top == title.bottom", "c.top == b.bottom",
            "title.leading == self.leading", "a.leading == self.leading", "b.leading == self.leading",
            "c.leading == self.leading", "d.leading == self.leading",
            "title.width == 9", "a.width == 9", "b.width == 9", "c.width == 9", "d.width == 9" ] } }
        """
    }

    @Test("A chain that does not fit is written out in its order, with the sum and what is missing")
    func chain() throws {
        let found = try notes(page(#"{ "class": "UIView", "id": "title" }"#))
        #expect(
            found == [
                """
                Likely mistake: the constraints leave no room for title in a window of this height; make the sizes and \
                gaps at least 177 points smaller in total, or give a.height == 200 a priority below 1000.
                Sum: 200 (a.height) + 150 (b.height) + 120 (c.height) + 100 (d.height) = 570, which is 177 more than 393 \
                (the height of the window).
                Constraints:
                  title.top == root.top   page.json:7
                  a.top == title.bottom   page.json:7
                  a.height == 200 (broken)   page.json:5
                  b.top == a.bottom   page.json:6
                  b.height == 150   page.json:5
                  c.top == b.bottom   page.json:7
                  c.height == 120   page.json:5
                  d.top == c.bottom   page.json:6
                  d.height == 100   page.json:5
                  d.bottom == root.bottom   page.json:6
                  root.height == the height of the window
                Conflict in landscapeRight (found after UIViewController.willRotate(to:duration:), still there after \
                layout), but not in portrait; the rotation causes it.
                """
            ])
    }

    @Test("The amount that is really missing has the content of the view without room in it")
    func content() throws {
        let found = try notes(page(#"{ "class": "UIView", "id": "title", "intrinsicContentSize": [null, 30] }"#))
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "Likely mistake: the constraints leave no room for title, whose content needs 30 points, in a window of "
                    + "this height; make the sizes and gaps at least 207 points smaller in total, or ") == true)
    }

    @Test("UIKit's own text is there once, if somebody asks for it; no breakpoint is named, for there is none")
    func log() throws {
        let text = page(#"{ "class": "UIView", "id": "title" }"#)
        #expect(try !notes(text).joined().contains("Unable to simultaneously satisfy constraints"))
        var options = PictureOptions()
        options.includesKitLog = true
        let verbose = try notes(text, options).joined()
        #expect(verbose.hasPrefix("Likely mistake: "))
        #expect(verbose.components(separatedBy: "Unable to simultaneously satisfy constraints").count == 2)
        #expect(!verbose.contains("breakpoint"))
    }

    @Test("Two gaps and a size beside a smaller size: each side is added up")
    func gaps() throws {
        let found = try notes(
            """
            { "root": { "class": "UIView", "id": "root", "frame": [0, 0, 393, 852],
              "subviews": [ { "class": "UIView", "id": "card", "subviews": [ { "class": "UIView", "id": "photo" } ] } ],
              "constraints": [ "card.leading == self.leading", "card.top == self.top", "card.height == 50",
                "card.width == 100", "photo.leading == card.leading + 16", "card.trailing == photo.trailing + 16",
                "photo.width == 80", "photo.top == card.top", "photo.height == 20" ] } }
            """)
        #expect(found.count == 1)
        #expect(
            found.first?.contains(
                "\nSum: 16 (photo.leading) + 80 (photo.width) + 16 (photo.trailing) = 112, which is 12 more than 100 "
                    + "(card.width).\n") == true)
    }
}
