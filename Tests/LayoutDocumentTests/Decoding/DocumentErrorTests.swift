import LayoutDocument
import Testing

@Suite("Mistakes in the file around the views")
struct DocumentErrorTests {
    @Test(
        "the root",
        arguments: [
            ("[]", "1:1: error: a layout file must be an object with a \"root\", not an empty list"),
            ("\"x\"", "1:1: error: a layout file must be an object with a \"root\", not \"x\""),
            ("{}", "1:1: error: the layout file has no \"root\""),
            (
                "{\"class\": \"UILabel\", \"text\": \"x\"}",
                "1:1: error: the layout file has no \"root\"; wrap the view: { \"root\": { \"class\": … } }"
            ),
            (
                "{\"subviews\": []}",
                "1:1: error: the layout file has no \"root\"; wrap the view: { \"root\": { \"class\": … } }"
            ),
            (
                "{\"class\": \"UIViewController\", \"view\": {}}",
                "1:1: error: the layout file has no \"root\"; wrap the controller: { \"root\": { \"class\": … } }"
            ),
            ("{\"root\": [1]}", "1:10: error: \"root\" must be an object, not a list with 1 item"),
            ("{\"root\": null}", "1:10: error: \"root\" must be an object, not null"),
            ("{\"root\": {}}", "1:10: error: \"root\" has no \"class\"; for a view, write a class such as \"UIView\""),
            (
                "{\"root\": {\"view\": {\"class\": \"UIView\"}}}",
                "1:10: error: \"root\" has no \"class\"; write \"UIViewController\""
            ),
            ("{\"root\": {\"class\": 3}}", "1:20: error: \"class\" must be a string, not 3"),
            (
                "{\"root\": {\"class\": \"UILable\"}}",
                "1:20: error: unknown class \"UILable\"; did you mean \"UILabel\"?"
            ),
            ("{\"root\": {\"class\": \"Banana\"}}", "1:20: error: unknown class \"Banana\""),
            (
                "{\"root\": {\"class\": \"UITextView\"}}",
                "1:20: error: UITextView is not supported yet; use a UIView in its place"
            ),
            (
                "{\"root\": {\"class\": \"UIViewController\", \"view\": 1}}",
                "1:48: error: \"view\" must be an object, not 1"
            ),
            (
                "{\"root\": {\"class\": \"UIViewController\", \"view\": {\"class\": \"UIViewController\"}}}",
                "1:58: error: UIViewController is a controller, not a view"
            ),
            (
                "{\"root\": {\"class\": \"UIViewController\", \"frame\": [0,0,1,1]}}",
                "1:40: error: unknown key \"frame\" in UIViewController; it belongs inside \"view\""
            ),
            (
                "{\"root\": {\"class\": \"UIViewController\", \"tilte\": \"x\"}}",
                "1:40: error: unknown key \"tilte\" in UIViewController; did you mean \"title\"?"
            ),
        ])
    func root(text: String, expected: String) {
        #expect(diagnostics(text) == [expected])
    }

