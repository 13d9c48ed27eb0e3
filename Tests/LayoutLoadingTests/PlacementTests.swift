import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Variations and filled areas")
struct PlacementTests {
    private func layout(_ subview: String) throws -> TemporaryLayout {
        try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [ \(subview) ] } }
            """)
    }

    @Test(
        "A frame of a variation is the one drawn for its own superview size, carried by the mask; turning back restores"
    )
    func frames() throws {
        let stage = try layout(
            """
            { "class": "UIView", "id": "box", "frame": [10, 20, 100, 50], "autoresizingMask": ["flexibleWidth"],
              "variations": [ { "when": { "orientation": "landscape" },
                                "set": { "frame": [400, 30, 300, 60], "at": [800, 360] } } ] }
            """
        ).stage()
        #expect(stage.view("box")?.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        _ = stage.turn(to: .landscape)
        // The file is drawn for 800 points and shown in 852, so the width grows by 52.
        #expect(stage.view("box")?.frame == CGRect(x: 400, y: 30, width: 352, height: 60))
        _ = stage.turn(to: .turn(.portrait))
        #expect(stage.view("box")?.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test("Properties of a variation hold while it matches and go back to the view's own, or to UIKit's default")
    func properties() throws {
        let stage = try layout(
            """
            { "class": "UILabel", "id": "box", "frame": [10, 20, 100, 50], "text": "upright", "numberOfLines": 2,
              "variations": [ { "when": { "orientation": "landscape" },
                                "set": { "text": "lying", "isHidden": true, "alpha": 0.5 } } ] }
            """
        ).stage()
        let label = try #require(stage.view("box") as? UILabel)
        _ = stage.turn(to: .landscape)
        #expect(label.text == "lying")
        #expect(label.isHidden)
        #expect(label.alpha == 0.5)
        _ = stage.turn(to: .turn(.portrait))
        #expect(label.text == "upright")
        #expect(!label.isHidden)
        #expect(label.alpha == 1)
        #expect(label.numberOfLines == 2)
    }

    @Test(
        "Conditions: all of one variation must hold, and of several the last that holds wins",
        arguments: [
            (#"{ "horizontalSizeClass": "compact" }"#, true, true),
            (#"{ "horizontalSizeClass": "regular" }"#, false, false),
            (#"{ "verticalSizeClass": "compact" }"#, false, true),
            (#"{ "idiom": "pad" }"#, false, false),
            (#"{ "idiom": "phone", "orientation": "landscapeRight" }"#, false, true),
            (#"{ "orientation": "landscapeLeft" }"#, false, false),
            (#"{ "minWidth": 393 }"#, true, true),
            (#"{ "minWidth": 394 }"#, false, true),
            (#"{ "maxWidth": 500 }"#, true, false),
            (#"{ "minWidth": 400, "verticalSizeClass": "regular" }"#, false, false),
            (#"{ "minHeight": 852 }"#, true, false),
            (#"{ "minHeight": 393.5, "maxHeight": 852 }"#, true, false),
            (#"{ "maxHeight": 393 }"#, false, true),
            (#"{ "contentSize": "large", "maxHeight": 500 }"#, false, true),
            (#"{ "contentSize": "accessibility" }"#, false, false),
            (#"{ "layoutDirection": "leftToRight", "appearance": "light" }"#, true, true),
            (#"{ "layoutDirection": "rightToLeft" }"#, false, false),
            (#"{ "appearance": "dark" }"#, false, false),
        ])
    func conditions(when: String, portrait: Bool, landscape: Bool) throws {
        let stage = try layout(
            """
            { "class": "UIView", "id": "box", "frame": [0, 0, 10, 10],
              "variations": [ { "when": \(when), "set": { "tag": 7 } } ] }
            """
        ).stage()
        #expect((stage.view("box")?.tag == 7) == portrait)
        _ = stage.turn(to: .landscape)
        #expect((stage.view("box")?.tag == 7) == landscape)
    }

    @Test("Later variations win, property by property")
    func precedence() throws {
        let stage = try layout(
            """
            { "class": "UIView", "id": "box", "frame": [0, 0, 10, 10], "variations": [
              { "when": { "minWidth": 1 }, "set": { "tag": 1, "alpha": 0.25 } },
              { "when": { "minWidth": 2 }, "set": { "tag": 2, "frame": [1, 1, 1, 1] } } ] }
            """
        ).stage()
        #expect(stage.view("box")?.tag == 2)
        #expect(stage.view("box")?.alpha == 0.25)
        #expect(stage.view("box")?.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test("fill keeps a view equal to an area of its superview in every orientation")
    func fill() throws {
        for (area, portrait, landscape) in [
            ("safeArea", CGRect(x: 0, y: 59, width: 393, height: 759), CGRect(x: 59, y: 0, width: 734, height: 372)),
            (
                "layoutMargins", CGRect(x: 16, y: 59, width: 361, height: 759),
                CGRect(x: 75, y: 0, width: 702, height: 372)
            ),
            (
                "readableContent", CGRect(x: 16, y: 59, width: 361, height: 759),
                CGRect(x: 75, y: 0, width: 702, height: 372)
            ),
        ] {
            let stage = try layout(
                """
                { "class": "UIView", "id": "box", "fill": "\(area)", "frame": [0, 0, 393, 759], "subviews": [
                  { "class": "UIView", "id": "inner", "frame": [0, 0, 393, 10], "autoresizingMask": ["flexibleWidth"] } ] }
                """
            ).stage()
            #expect(stage.view("box")?.frame == portrait, "\(area)")
            _ = stage.turn(to: .landscape)
            #expect(stage.view("box")?.frame == landscape, "\(area)")
            #expect(stage.view("inner")?.frame.width == landscape.width, "\(area)")
            _ = stage.turn(to: .turn(.portrait))
            #expect(stage.view("box")?.frame == portrait, "\(area)")
        }
    }

    @Test("A view by itself at a size of its own: its stored frames at its own size, its masks at another")
    func sizedView() throws {
        let layout = try layout(
            """
            { "class": "UIView", "id": "cell", "frame": [0, 100, 320, 44], "subviews": [
              { "class": "UIView", "id": "left", "frame": [12.5, 7, 30, 30] },
              { "class": "UIView", "id": "right", "frame": [280, 7, 30, 30], "autoresizingMask": ["flexibleLeftMargin"] } ] }
            """)
        func frames(_ size: CGSize) throws -> [CGRect] {
            let sized = try SizedView(
                layout.document(), root: "cell", size: size, source: layout.source, settings: .init())
            return [sized.view.frame] + sized.view.subviews.map(\.frame)
        }
        #expect(
            try frames(CGSize(width: 320, height: 44)) == [
                CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 12.5, y: 7, width: 30, height: 30),
                CGRect(x: 280, y: 7, width: 30, height: 30),
            ])
        #expect(try frames(CGSize(width: 393, height: 44))[2] == CGRect(x: 353, y: 7, width: 30, height: 30))
        #expect(throws: LayoutLoadingError.self) {
            try SizedView(layout.document(), root: "nobody", size: .zero, source: layout.source, settings: .init())
        }
    }

    @Test("Every property a layout file may set reaches the view")
    func settersCoverTheSchema() {
        for schema in DocumentClasses.kit.views.available {
            let keys = KeyTable(of: schema.kitClass)
            for property in schema.properties { #expect(keys[property.name] != nil, "\(schema.name).\(property.name)") }
        }
    }
}
