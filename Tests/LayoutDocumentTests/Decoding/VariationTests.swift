import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import Testing

@Suite("Variations")
struct VariationTests {
    private func variations(_ json: String) -> [Variation]? {
        let text = rootView(
            "UIView", "\"subviews\": [{\"class\": \"UILabel\", \"fill\": \"safeArea\",\n\"variations\": [\n\(json)]}]")
        return view(text)?.subviews.first?.variations
    }

    private func found(_ json: String, className: String = "UILabel") -> [String] {
        diagnostics(
            rootView(
                "UIView",
                "\"subviews\": [{\"class\": \"\(className)\", \"fill\": \"safeArea\",\n\"variations\": [\n\(json)]}]"))
    }

    @Test(
        "orientations of a condition",
        arguments: [
            ("\"portrait\"", UIInterfaceOrientationMask.portrait), ("\"landscape\"", .landscape),
            ("\"landscapeLeft\"", .landscapeLeft), ("\"landscapeRight\"", .landscapeRight),
            ("\"portraitUpsideDown\"", .portraitUpsideDown),
            ("[\"portrait\", \"landscapeLeft\"]", [.portrait, .landscapeLeft]),
        ] as [(String, UIInterfaceOrientationMask)])
    func orientations(json: String, expected: UIInterfaceOrientationMask) {
        let condition = variations("{\"when\": {\"orientation\": \(json)}, \"set\": {}}")?.first?.condition
        #expect(condition == Variation.Condition(orientations: expected))
    }