    @Test(
        "keys beside the root",
        arguments: [
            (
                "\"aplication\": {}",
                "2:1: error: unknown key \"aplication\" in the layout file; did you mean \"application\"?"
            ),
            ("\"application\": 1", "2:16: error: \"application\" must be an object, not 1"),
            (
                "\"application\": {\"infoPList\": \"Info.plist\"}",
                "2:17: error: unknown key \"infoPList\" in \"application\"; did you mean \"infoPlist\"?"
            ),
            ("\"application\": {\"infoPlist\": \"\"}", "2:30: error: \"infoPlist\" must not be empty"),
            (
                "\"application\": {\"requiresFullScreen\": 1}",
                "2:39: error: \"requiresFullScreen\" must be true or false, not 1"
            ),
            (
                "\"application\": {\"supportedInterfaceOrientations\": [\"portrait\", \"landscapeleft\"]}",
                "2:64: error: unknown value \"landscapeleft\" for \"supportedInterfaceOrientations\"; "
                    + "did you mean \"landscapeLeft\"?"
            ),
            (
                "\"application\": {\"supportedInterfaceOrientations\": 30}",
                "2:51: error: \"supportedInterfaceOrientations\" must be a list of names such as [\"portrait\"], not 30"
            ),
            (
                "\"application\": {\"delegate\": {}}",
                "2:29: error: \"delegate\" has no \"supportedInterfaceOrientations\""
            ),
            ("\"devices\": \"iPhone 15\"", "2:12: error: \"devices\" must be a list of strings, not \"iPhone 15\""),
            ("\"devices\": []", "2:12: error: \"devices\" is empty; leave it out for the default device"),
            ("\"devices\": [\"a\", 1]", "2:18: error: a name in \"devices\" must be a string, not 1"),
            ("\"devices\": [\"\"]", "2:13: error: a name in \"devices\" must not be empty"),
            ("\"devices\": [\"a\", \"a\"]", "2:18: error: \"a\" is listed twice in \"devices\"; the first is at 2:13"),
            (
                "\"launchOrientation\": \"sideways\"",
                "2:22: error: unknown value \"sideways\" for \"launchOrientation\"; expected \"portrait\", "
                    + "\"portraitUpsideDown\", \"landscapeLeft\", \"landscapeRight\" or \"landscape\""
            ),
            (
                "\"semantics\": \"iOS17\"",
                "2:14: error: unknown value \"iOS17\" for \"semantics\"; expected \"iOS5\", \"iOS6\", \"iOS8\", \"iOS15\" or \"iOS16\""
            ),
            (
                "\"semantics\": \"ios15\"",
                "2:14: error: unknown value \"ios15\" for \"semantics\"; did you mean \"iOS15\"?"
            ),
            ("\"semantics\": 15", "2:14: error: \"semantics\" must be a name such as \"iOS5\", not 15"),
            ("\"$schema\": 1", "2:12: error: \"$schema\" must be a string, not 1"),
            ("\"root\": {}", "2:1: error: duplicate key \"root\"; the first is at 1:2"),
            ("\"steps\": {}", "2:10: error: \"steps\" must be a list of objects, not an object"),
            ("\"stpes\": []", "2:1: error: unknown key \"stpes\" in the layout file; did you mean \"steps\"?"),
            (
                "\"controllers\": []",
                "2:16: error: \"controllers\" must be an object with a controller for each name, not an empty list"
            ),
            (
                "\"controllers\": {\"viewer\": {\"class\": \"UIView\"}}, \"landscapeAlternative\": \"viewr\"",
                "2:73: error: no controller in \"controllers\" is called \"viewr\"; did you mean \"viewer\"?"
            ),
        ])
    func keys(text: String, expected: String) {
        #expect(diagnostics("{\"root\": {\"class\": \"UIView\"},\n\(text)}") == [expected])
    }

    @Test("one run names every mistake, in the order of the file")
    func allMistakes() {
        let text = """
            { "devices": [],
              "root": { "class": "UIView", "aplha": 1, "alpha": 1, "alpha": 0,
                "subviews": [ { "class": "UILabel", "frame": [0, 0, 1], "text": 5 },
                              { "class": "UILable", "subviews": [ { "class": "UIView", "tag": 1.5 } ] } ] },
              "stesp": 1 }
            """
        #expect(
            diagnostics(text)
                == [
                    "1:14: error: \"devices\" is empty; leave it out for the default device",
                    "2:32: error: unknown key \"aplha\" in UIView; did you mean \"alpha\"?",
                    "2:56: error: duplicate key \"alpha\"; the first is at 2:44",
                    "3:50: error: \"frame\" must be [x, y, width, height], not a list with 3 items",
                    "3:69: error: \"text\" must be a string, not 5",
                    "4:30: error: unknown class \"UILable\"; did you mean \"UILabel\"?",
                    "4:55: warning: UIView has no \"frame\"; without one, it is as large as its superview in the file",
                    "4:83: error: \"tag\" must be a whole number, not 1.5",
                    "5:3: error: unknown key \"stesp\" in the layout file; did you mean \"steps\"?",
                ])
    }
}
