import KitSchema
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@Suite("Mistakes in views")
struct ViewErrorTests {
    /// The diagnostics of a root view of this class whose members begin at 2:1.
    private func found(_ className: String, _ members: String) -> [String] {
        diagnostics("{\"root\": {\"class\": \"\(className)\",\n\(members)}}")
    }

    @Test(
        "unknown keys, and what they could have been",
        arguments: [
            ("UILabel", "txet", "did you mean \"text\"?"),
            ("UILabel", "Frame", "did you mean \"frame\"?"),
            ("UILabel", "hidden", "did you mean \"isHidden\"?"),
            ("UILabel", "color", "did you mean \"textColor\"?"),
            ("UILabel", "lines", "did you mean \"numberOfLines\"?"),
            ("UIView", "cornerRadius", "did you mean \"layer.cornerRadius\"?"),
            ("UIView", "layer", "write a key path such as \"layer.cornerRadius\""),
            ("UIView", "opaque", "did you mean \"isOpaque\"?"),
            ("UIView", "userInteractionEnabled", "did you mean \"isUserInteractionEnabled\"?"),
            ("UIView", "subview", "did you mean \"subviews\"?"),
            ("UIView", "text", "it is a property of UILabel, UITextField and UITableViewCell"),
            ("UIView", "isEnabled", "it is a property of UILabel and UIControl"),
            ("UILabel", "image", "it is a property of UIImageView, UIButton and UITableViewCell"),
            ("UIButton", "font", "did you mean \"titleLabel.font\"?"),
            ("UIButton", "titleLabel", "write a key path such as \"titleLabel.font\""),
            ("UITextField", "secureTextEntry", "did you mean \"isSecureTextEntry\"?"),
            ("UIView", "xyzzy", nil),
        ])
    func unknownKeys(className: String, key: String, advice: String?) {
        let expected = "2:1: error: unknown key \"\(key)\" in \(className)" + (advice.map { "; \($0)" } ?? "")
        #expect(found(className, "\"\(key)\": 1") == [expected])
    }

    @Test(
        "values of the wrong type or out of range",
        arguments: [
            ("frame", "12", "2:10: error: \"frame\" must be [x, y, width, height], not 12"),
            ("frame", "\"0 0 1 1\"", "2:10: error: \"frame\" must be [x, y, width, height], not \"0 0 1 1\""),
            ("frame", "[1, 2, 3]", "2:10: error: \"frame\" must be [x, y, width, height], not a list with 3 items"),
            ("frame", "[1, 2, \"3\", 4]", "2:17: error: width in \"frame\" must be a number, not \"3\""),
            ("frame", "[0, 0, 10, -1]", "2:21: error: height in \"frame\" must be from 0 to 1000000, not -1"),
            (
                "frame", "[1000001, 0, 1, 1]",
                "2:11: error: x in \"frame\" must be from -1000000 to 1000000, not 1000001"
            ),
            ("frame", "[0, -1e300, 1, 1]", "2:14: error: y in \"frame\" must be from -1000000 to 1000000, not -1e+300"),
            ("bounds", "null", "2:11: error: \"bounds\" must be [x, y, width, height], not null"),
            ("layoutMargins", "8", "2:18: error: \"layoutMargins\" must be [top, left, bottom, right], not 8"),
            (
                "transform", "[1, 0, 0, 1]",
                "2:14: error: \"transform\" must be [a, b, c, d, tx, ty], not a list with 4 items"
            ),
            ("alpha", "1.5", "2:10: error: \"alpha\" must be from 0 to 1, not 1.5"),
            ("alpha", "\"half\"", "2:10: error: \"alpha\" must be a number, not \"half\""),
            ("isHidden", "\"yes\"", "2:13: error: \"isHidden\" must be true or false, not \"yes\""),
            ("tag", "1.5", "2:8: error: \"tag\" must be a whole number, not 1.5"),
            ("tag", "1e16", "2:8: error: \"tag\" must be from -2147483648 to 2147483647, not 1e+16"),
            ("tag", "1e300", "2:8: error: \"tag\" must be from -2147483648 to 2147483647, not 1e+300"),
            ("contentMode", "1", "2:16: error: \"contentMode\" must be a name such as \"scaleToFill\", not 1"),
            (
                "contentMode", "\"UIViewContentModeScaleAspectFit\"",
                "2:16: error: unknown value \"UIViewContentModeScaleAspectFit\" for \"contentMode\"; "
                    + "did you mean \"scaleAspectFit\"?"
            ),
            (
                "autoresizingMask", "[\"flexibleWidth\", \"flexibleheight\"]",
                "2:39: error: unknown value \"flexibleheight\" for \"autoresizingMask\"; "
                    + "did you mean \"flexibleHeight\"?"
            ),
            (
                "autoresizingMask", "18",
                "2:21: error: \"autoresizingMask\" must be a list of names such as [\"flexibleLeftMargin\"], not 18"
            ),
            (
                "autoresizingMask", "[2]",
                "2:22: error: \"autoresizingMask\" must be a string, not 2"
            ),
            ("accessibilityLabel", "false", "2:23: error: \"accessibilityLabel\" must be a string, not false"),
            ("id", "\"\"", "2:7: error: \"id\" must not be empty"),
            ("id", "7", "2:7: error: \"id\" must be a string, not 7"),
            ("subviews", "{}", "2:13: error: \"subviews\" must be a list of objects, not an object"),
            ("subviews", "[\"UILabel\"]", "2:14: error: a subview must be an object, not \"UILabel\""),
            (
                "subviews", "[{}]",
                "2:14: error: a subview has no \"class\"; for a view, write a class such as "
                    + "\"UIView\""
            ),
            ("layer.shadowOpacity", "2", "2:24: error: \"layer.shadowOpacity\" must be from 0 to 1, not 2"),
            ("layer.cornerRadius", "-1", "2:23: error: \"layer.cornerRadius\" must be from 0 to 1000000, not -1"),
            (
                "layer.cornerCurve", "\"round\"",
                "2:22: error: unknown value \"round\" for \"layer.cornerCurve\"; "
                    + "expected \"circular\" or \"continuous\""
            ),
            (
                "fill", "\"safeArea\"",
                "2:1: error: \"fill\" has no effect here: the window sets the size of this view; "
                    + "put a view with \"fill\" into its \"subviews\""
            ),
        ])
    func values(key: String, json: String, expected: String) {
        #expect(found("UIView", "\"\(key)\": \(json)") == [expected])
    }