    @Test("everything that a condition may name")
    func condition() {
        let json = """
            {"when": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular", "idiom": "pad",
                      "minWidth": 320, "maxWidth": 1024.5, "minHeight": 300, "maxHeight": 900,
                      "contentSize": "accessibility", "layoutDirection": "rightToLeft", "appearance": "dark"},
             "set": {"text": "x"}}
            """
        #expect(
            variations(json)?.first?.condition
                == Variation.Condition(
                    horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .pad, minWidth: 320,
                    maxWidth: 1024.5, minHeight: 300, maxHeight: 900,
                    contentSizes: [
                        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
                        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
                    ],
                    layoutDirection: .rightToLeft, appearance: .dark))
    }

    @Test("a frame, the size it was drawn for, in either place, and properties in order")
    func changes() throws {
        let inner = try #require(
            variations(
                "{\"when\": {\"idiom\": \"phone\"}, \"set\": {\"text\": null, \"frame\": [1, 2, 3, 4], \"at\": [852, 393], \"alpha\": 0.5}}"
            )?.first)
        #expect(inner.frame?.value == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(inner.frame?.position.column == 61)
        #expect(inner.designedSize == CGSize(width: 852, height: 393))
        #expect(inner.properties.map(\.name) == ["text", "alpha"])
        #expect(inner.properties.map(\.value) == [.null, .number(0.5)])
        #expect(inner.position.line == 3)
        let outer = try #require(
            variations("{\"when\": {\"idiom\": \"phone\"}, \"at\": [852, 393], \"set\": {\"frame\": [1, 2, 3, 4]}}")?
                .first)
        #expect(outer.designedSize == inner.designedSize)
        #expect(outer.frame?.value == inner.frame?.value)
    }

    @Test(
        "mistakes",
        arguments: [
            ("3", "3:1: error: a variation must be an object, not 3"),
            ("{\"set\": {}}", "3:1: error: a variation has no \"when\""),
            ("{\"when\": {\"idiom\": \"pad\"}}", "3:1: error: a variation has no \"set\""),
            ("{\"when\": {\"idiom\": \"pad\"}, \"set\": 1}", "3:35: error: \"set\" must be an object, not 1"),
            ("{\"when\": 1, \"set\": {}}", "3:10: error: \"when\" must be an object, not 1"),
            (
                "{\"when\": {}, \"set\": {}}",
                "3:10: error: \"when\" is empty; add \"orientation\", \"horizontalSizeClass\", \"verticalSizeClass\", "
                    + "\"idiom\", \"minWidth\", \"maxWidth\", \"minHeight\", \"maxHeight\", \"contentSize\", "
                    + "\"layoutDirection\" or \"appearance\""
            ),
            (
                "{\"when\": {\"orientaton\": \"portrait\"}, \"set\": {}}",
                "3:11: error: unknown key \"orientaton\" in \"when\"; did you mean \"orientation\"?"
            ),
            (
                "{\"when\": {\"orientation\": []}, \"set\": {}}",
                "3:26: error: \"orientation\" is empty, so the variation never applies"
            ),
            (
                "{\"when\": {\"orientation\": \"faceUp\"}, \"set\": {}}",
                "3:26: error: unknown value \"faceUp\" for \"orientation\"; expected \"portrait\", "
                    + "\"portraitUpsideDown\", \"landscapeLeft\", \"landscapeRight\" or \"landscape\""
            ),
            (
                "{\"when\": {\"idiom\": \"ipad\"}, \"set\": {}}",
                "3:20: error: unknown value \"ipad\" for \"idiom\"; did you mean \"pad\"?"
            ),
            (
                "{\"when\": {\"minWidth\": 500, \"maxWidth\": 400.5}, \"set\": {}}",
                "3:10: error: \"minWidth\" 500 is more than \"maxWidth\" 400.5, so the variation never applies"
            ),
            (
                "{\"when\": {\"minHeight\": 2, \"maxHeight\": 1}, \"set\": {}}",
                "3:10: error: \"minHeight\" 2 is more than \"maxHeight\" 1, so the variation never applies"
            ),
            (
                "{\"when\": {\"contentSize\": \"accesibility\"}, \"set\": {}}",
                "3:26: error: unknown value \"accesibility\" for \"contentSize\"; did you mean \"accessibility\"?"
            ),
            (
                "{\"when\": {\"minWidth\": -1}, \"set\": {}}",
                "3:23: error: \"minWidth\" must be from 0 to 1000000, not -1"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"txet\": 1}}",
                "3:36: error: unknown key \"txet\" in UILabel; did you mean \"text\"?"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"text\": 1}}",
                "3:44: error: \"text\" must be a string, not 1"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"id\": \"x\"}}",
                "3:36: error: \"id\" cannot be changed by a variation"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"subviews\": []}}",
                "3:36: error: \"subviews\" cannot be changed by a variation"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"at\": [1, 2]}}",
                "3:36: error: \"at\" has no effect without a \"frame\" in \"set\""
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"at\": [1, 2], \"set\": {}}",
                "3:28: error: \"at\" has no effect without a \"frame\" in \"set\""
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"frame\": [0,0,1,1], \"at\": [1, 2]}, \"at\": [1, 2]}",
                "3:71: error: \"at\" is given twice, in \"set\" and beside it"
            ),
            (
                "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"frame\": [0,0,-1,1]}}",
                "3:50: error: width in \"frame\" must be from 0 to 1000000, not -1"
            ),
        ])
    func mistakes(json: String, expected: String) {
        #expect(found(json) == [expected])
    }

    @Test("what is fixed when a view is made, and the root's frame, cannot vary")
    func fixed() {
        #expect(
            found("{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"buttonType\": \"system\"}}", className: "UIButton")
                == ["3:36: error: \"buttonType\" cannot be changed by a variation"])
        let root = rootView(
            "UIView",
            "\n\"variations\": [{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"frame\": [0, 0, 1, 1], \"alpha\": 1}}]")
        #expect(
            diagnostics(root) == [
                "2:51: error: \"frame\" has no effect here: the window sets the size of this view"
            ])
        #expect(
            diagnostics(rootView("UIView", "\"variations\": {}"))
                == ["1:44: error: \"variations\" must be a list of objects, not an object"])
    }
}
