import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import Testing

/// The sections in test names are those of format.md.
@Suite("What fewer documents hold")
struct RarerFeaturesTests {
    @Test(
        "§4: types of buttons",
        arguments: [
            ("", 0), ("buttonType=\"custom\"", 0), ("buttonType=\"system\"", 1), ("buttonType=\"roundedRect\"", 1),
            ("buttonType=\"detailDisclosure\"", 2), ("buttonType=\"infoLight\"", 3), ("buttonType=\"infoDark\"", 4),
            ("buttonType=\"contactAdd\"", 5), ("buttonType=\"close\"", 7), ("buttonType=\"ofTomorrow\"", 1),
        ])
    func buttonTypes(attributes: String, rawValue: Int) {
        guard case .choice(let choice) = nibValue(element("button", attributes), "buttonType") else {
            Issue.record("no type")
            return
        }
        #expect(choice.rawValue == rawValue)
    }

    @Test(
        "§9: styles of configurations",
        arguments: [
            ("plain", nil, nil), ("gray", ColorValue.named("secondarySystemFill"), nil),
            ("tinted", .withAlpha(.named("tintColor"), 0.18), nil),
            ("filled", .named("tintColor"), ColorValue.named("white")),
        ])
    func configurations(style: String, ground: ColorValue?, ink: ColorValue?) {
        let button = element(
            "button", "buttonType=\"system\"",
            """
            <state key="normal" title="Before"/><buttonConfiguration key="configuration" style="\(style)" title="After"
            cornerStyle="capsule"><directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/></buttonConfiguration>
            """)
        func only(_ name: String) -> PropertyValue? {
            guard case .states(let states) = nibValue(button, name), states.count == 1 else { return nil }
            return states[0].value
        }
        #expect(only("title") == .string("After"))
        #expect(nibValue(button, "backgroundColor") == ground.map { .color($0) })
        #expect(only("titleColor") == ink.map { .color($0) })
        #expect(nibValue(button, "layer.cornerRadius") == (ground == nil ? nil : .number(1000)))
        #expect(
            nibValue(button, "contentEdgeInsets") == .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(nibValue(button, "titleLabel.font") == .font(.system(pointSize: 20, weight: .bold)))
    }

    @Test(
        "§8: fonts of attributed texts, by size or by their use",
        arguments: [
            ("size=\"20\" metaFont=\"system\"", FontValue.system(pointSize: 20)),
            ("metaFont=\"smallSystem\"", .system(pointSize: 11)), ("metaFont=\"toolTip\"", .system(pointSize: 11)),
            ("metaFont=\"systemBold\"", .system(pointSize: 13, weight: .bold)),
            ("size=\"9\" name=\"Menlo-Bold\"", .named("Menlo-Bold", pointSize: 9)),
        ])
    func attributedFonts(attributes: String, font: FontValue) {
        let text = """
            <attributedString key="attributedText"><fragment content="x"><attributes><font key="NSFont" \(attributes)/>
            </attributes></fragment></attributedString>
            """
        var run = TextRun("x")
        run.font = font
        #expect(nibValue(element("label", "", text), "attributedText") == .attributedText([run]))
    }

