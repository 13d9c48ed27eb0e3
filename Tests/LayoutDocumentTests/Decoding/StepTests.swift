import LayoutDocument
import Testing

@Suite("Mistakes in a script")
struct StepTests {
    /// The diagnostics of a layout with a controller, a view and a named controller, whose one step is on line 4.
    private func step(_ step: String) -> [String] {
        diagnostics(
            """
            { "root": { "class": "UIViewController", "id": "list", "view": { "class": "UIView", "id": "page", "subviews": [
                { "class": "UILabel", "id": "label", "frame": [0, 0, 1, 1], "fill": "safeArea" } ] } },
              "controllers": { "viewer": { "class": "UIViewController" } }, "steps": [
            \(step)
            ] }
            """)
    }

    @Test(
        "each at its place, with what was meant",
        arguments: [
            ("1", "4:1: error: a step must be an object such as { \"turn\": \"landscape\" }, not 1"),
            ("{ \"trun\": \"landscape\" }", "4:3: error: unknown key \"trun\" in a step; did you mean \"turn\"?"),
            (
                "{ \"turn\": \"sideways\" }",
                "4:11: error: unknown value \"sideways\" for \"turn\"; expected \"portrait\", "
                    + "\"portraitUpsideDown\", \"landscapeLeft\", \"landscapeRight\", \"landscape\", \"faceUp\", \"faceDown\" or "
                    + "\"unknown\""
            ),
            (
                "{ \"turn\": \"landscape\", \"snapshot\": \"x\" }",
                "4:24: error: \"turn\" and \"snapshot\" are two steps; write one object for each"
            ),
            (
                "{ \"turn\": \"landscape\", \"animated\": true }",
                "4:24: error: unknown key \"animated\" in a step with \"turn\""
            ),
            ("{ \"present\": \"viewr\" }", "4:14: error: no controller has the id \"viewr\"; did you mean \"viewer\"?"),
            ("{ \"present\": \"page\" }", "4:14: error: \"page\" is a view, not a controller"),
            ("{ \"present\": 1 }", "4:14: error: \"present\" must be a string, not 1"),
            ("{ \"push\": \"nobody\" }", "4:11: error: no controller has the id \"nobody\""),
            (
                "{ \"push\": \"viewer\", \"from\": \"lits\" }",
                "4:29: error: no controller has the id \"lits\"; did you mean \"list\"?"
            ),
            ("{ \"dismiss\": false }", "4:14: error: \"dismiss\" must be true or an id, not false"),
            ("{ \"pop\": \"nobody\" }", "4:10: error: no controller has the id \"nobody\""),
            ("{ \"selectTab\": -1 }", "4:16: error: \"selectTab\" must be from 0 to 1000, not -1"),
            ("{ \"selectTab\": true }", "4:16: error: \"selectTab\" must be an index or an id, not true"),
            (
                "{ \"keyboard\": \"up\" }",
                "4:15: error: \"keyboard\" must be true, false or a height in points, not \"up\""
            ),
            ("{ \"keyboard\": 0 }", "4:15: error: \"keyboard\" must be from 1 to 1000000, not 0"),
            ("{ \"keyboard\": null }", "4:15: error: \"keyboard\" must be true, false or a height in points, not null"),
            ("{ \"keybord\": true }", "4:3: error: unknown key \"keybord\" in a step; did you mean \"keyboard\"?"),
            (
                "{ \"keyboard\": true, \"animated\": true }",
                "4:21: error: unknown key \"animated\" in a step with \"keyboard\""
            ),
            ("{ \"set\": { \"alpha\": 1 } }", "4:10: error: \"set\" has no \"id\""),
            (
                "{ \"set\": { \"id\": \"page\" } }",
                "4:10: error: \"set\" has no properties; add a property beside "
                    + "\"id\""
            ),
            (
                "{ \"set\": { \"id\": \"nobody\", \"alpha\": 1 } }",
                "4:18: error: no view or controller has the id \"nobody\""
            ),
            (
                "{ \"set\": { \"id\": \"page\", \"aplha\": 1 } }",
                "4:26: error: unknown key \"aplha\" in UIView; did you mean \"alpha\"?"
            ),
            ("{ \"set\": { \"id\": \"page\", \"alpha\": 2 } }", "4:35: error: \"alpha\" must be from 0 to 1, not 2"),
            (
                "{ \"set\": { \"id\": \"page\", \"frame\": [0, 0, 1, 1] } }",
                "4:26: error: \"frame\" has no effect here: something else positions this view"
            ),
            (
                "{ \"set\": { \"id\": \"label\", \"frame\": [0, 0, 1, 1] } }",
                "4:27: error: \"frame\" has no effect here: something else positions this view"
            ),
            (
                "{ \"set\": { \"id\": \"page\", \"subviews\": [] } }",
                "4:26: error: \"subviews\" cannot be changed by a step"
            ),
            (
                "{ \"set\": { \"id\": \"list\", \"shouldAutorotat\": false } }",
                "4:26: error: unknown key \"shouldAutorotat\" in UIViewController; did you mean \"shouldAutorotate\"?"
            ),
            ("{ \"set\": { \"id\": \"list\", \"view\": {} } }", "4:26: error: \"view\" cannot be changed by a step"),
            (
                "{ \"set\": { \"id\": \"application\", \"requiresFullScreen\": true } }",
                "4:18: error: a property list does not change while the application runs; set \"application.delegate\""
            ),
            (
                "{ \"set\": { \"id\": \"application.delegate\", \"mask\": [] } }",
                "4:42: error: unknown key \"mask\" in \"delegate\""
            ),
            (
                "{ \"snapshot\": \"portrait\" }",
                "4:15: error: the snapshot \"portrait\" would overwrite the picture of that orientation; choose "
                    + "another name, such as \"turned\""
            ),
            (
                "{ \"snapshot\": \"../x\" }",
                "4:15: error: \"../x\" is not a valid snapshot name; use up to 100 letters, digits, dashes, underscores and spaces"
            ),
            (
                "{ \"snapshot\": \"a\" }, { \"snapshot\": \"A\" }",
                "4:36: error: the snapshot \"A\" is taken twice; the first is at 4:15"
            ),
            (
                "{ \"snapshot\": \"\u{e9}\" }, { \"snapshot\": \"E\u{301}\" }",
                "4:36: error: the snapshot \"E\u{301}\" is taken twice; the first is at 4:15"
            ),
            (
                "{ \"snapshot\": \"stra\u{df}e\" }, { \"snapshot\": \"STRASSE\" }",
                "4:41: error: the snapshot \"STRASSE\" is taken twice; the first is at 4:15"
            ),
            (
                "{ \"snapshot\": \"LandscapeLEFT\" }",
                "4:15: error: the snapshot \"LandscapeLEFT\" would overwrite the picture of that orientation; "
                    + "choose another name, such as \"turned\""
            ),
            (
                "{ \"attemptRotationToDeviceOrientation\": 1 }",
                "4:41: error: \"attemptRotationToDeviceOrientation\" must be true or an id, not 1"
            ),
        ])
    func mistakes(text: String, expected: String) {
        #expect(step(text) == [expected])
    }

    @Test("an empty step names what there is")
    func empty() {
        #expect(step("{}").first?.hasPrefix("4:1: error: a step has no action; expected \"turn\", \"present\"") == true)
    }

    @Test("longer scripts than anybody reads are refused")
    func limit() {
        let steps = Array(repeating: "{\"dismiss\": true}", count: 1001).joined(separator: ",")
        let text = "{\"root\": {\"class\": \"UIView\"}, \"steps\": [\(steps)]}"
        #expect(diagnostics(text).map { $0.suffix(20) } == ["more than 1000 steps"])
    }
}