    @Test(
        "colours",
        arguments: [
            (
                "3",
                "2:20: error: \"backgroundColor\" must be a colour such as \"systemBlue\", \"#RRGGBB\", "
                    + "{ \"light\": …, \"dark\": … } or { \"color\": …, \"alpha\": … }, not 3"
            ),
            (
                "{}",
                "2:20: error: \"backgroundColor\" must be a colour such as \"systemBlue\", \"#RRGGBB\", "
                    + "{ \"light\": …, \"dark\": … } or { \"color\": …, \"alpha\": … }, not an object"
            ),
            (
                "\"sytemBlue\"",
                "2:20: error: unknown colour \"sytemBlue\" for \"backgroundColor\"; did you mean \"systemBlue\"?"
            ),
            ("\"redColor\"", "2:20: error: unknown colour \"redColor\" for \"backgroundColor\"; did you mean \"red\"?"),
            (
                "\"mauve\"",
                "2:20: error: unknown colour \"mauve\" for \"backgroundColor\"; write a name such as \"systemBlue\", "
                    + "or \"#RRGGBB\""
            ),
            (
                "\"#FFF\"",
                "2:20: error: \"#FFF\" for \"backgroundColor\" is not a colour; write \"#RRGGBB\" or \"#RRGGBBAA\""
            ),
            (
                "\"#12345G\"",
                "2:20: error: \"#12345G\" for \"backgroundColor\" is not a colour; write \"#RRGGBB\" or \"#RRGGBBAA\""
            ),
            (
                "\"#１２３４５６\"",
                "2:20: error: \"#１２３４５６\" for \"backgroundColor\" is not a colour; write \"#RRGGBB\" or \"#RRGGBBAA\""
            ),
            ("{\"light\": \"white\"}", "2:20: error: a colour has no \"dark\""),
            (
                "{\"color\": \"white\", \"alpah\": 1}",
                "2:39: error: unknown key \"alpah\" in a colour; did you mean \"alpha\"?"
            ),
            ("{\"color\": \"white\", \"alpha\": 2}", "2:48: error: \"alpha\" must be from 0 to 1, not 2"),
        ])
    func colors(json: String, expected: String) {
        #expect(found("UIView", "\"backgroundColor\": \(json)").contains(expected))
    }

