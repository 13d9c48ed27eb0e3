import Foundation
import TestSupport
import Testing

/// The mistakes about controllers that a layout file and its steps can contain. Each has its own outcome with a message
/// in every command. Only code can rotate or lay out endlessly in a callback, so no file can cause it.
@Suite("Contradictions and impossible steps in a layout file", .timeLimit(.minutes(60)))
struct BadInputProcessTests {
    private static let page = #""view": { "class": "UIView", "frame": [0, 0, 393, 852] }"#

    /// A layout, and the results of commands for it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        let layout: String
        /// The words that the message contains.
        let words: String
        /// The exit status of `tree --steps` and `test`.
        let status: Int32
        /// The decision and the stable id that `explain` shows.
        let decision: String?
        var reason: String?

        var testDescription: String { name }
    }

    static let exceptions = [
        Mistake(
            name: "contradictory masks",
            layout: """
                { "application": { "supportedInterfaceOrientations": ["portrait"] },
                  "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscape"], \(page) } }
                """,
            words: "Supported orientations has no common orientation with the application", status: 1,
            decision: "raise", reason: "UIApplicationInvalidInterfaceOrientation"),
        Mistake(
            name: "masks that a step makes contradictory",
            layout: """
                { "application": { "supportedInterfaceOrientations": ["portrait"] },
                  "root": { "class": "UIViewController", "id": "list", \(page) },
                  "steps": [{ "set": { "id": "list", "supportedInterfaceOrientations": ["landscape"] } },
                    { "turn": "landscapeRight" }, { "snapshot": "turned" }] }
                """,
            words: "step 2, turn landscapeRight", status: 1, decision: "raise",
            reason: "UIApplicationInvalidInterfaceOrientation"),
        Mistake(
            name: "a preferred orientation outside the mask",
            layout: """
                { "root": { "class": "UIViewController", "id": "list", \(page) },
                  "controllers": { "viewer": { "class": "UIViewController",
                    "supportedInterfaceOrientations": ["portrait"],
                    "preferredInterfaceOrientationForPresentation": "landscapeLeft" } },
                  "steps": [{ "present": "viewer", "style": "fullScreen" }, { "snapshot": "shown" }] }
                """,
            words: "'landscapeLeft' must match a supported interface orientation: 'portrait'!", status: 1,
            decision: "raise", reason: "UIApplicationInvalidInterfaceOrientation"),
        Mistake(
            name: "a controller presented on itself",
            layout: """
                { "root": { "class": "UIViewController", "id": "list", \(page) },
                  "steps": [{ "present": "list" }, { "snapshot": "shown" }] }
                """,
            words: "Application tried to present modal view controller on itself", status: 1, decision: "raise",
            reason: "NSInvalidArgumentException"),
        Mistake(
            name: "a container pushed into itself",
            layout: """
                { "root": { "class": "UINavigationController", "id": "stack",
                    "viewControllers": [{ "class": "UIViewController", \(page) }] },
                  "steps": [{ "push": "stack" }, { "snapshot": "shown" }] }
                """,
            words: "Pushing a navigation controller is not supported", status: 1, decision: "raise",
            reason: "NSInvalidArgumentException"),
        Mistake(
            name: "the presenter of a container pushed onto it",
            layout: """
                { "root": { "class": "UIViewController", \(page) },
                  "controllers": {
                    "a": { "class": "UIViewController", \(page) },
                    "n": { "class": "UINavigationController", "viewControllers": [{ "class": "UIViewController" }] } },
                  "steps": [{ "present": "a" }, { "present": "n" }, { "push": "a" },
                    { "turn": "landscapeRight" }, { "snapshot": "shown" }] }
                """,
            words: "m.json:5:53: step 3, push a: NSInvalidArgumentException: UIViewController cannot be a child of "
                + "UINavigationController, which is presented by it or by a controller below it",
            status: 1, decision: "raise", reason: "NSInvalidArgumentException"),
        Mistake(
            name: "a controller that is presented, pushed and presented",
            layout: """
                { "root": { "class": "UINavigationController", "viewControllers": [
                    { "class": "UIViewController", "id": "list", \(page) }] },
                  "controllers": { "b": { "class": "UIViewController", \(page) } },
                  "steps": [{ "present": "b" }, { "push": "b", "from": "list" }, { "present": "b" },
                    { "snapshot": "shown" }] }
                """,
            words: "m.json:4:66: step 3, present b: NSInvalidArgumentException: Application tried to present modal "
                + "view controller on itself", status: 1, decision: "raise", reason: "NSInvalidArgumentException"),
        Mistake(
            name: "a container that comes up inside one of its kind",
            layout: """
                { "root": { "class": "UINavigationController", "viewControllers": [
                    { "class": "UINavigationController", "viewControllers": [{ "class": "UIViewController" }] }] },
                  "steps": [{ "snapshot": "shown" }] }
                """,
            words: "Pushing a navigation controller is not supported", status: 1, decision: "raise",
            reason: "NSInvalidArgumentException"),
    ]

    static let errors = [
        Mistake(
            name: "a step that presents nobody",
            layout: """
                { "root": { "class": "UIViewController", "id": "list" },
                  "steps": [{ "present": "viewer" }] }
                """,
            words: "m.json:2:26: error: no controller has the id \"viewer\"", status: 2, decision: nil),
        Mistake(
            name: "a step that sets nobody",
            layout: """
                { "root": { "class": "UIViewController", "id": "list" },
                  "steps": [{ "set": { "id": "nobody", "title": "None" } }] }
                """,
            words: "m.json:2:30: error: no view or controller has the id \"nobody\"", status: 2, decision: nil),
        Mistake(
            name: "an alternative that is nobody",
            layout: """
                { "root": { "class": "UIViewController", "id": "list" },
                  "landscapeAlternative": "list" }
                """,
            words: "m.json:2:27: error: no controller in \"controllers\" is called \"list\"", status: 2, decision: nil),
        Mistake(
            name: "a controller inside itself",
            layout: """
                { "root": { "class": "UITabBarController", "id": "tabs", "viewControllers": [
                    { "class": "UINavigationController", "id": "tabs" }] } }
                """,
            words: "m.json:2:48: error: duplicate id \"tabs\"; the first is at 1:50", status: 2, decision: nil),
    ]

    @Test("no command hangs, traps or keeps quiet", arguments: exceptions + errors)
    func everyCommand(mistake: Mistake) throws {
        let workspace = try Workspace()
        try workspace.write(mistake.layout, to: "m.json")
        for arguments in [["tree", "m.json", "--steps"], ["test", "m.json"]] {
            let run = try ReflowProcess(arguments, in: workspace.url)
            #expect(run.status == mistake.status, "\(arguments): \(run.error)")
            #expect((run.output + run.error).contains(mistake.words), "\(arguments): \(run.output)\(run.error)")
        }
        let explained = try ReflowProcess(
            ["explain", "m.json", "--to", "landscape", "--steps", "--format", "json"], in: workspace.url)
        guard let decision = mistake.decision else {
            #expect(explained.status == 2 && explained.error.contains(mistake.words))
            #expect(explained.output == "")
            return
        }
        #expect(explained.status == 0)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(explained.output.utf8)) as? [String: Any])
        #expect(object["decision"] as? String == decision)
        #expect(object["reason"] as? String == mistake.reason)
        // An exception in a step is reported with the step's position, too.
        #expect((explained.output + explained.error).contains(mistake.words))
    }

    @Test("no golden is written of what UIKit would not have shown", arguments: exceptions)
    func recording(mistake: Mistake) throws {
        let workspace = try Workspace()
        try workspace.write(mistake.layout, to: "m.json")
        let run = try workspace.reflow("record", "m.json")
        #expect(run.status == 1, "\(run.error)")
        #expect((run.output + run.error).contains("refused: m.iphone-15."))
        #expect(!workspace.files.contains { $0.hasSuffix("shown.png") || $0.hasSuffix("turned.png") })
        #expect(!workspace.files.contains { $0.hasSuffix(".log") })
    }

    @Test("a dismissal of nothing does nothing, as in UIKit, and a warning says so with its place")
    func dismissingNothing() throws {
        let workspace = try Workspace()
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "id": "list", \(BadInputProcessTests.page) },
              "steps": [{ "dismiss": true }] }
            """, to: "m.json")
        let words = "m.json:2:13: warning: no controller is presented, so none can be dismissed"
        let tree = try workspace.reflow("tree", "m.json", "--steps")
        #expect(tree.status == 0 && tree.error.hasPrefix(words))
        let explained = try workspace.reflow("explain", "m.json", "--to", "landscape", "--steps")
        #expect(explained.status == 0 && explained.output.contains(words))
    }

    @Test("an alternative that does not want landscape leaves the interface as it is, and the script ends")
    func unwillingAlternative() throws {
        let workspace = try Workspace()
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"] },
              "controllers": { "chart": { "class": "UIViewController", "id": "chart",
                "supportedInterfaceOrientations": ["portrait"] } },
              "landscapeAlternative": "chart", "steps": [{ "turn": "landscapeRight" }, { "turn": "portrait" }] }
            """, to: "m.json")
        let run = try workspace.reflow("explain", "m.json", "--to", "landscapeRight", "--steps")
        #expect(run.status == 0)
        #expect(run.output.contains("stay: notInControllerMask"))
    }
}
