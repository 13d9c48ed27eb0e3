import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import Testing

@Suite("Values of properties")
struct PropertyValueTests {
    @Test(
        "simple values",
        arguments: [
            ("UIView", "alpha", "0.25", PropertyValue.number(0.25)),
            ("UIView", "isHidden", "true", .boolean(true)),
            ("UIView", "tag", "-7", .integer(-7)),
            ("UIView", "tag", "7.0", .integer(7)),
            ("UILabel", "numberOfLines", "0", .integer(0)),
            ("UILabel", "text", "\"a\\nb\"", .string("a\nb")),
            ("UILabel", "text", "\"\"", .string("")),
            ("UILabel", "text", "null", .null),
            ("UIView", "backgroundColor", "null", .null),
            ("UIView", "bounds", "[0, -20, 10, 20.5]", .rect(CGRect(x: 0, y: -20, width: 10, height: 20.5))),
            ("UIView", "layoutMargins", "[1, 2, 3, 4]", .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
            (
                "UIView", "transform", "[0, 1, -1, 0, 5, 6]",
                .transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6))
            ),
            ("UIView", "layer.shadowOffset", "[0, -3]", .size(CGSize(width: 0, height: -3))),
            ("UIScrollView", "contentSize", "[100, 200]", .size(CGSize(width: 100, height: 200))),
            ("UIScrollView", "contentOffset", "[-1, 2]", .point(CGPoint(x: -1, y: 2))),
            ("UIView", "contentMode", "\"scaleAspectFit\"", .choice(Choice("scaleAspectFit", rawValue: 1))),
            ("UIView", "contentMode", "\"bottomRight\"", .choice(Choice("bottomRight", rawValue: 12))),
            ("UILabel", "textAlignment", "\"natural\"", .choice(Choice("natural", rawValue: 4))),
            ("UILabel", "lineBreakMode", "\"byTruncatingMiddle\"", .choice(Choice("byTruncatingMiddle", rawValue: 5))),
            ("UIControl", "contentVerticalAlignment", "\"fill\"", .choice(Choice("fill", rawValue: 3))),
            ("UIButton", "buttonType", "\"system\"", .choice(Choice("system", rawValue: 1))),
            ("UITextField", "clearButtonMode", "\"always\"", .choice(Choice("always", rawValue: 3))),
            (
                "UIView", "layer.maskedCorners", "[\"layerMinXMinYCorner\", \"layerMaxXMinYCorner\"]",
                .options(ChoiceSet(["layerMinXMinYCorner", "layerMaxXMinYCorner"], rawValue: 3))
            ),
        ])
    func simple(className: String, name: String, json: String, expected: PropertyValue) {
        #expect(value(className, name, json) == expected)
    }

    @Test("§1.1: masks carry UIKit's raw values, from a list or one name")
    func masks() {
        for (name, mask) in UIViewAutoresizing.named {
            for json in ["\"\(name)\"", "[\"\(name)\"]"] {
                #expect(
                    value("UIView", "autoresizingMask", json) == .options(ChoiceSet([name], rawValue: mask.rawValue)))
            }
        }
        #expect(value("UIView", "autoresizingMask", "[]") == .options(ChoiceSet([], rawValue: 0)))
        #expect(
            value("UIView", "autoresizingMask", "[\"flexibleHeight\", \"flexibleWidth\", \"flexibleWidth\"]")
                == .options(ChoiceSet(["flexibleHeight", "flexibleWidth", "flexibleWidth"], rawValue: 18)))
    }

    @Test("§3.5: content modes have the raw values 0 to 12 in UIKit's order")
    func contentModes() {
        let names = [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]
        for (raw, name) in names.enumerated() {
            #expect(value("UIView", "contentMode", "\"\(name)\"") == .choice(Choice(name, rawValue: raw)))
        }
    }

    @Test(
        "colours",
        arguments: [
            ("\"systemBackground\"", ColorValue.named("systemBackground")), ("\"black\"", .named("black")),
            ("\"#ff8000\"", .rgba(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)),
            ("\"#0000FF80\"", .rgba(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)),
            (
                "{\"light\": \"#000000\", \"dark\": \"label\"}",
                .dynamic(light: .rgba(red: 0, green: 0, blue: 0, alpha: 1), dark: .named("label"))
            ),
            ("{\"color\": \"systemBlue\", \"alpha\": 0.5}", .withAlpha(.named("systemBlue"), 0.5)),
            (
                "{\"light\": {\"color\": \"white\", \"alpha\": 0}, \"dark\": \"clear\"}",
                .dynamic(light: .withAlpha(.named("white"), 0), dark: .named("clear"))
            ),
        ])
    func colors(json: String, expected: ColorValue) {
        #expect(value("UIView", "backgroundColor", json) == .color(expected))
    }

    @Test(
        "fonts",
        arguments: [
            ("17", FontValue.system(pointSize: 17)), ("\"caption1\"", .textStyle("caption1")),
            ("{\"size\": 20.5}", .system(pointSize: 20.5)),
            (
                "{\"size\": 17, \"weight\": \"semibold\", \"italic\": true}",
                .system(pointSize: 17, weight: .semibold, isItalic: true)
            ),
            ("{\"size\": 12, \"family\": \"Georgia\"}", .named("Georgia", pointSize: 12)),
            ("{\"size\": 12, \"design\": \"monospaced\"}", .system(pointSize: 12, design: .monospaced)),
            ("{\"size\": 12, \"design\": \"default\"}", .system(pointSize: 12)),
            ("{\"textStyle\": \"title1\"}", .textStyle("title1")),
            (
                "{\"textStyle\": \"title1\", \"weight\": \"bold\", \"italic\": true}",
                .textStyle("title1", weight: .bold, isItalic: true)
            ),
            ("{\"size\": 12, \"monospacedDigit\": true}", .system(pointSize: 12, design: .monospacedDigit)),
            (
                "{\"family\": \"Georgia\", \"size\": 12, \"weight\": \"bold\"}",
                .named("Georgia", pointSize: 12, weight: .bold)
            ),
        ])
    func fonts(json: String, expected: FontValue) {
        #expect(value("UILabel", "font", json) == .font(expected))
    }

    @Test("weights are numbered as in OpenType")
    func weights() {
        #expect(FontWeight.allCases.map(\.number) == Array(stride(from: 100, through: 900, by: 100)))
    }

    @Test("images")
    func images() {
        #expect(value("UIImageView", "image", "\"a.png\"") == .image(ImageValue(name: "a.png")))
        #expect(
            value(
                "UIImageView", "image",
                "{\"name\": \"../a\", \"renderingMode\": \"alwaysTemplate\", \"capInsets\": [1, 2, 3, 4]}")
                == .image(
                    ImageValue(
                        name: "../a", renderingMode: Choice("alwaysTemplate", rawValue: 2),
                        capInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))))
    }

    @Test("attributed text")
    func attributedText() {
        let json = """
            [{"text": "a", "font": 12, "foregroundColor": "red", "backgroundColor": "#00000000", "kern": -0.5, "tracking": 0.25,
              "baselineOffset": 2, "underlineStyle": "single",
              "strikethroughStyle": ["double", "patternDash", "byWord"], "underlineColor": "blue",
              "strikethroughColor": "green", "link": "https://example.org",
              "strokeWidth": -3, "strokeColor": "red", "obliqueness": 0.25, "expansion": -0.5, "ligature": 0,
              "shadow": {"shadowColor": "black", "shadowOffset": [1, -2], "shadowBlurRadius": 3},
              "paragraphStyle": {"alignment": "justified", "lineBreakMode": "byClipping", "lineSpacing": 1,
                "paragraphSpacing": 2, "minimumLineHeight": 3, "maximumLineHeight": 4, "lineHeightMultiple": 1.5,
                "firstLineHeadIndent": 5, "headIndent": 6, "tailIndent": -7,
                "paragraphSpacingBefore": 8, "baseWritingDirection": "rightToLeft", "defaultTabInterval": 9,
                "tabStops": [{"location": 10}, {"location": 20, "alignment": "right"}], "hyphenationFactor": 0.5,
                "allowsDefaultTighteningForTruncation": true}},
             {"attachment": {"image": "a", "bounds": [0, -4, 16, 16]}}, {"text": "b"}]
            """
        var run = TextRun("a")
        run.font = .system(pointSize: 12)
        run.foregroundColor = .named("red")
        run.backgroundColor = .rgba(red: 0, green: 0, blue: 0, alpha: 0)
        run.kern = -0.5
        run.baselineOffset = 2
        run.tracking = 0.25
        run.underlineStyle = ChoiceSet(["single"], rawValue: 1)
        run.underlineColor = .named("blue")
        run.strikethroughStyle = ChoiceSet(["double", "patternDash", "byWord"], rawValue: 0x8209)
        run.strikethroughColor = .named("green")
        run.link = "https://example.org"
        run.strokeWidth = -3
        run.strokeColor = .named("red")
        run.obliqueness = 0.25
        run.expansion = -0.5
        run.hasLigatures = false
        var shadow = TextShadowValue()
        shadow.shadowColor = .named("black")
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowBlurRadius = 3
        run.shadow = shadow
        var style = ParagraphStyleValue()
        style.alignment = Choice("justified", rawValue: 3)
        style.lineBreakMode = Choice("byClipping", rawValue: 2)
        style.lineSpacing = 1
        style.paragraphSpacing = 2
        style.minimumLineHeight = 3
        style.maximumLineHeight = 4
        style.lineHeightMultiple = 1.5
        style.firstLineHeadIndent = 5
        style.headIndent = 6
        style.tailIndent = -7
        style.paragraphSpacingBefore = 8
        style.baseWritingDirection = Choice("rightToLeft", rawValue: 1)
        style.defaultTabInterval = 9
        style.tabStops = [
            TabStopValue(location: 10), TabStopValue(alignment: Choice("right", rawValue: 2), location: 20),
        ]
        style.hyphenationFactor = 0.5
        style.allowsDefaultTighteningForTruncation = true
        run.paragraphStyle = style
        guard case .attributedText(let runs)? = value("UILabel", "attributedText", json), runs.count == 3 else {
            Issue.record("not three runs")
            return
        }
        #expect(runs[0] == run)
        #expect(runs[1].text == "\u{FFFC}")
        #expect(runs[1].attachment?.image == ImageValue(name: "a"))
        #expect(runs[1].attachment?.bounds == CGRect(x: 0, y: -4, width: 16, height: 16))
        #expect(runs[2] == TextRun("b"))
    }

    @Test("a value per control state; a plain one is for the normal state")
    func states() throws {
        let normal = Choice("normal", rawValue: 0)
        let plain = try states(value("UIButton", "title", "\"Go\""))
        #expect(plain.map(\.state) == [normal])
        #expect(plain.map(\.value) == [.string("Go")])
        let all = try states(
            value(
                "UIButton", "title",
                "{\"selected\": \"S\", \"normal\": \"N\", \"disabled\": null, \"highlighted\": \"H\"}"))
        #expect(all.map(\.state.rawValue) == [4, 0, 2, 1])
        #expect(all.map(\.value) == [.string("S"), .string("N"), .null, .string("H")])
        #expect(try states(value("UIButton", "title", "null")).map(\.value) == [.null])
        // An object that is one colour or one image is distinguished from one that names states.
        let color = try states(value("UIButton", "titleColor", "{\"light\": \"red\", \"dark\": \"blue\"}"))
        #expect(color.map(\.value) == [.color(.dynamic(light: .named("red"), dark: .named("blue")))])
        let image = try states(value("UIButton", "image", "{\"disabled\": {\"name\": \"a\"}}"))
        #expect(image.map(\.state.name) == ["disabled"])
        #expect(image.map(\.value) == [.image(ImageValue(name: "a"))])
    }

    private func states(_ value: PropertyValue?) throws -> [StateValue] {
        guard case .states(let states)? = value else {
            Issue.record("no states: \(String(describing: value))")
            return []
        }
        return states
    }
}