    @Test(
        "fonts, images and text",
        arguments: [
            ("UILabel", "\"font\": 0", "2:9: error: the size of \"font\" must be from 1 to 1000, not 0"),
            (
                "UILabel", "\"font\": true",
                "2:9: error: \"font\" must be a font such as 17, \"headline\" or { \"size\": 17, \"weight\": \"semibold\" }, "
                    + "not true"
            ),
            (
                "UILabel", "\"font\": \"Headline\"",
                "2:9: error: unknown value \"Headline\" for \"font\"; did you mean \"headline\"?"
            ),
            ("UILabel", "\"font\": {\"weight\": \"bold\"}", "2:9: error: a font has no \"size\""),
            (
                "UILabel", "\"font\": {\"textStyle\": \"title1\", \"size\": 17}",
                "2:33: error: unknown key \"size\" in a font of a text style"
            ),
            (
                "UILabel", "\"font\": {\"size\": 17, \"weight\": \"demibold\"}",
                "2:32: error: unknown value \"demibold\" for \"weight\"; did you mean \"semibold\"?"
            ),
            (
                "UILabel", "\"font\": {\"size\": 17, \"bold\": true}",
                "2:22: error: unknown key \"bold\" in a font"
            ),
            (
                "UILabel", "\"font\": null",
                "2:9: error: \"font\" must be a font such as 17, \"headline\" or "
                    + "{ \"size\": 17, \"weight\": \"semibold\" }, not null"
            ),
            ("UILabel", "\"numberOfLines\": -1", "2:18: error: \"numberOfLines\" must be from 0 to 100000, not -1"),
            (
                "UILabel", "\"attributedText\": \"x\"",
                "2:19: error: \"attributedText\" must be a list of runs such as { \"text\": … }, not \"x\""
            ),
            (
                "UILabel", "\"attributedText\": [\"x\"]",
                "2:20: error: a run of \"attributedText\" must be an object, not \"x\""
            ),
            (
                "UILabel", "\"attributedText\": [{\"font\": 17}]",
                "2:20: error: a run of \"attributedText\" has neither \"text\" nor \"attachment\""
            ),
            (
                "UILabel", "\"attributedText\": [{\"text\": \"x\", \"color\": \"red\"}]",
                "2:34: error: unknown key \"color\" in a run of text; did you mean \"strokeColor\"?"
            ),
            (
                "UILabel", "\"attributedText\": [{\"text\": \"x\", \"underlineStyle\": \"duble\"}]",
                "2:52: error: unknown value \"duble\" for \"underlineStyle\"; did you mean \"double\"?"
            ),
            (
                "UILabel", "\"attributedText\": [{\"text\": \"x\", \"attachment\": {\"image\": \"a\"}}]",
                "2:21: error: a run of \"attributedText\" has an attachment, which replaces the text; "
                    + "put the text into another run"
            ),
            (
                "UILabel", "\"attributedText\": [{\"attachment\": {\"bounds\": [0, 0, 1, 1]}}]",
                "2:35: error: an attachment has no \"image\""
            ),
            (
                "UILabel", "\"attributedText\": [{\"text\": \"x\", \"shadow\": {\"shadowOfset\": [0, 1]}}]",
                "2:45: error: unknown key \"shadowOfset\" in a shadow of text; did you mean \"shadowOffset\"?"
            ),
            (
                "UILabel",
                "\"attributedText\": [{\"text\": \"x\", \"paragraphStyle\": {\"tabStops\": [{\"at\": 3}]}}]",
                "2:67: error: unknown key \"at\" in a tab stop"
            ),
            (
                "UILabel", "\"font\": {\"size\": 17, \"design\": \"ronded\"}",
                "2:32: error: unknown value \"ronded\" for \"design\"; did you mean \"rounded\"?"
            ),
            (
                "UILabel", "\"font\": {\"size\": 17, \"design\": \"serif\", \"family\": \"Inter\"}",
                "2:22: error: \"font\" has a family, so it cannot have a design of the system font"
            ),
            (
                "UILabel", "\"font\": {\"size\": 17, \"design\": \"serif\", \"monospacedDigit\": true}",
                "2:41: error: \"monospacedDigit\" of \"font\" can only be used with the default design"
            ),
            (
                "UILabel", "\"attributedText\": [{\"text\": \"x\", \"paragraphStyle\": {\"linespacing\": 1}}]",
                "2:53: error: unknown key \"linespacing\" in a paragraph style; did you mean \"lineSpacing\"?"
            ),
            ("UIImageView", "\"image\": 3", "2:10: error: \"image\" must be a file name or { \"name\": … }, not 3"),
            ("UIImageView", "\"image\": \"\"", "2:10: error: \"image\" must not be empty"),
            ("UIImageView", "\"image\": {\"file\": \"a.png\"}", "2:11: error: unknown key \"file\" in an image"),
            (
                "UIImageView", "\"image\": {\"name\": \"a\", \"capInsets\": [1]}",
                "2:37: error: \"capInsets\" must be [top, left, bottom, right], not a list with 1 item"
            ),
        ])
    func appearance(className: String, members: String, expected: String) {
        #expect(found(className, members).contains(expected))
    }

