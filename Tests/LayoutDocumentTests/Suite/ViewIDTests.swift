import Basics
import Foundation
import LayoutDocument
import LayoutLoading
import Testing

@Suite("The ids of views")
struct ViewIDTests {
    @Test("Every view of the file has its id in the set, wherever it hangs, and what a variation or a step may call it")
    func ids() throws {
        let text = """
            { "root": { "class": "UINavigationController", "id": "controller", "viewControllers": [
                { "class": "UIViewController",
                  "navigationItem": { "titleView": { "class": "UIView", "id": "titleView" },
                    "rightBarButtonItems": [{ "customView": { "class": "UIView", "id": "custom" } }] },
                  "view": { "class": "UIView", "id": "page", "subviews": [
                    { "class": "UILabel", "id": "label", "frame": [0, 0, 1, 1],
                      "variations": [
                        { "when": { "idiom": "pad" }, "set": { "accessibilityIdentifier": "varied" } }] },
                    { "class": "UIView", "accessibilityIdentifier": "named", "frame": [0, 0, 1, 1] }
                  ] } }] },
              "controllers": { "viewer": { "class": "UIViewController", "view": { "class": "UIView", "id": "shown" } } },
              "steps": [{ "set": { "id": "label", "accessibilityIdentifier": "stepped" } }] }
            """
        let result = LayoutDocument.parse(Data(text.utf8), file: "a.json", options: ParseOptions())
        let document = try #require(result.document, "\(result.diagnostics)")
        #expect(
            document.viewIDs == ["titleView", "custom", "page", "label", "varied", "named", "shown", "stepped"])
    }

    @Test("A suite file keeps where it names views, for all layouts and for each, in order")
    func names() throws {
        let document = try SuiteDocument.parse(
            Data(
                """
                { "comparison": { "views": { "b": {} }, "masks": ["a"] },
                  "layouts": { "login": { "comparison": { "masks": ["d", "c"] } }, "map": {} } }
                """.utf8), file: "reflow.json")
        #expect(document.viewNames.map(\.value) == ["b", "a"])
        #expect(document.viewNames.map(\.position.description) == ["1:30", "1:51"])
        #expect(document.layouts.map { $0.viewNames.map(\.value) } == [["d", "c"], []])
        #expect(document.layouts[0].viewNames.map(\.position.line) == [2, 2])
    }
}