    @Test("A font has no size of no use")
    func fontSizes() {
        for (size, font) in [
            ("-3", nil), ("0", nil), ("nan", nil), ("1e5", FontValue.system(pointSize: 1000)),
        ] as [(String, FontValue?)] {
            let label = element(
                "label", "", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
            #expect(nibValue(label, "font") == font.map { .font($0) }, "\(size)")
        }
    }

    @Test("A placeholder may be an attributed text")
    func placeholder() {
        let field = element(
            "textField", "",
            "<attributedString key=\"attributedPlaceholder\"><fragment content=\"Your \"/><fragment content=\"name\"/></attributedString>"
        )
        #expect(nibValue(field, "placeholder") == .string("Your name"))
    }

    @Test("A blur effect is that of the view; vibrancy is none")
    func effects() {
        for style in [
            "extraLight", "light", "dark", "regular", "prominent", "systemThinMaterialDark", "systemMaterial",
        ] {
            let view = element("visualEffectView", "", "<blurEffect style=\"\(style)\"/>")
            guard case .choice(let choice) = nibValue(view, "effect") else {
                Issue.record("no effect for \(style)")
                continue
            }
            #expect(choice.name == style)
            #expect(nibValue(view, "backgroundColor") == nil)
        }
        let own = element(
            "visualEffectView", "",
            "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/><blurEffect style=\"dark\"/>")
        #expect(nibValue(own, "backgroundColor") == .color(.rgba(red: 1, green: 1, blue: 1, alpha: 1)))
        let vibrancy = element("visualEffectView", "", "<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>")
        #expect(nibValue(vibrancy, "effect") == nil)
        let unknown = parseNib(nib(element("visualEffectView", "", "<blurEffect style=\"milky\"/>")))
        #expect(unknown.diagnostics.map(\.code) == [.unknownValue])
    }

    @Test("§2: a view whose class is one of UIKit's is of that class; the app's own class is noted")
    func classes() throws {
        let control = try #require(nibView(element("view", "customClass=\"UIControl\"")))
        #expect((control.className, control.baseClass) == ("UIControl", KitClass("UIControl")))
        #expect(parseNib(nib(element("view", "customClass=\"UIControl\""))).diagnostics.isEmpty)
        let app = parseNib(
            nib(element("button", "customClass=\"UIControl\"") + element("view", "customClass=\"Dial\"")))
        #expect(app.document?.objects.map { $0.view?.baseClass } == [.button, .view])
        #expect(app.document?.objects.map { $0.view?.className } == ["UIControl", "Dial"])
        #expect(app.diagnostics.map(\.code) == [.customClass, .customClass])
    }

    @Test("§10: runtime attributes are bounded, and reach texts and colours too")
    func runtimeAttributes() {
        func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)">\(value)
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        }
        let blur = attribute("layer.shadowRadius", "number", "<real key=\"value\" value=\"900000\"/>")
        #expect(nibValue(element("view", "", blur), "layer.shadowRadius") == .number(1000))
        let color = attribute("backgroundColor", "color", "<color key=\"value\" white=\"0\" alpha=\"1\"/>")
        #expect(
            nibValue(element("view", "", color), "backgroundColor")
                == .color(.rgba(red: 0, green: 0, blue: 0, alpha: 1)))
        let text = attribute("text", "string", "<string key=\"value\">Later</string>")
        #expect(nibValue(element("label", "text=\"Now\"", text), "text") == .string("Later"))
        for broken in ["<real key=\"value\" value=\"x\"/>", "<nil key=\"value\"/>", ""] {
            #expect(
                nibValue(element("view", "", attribute("layer.cornerRadius", "number", broken)), "layer.cornerRadius")
                    == nil)
        }
    }

    @Test("§13: a container view shows the controller that is embedded, and controllers in circles end")
    func embedding() throws {
        func scene(_ id: String, embedding other: String) -> String {
            """
            <viewController id="\(id)"><view key="view" id="\(id)v">
            <rect key="frame" x="0" y="0" width="300" height="200"/><subviews><containerView id="\(id)c">
            <rect key="frame" x="10" y="10" width="280" height="100"/><connections>
            <segue destination="\(other)" kind="embed" id="s\(id)"/></connections></containerView></subviews></view>
            </viewController>
            """
        }
        let label = "<viewController id=\"b\"><view key=\"view\" id=\"bv\">\(element("label"))</view></viewController>"
        let plain = try #require(parseNib(storyboard(scene("a", embedding: "b"), label)).document)
        let container = try #require(try plain.layout().root.view?.node(withID: "ac"))
        #expect(container.subviews.map(\.id) == ["bv"])
        #expect(container.subviews.map(\.follows) == [.bounds])
        let constrained = try #require(
            parseNib(storyboard(scene("a", embedding: "b"), label, attributes: "useAutolayout=\"YES\"")).document)
        #expect(try constrained.layout().root.view?.node(withID: "bv")?.follows == .bounds)
        let circle = try #require(
            parseNib(storyboard(scene("a", embedding: "b"), scene("b", embedding: "a"))).document)
        #expect(try circle.layout().root.view?.viewCount == 4)
        let lost = try #require(parseNib(storyboard(scene("a", embedding: "z"))).document)
        #expect(try lost.layout().root.view?.viewCount == 2)
    }
}