    @Test(
        "control states",
        arguments: [
            ("\"title\": 3", "2:10: error: \"title\" must be a string, not 3"),
            ("\"title\": {}", "2:10: error: \"title\" is empty; add \"normal\""),
            (
                "\"title\": {\"nomal\": \"x\"}",
                "2:11: error: unknown value \"nomal\" for a control state of \"title\"; did you mean \"normal\"?"
            ),
            (
                "\"title\": {\"focused\": \"x\"}",
                "2:11: error: \"focused\" for a control state of \"title\" is not supported yet"
            ),
            ("\"title\": {\"normal\": 1}", "2:21: error: \"normal\" of \"title\" must be a string, not 1"),
            (
                "\"titleColor\": {\"normal\": \"red\", \"selected\": \"bleu\"}",
                "2:45: error: unknown colour \"bleu\" for \"selected\" of \"titleColor\"; did you mean \"blue\"?"
            ),
            (
                "\"image\": {\"normal\": {\"name\": \"a\", \"x\": 1}}",
                "2:35: error: unknown key \"x\" in an image"
            ),
            (
                "\"buttonType\": \"roundedRect\"",
                "2:15: error: \"roundedRect\" for \"buttonType\" is not supported yet"
            ),
        ])
    func states(members: String, expected: String) {
        #expect(found("UIButton", members) == [expected])
    }

    @Test("ids are unique among views and controllers")
    func duplicateIDs() {
        let text = """
            { "root": { "class": "UIViewController", "id": "a", "view": { "class": "UIView", "id": "b", "subviews": [
              { "class": "UIView", "fill": "safeArea", "id": "a" },
              { "class": "UIView", "fill": "safeArea", "id": "b" },
              { "class": "UIView", "fill": "safeArea", "id": "c" } ] } } }
            """
        #expect(
            diagnostics(text) == [
                "2:50: error: duplicate id \"a\"; the first is at 1:48",
                "3:50: error: duplicate id \"b\"; the first is at 1:88",
            ])
    }

    @Test("a view that nothing gives a size is worth a warning, and the file is used")
    func missingFrames() {
        let text = rootView(
            "UIView",
            """
            "subviews": [
            { "class": "UILabel", "text": "x" },
            { "class": "UIView", "fill": "safeArea" },
            { "class": "UIView", "frame": [0, 0, 1, 1] },
            { "class": "UIView", "bounds": [0, 0, 1, 1] },
            { "class": "UIView", "variations": [{ "when": { "idiom": "pad" }, "set": { "frame": [0, 0, 1, 1] } }] },
            { "class": "Grid", "frame": [0, 0, 1, 1], "subviews": [{ "class": "UIView" }] } ]
            """)
        let options = ParseOptions(customClasses: ["Grid": .view(.view)])
        #expect(
            diagnostics(text, options: options) == [
                "2:1: warning: UILabel has no \"frame\"; without one, it is as large as its superview in the file"
            ])
        #expect(parse(text, options: options).document != nil)
    }

    @Test("Views in \"subviews\" of a stack view are not arranged: one mistake, however many they are")
    func subviewsOfStackView() {
        let text = rootView(
            "UIStackView",
            """
            "subviews": [
            { "class": "UILabel", "text": "x" }, { "class": "UILabel", "text": "y" },
            { "class": "UIView", "frame": [0, 0, 1, 1] } ],
            "arrangedSubviews": [{ "class": "UILabel", "text": "z" }]
            """)
        #expect(
            diagnostics(text) == [
                "2:1: warning: UILabel has no \"frame\", and a UIStackView arranges none of its \"subviews\"; write "
                    + "\"arrangedSubviews\" instead"
            ])
    }
}
