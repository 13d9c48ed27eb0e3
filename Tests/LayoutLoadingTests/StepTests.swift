import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Testing

@MainActor
@Suite("The steps of a layout")
struct StepTests {
    private func stage(_ steps: String, root: String = "") throws -> LayoutStage {
        try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "id": "list", \(root)
                "view": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [20, 40, 280, 30], "text": "Hello" } ] } },
              "steps": [ \(steps) ] }
            """
        ).stage()
    }

    @Test("turn and snapshot: names come in order, each at its moment")
    func snapshots() throws {
        let stage = try stage(
            """
            { "snapshot": "first" }, { "turn": "landscape" }, { "snapshot": "turned" }, { "turn": "faceUp" },
            { "turn": "portrait" }, { "snapshot": "back" }
            """)
        var seen: [String] = []
        let outcome = try stage.runSteps { seen.append("\($0) \(stage.interfaceOrientation.name)") }
        #expect(outcome == .finished)
        #expect(seen == ["first portrait", "turned landscapeRight", "back portrait"])
        #expect(stage.diagnostics == [])
    }

    @Test("A task that is cancelled takes no further step, and makes no further stage")
    func cancellation() async throws {
        let (seen, laterStage) = try await Task { @MainActor in
            let stage = try stage(#"{ "snapshot": "first" }, { "turn": "landscape" }, { "snapshot": "turned" }"#)
            var seen: [String] = []
            let error = #expect(throws: LayoutLoadingError.self) {
                try stage.runSteps { name in
                    seen.append(name)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            #expect(error?.diagnostics.map(\.code.rawValue) == ["cancelled"])
            #expect(stage.interfaceOrientation == .portrait)
            return (seen, try? self.stage(""))
        }.value
        #expect(seen == ["first"])
        #expect(laterStage == nil)
    }

    @Test("set changes views, answers of controllers, and the delegate's answer")
    func settings() throws {
        let stage = try stage(
            """
            { "set": { "id": "title", "text": "Bye", "frame": [1, 2, 3, 4], "isHidden": true } },
            { "set": { "id": "list", "supportedInterfaceOrientations": ["portrait"] } },
            { "turn": "landscape" }, { "snapshot": "refused" },
            { "set": { "id": "list", "supportedInterfaceOrientations": "all" } },
            { "set": { "id": "application.delegate", "supportedInterfaceOrientations": ["portrait"] } },
            { "turn": "portrait" }, { "turn": "landscape" }, { "snapshot": "still refused" },
            { "set": { "id": "application.delegate", "supportedInterfaceOrientations": null } },
            { "turn": "portrait" }, { "turn": "landscape" }, { "snapshot": "turned" }
            """)
        var seen: [UIInterfaceOrientation] = []
        #expect(try stage.runSteps { _ in seen.append(stage.interfaceOrientation) } == .finished)
        #expect(seen == [.portrait, .portrait, .landscapeRight])
        let title = try #require(stage.view("title") as? UILabel)
        #expect(title.text == "Bye")
        #expect(title.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(title.isHidden)
    }

    @Test("§5.3: contradictory masks end the script in the step that UIKit would raise in")
    func raised() throws {
        let stage = try stage(
            """
            { "set": { "id": "list", "supportedInterfaceOrientations": ["landscape"] } },
            { "set": { "id": "application.delegate", "supportedInterfaceOrientations": ["portrait"] } },
            { "turn": "landscape" }, { "snapshot": "never" }
            """)
        var seen: [String] = []
        let outcome = try stage.runSteps { seen.append($0) }
        #expect(seen == [])
        let text = try #require(outcome.text(in: stage.document))
        #expect(
            text.hasPrefix("layout.json:6:1: step 3, turn landscape: UIApplicationInvalid"))
        #expect(text.contains("Supported orientations has no common orientation with the application"))
    }

    @Test("input.md §3: keyboard shows, changes and hides it, through a rotation; nothing to do is a warning")
    func keyboard() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
                "constraints": [ "bar.bottom == self.keyboard.top", "bar.leading == self.leading",
                  "bar.trailing == self.trailing", "bar.height == 44" ],
                "subviews": [ { "class": "UIView", "id": "bar" } ] },
              "steps": [
            { "keyboard": false }, { "snapshot": "hidden" }, { "keyboard": true }, { "keyboard": true },
            { "snapshot": "shown" }, { "turn": "landscape" }, { "snapshot": "turned" }, { "keyboard": 250 },
            { "snapshot": "250" }, { "keyboard": false }, { "snapshot": "gone" } ] }
            """
        ).stage()
        var seen: [String] = []
        #expect(try stage.runSteps { seen.append("\($0) \(stage.view("bar")?.frame ?? .null)") } == .finished)
        func place(_ name: String, _ y: CGFloat, _ width: CGFloat) -> String {
            "\(name) \(CGRect(x: 0, y: y, width: width, height: 44))"
        }
        // The heights are 852 − 34 − 44 and 852 − 336 − 44 in portrait; 393 − 209, 250 or 21, − 44 in landscape.
        #expect(
            seen == [
                place("hidden", 774, 393), place("shown", 472, 393), place("turned", 140, 852),
                place("250", 99, 852), place("gone", 328, 852),
            ])
        #expect(
            stage.warnings.map(\.description) == [
                "layout.json:6:1: warning: the keyboard is not shown, so it cannot be hidden",
                "layout.json:6:72: warning: the keyboard is shown already",
            ])
        let log = stage.eventLog
        #expect(
            log.contains(
                "step 8: keyboard 250\n  notification: UIKeyboardWillChangeFrameNotification: (0 184; 852 209) → "
                    + "(0 143; 852 250), 0.25 s\n"), "\(log)")
        #expect(stage.diagnostics == [])
    }

    @Test("a keyboard higher than the screen is an error at its place")
    func keyboardTooHigh() throws {
        let stage = try stage("{ \"turn\": \"landscape\" }, { \"keyboard\": 394 }")
        #expect(throws: LayoutLoadingError.self) { try stage.runSteps() }
        let error = #expect(throws: LayoutLoadingError.self) {
            try self.stage("{ \"keyboard\": 853 }").runSteps()
        }
        #expect(
            error?.description
                == "layout.json:4:14: error: the keyboard cannot be higher than the screen, which is 852 points high")
    }

    @Test("the log has every event below what caused it, and is the same each time")
    func log() throws {
        let steps = "{ \"turn\": \"landscape\" }, { \"snapshot\": \"turned\" }"
        let stage = try stage(steps)
        _ = try stage.runSteps()
        let lines = stage.eventLog.split(separator: "\n")
        #expect(lines.first == "log device=iPhone 15 semantics=iOS15")
        #expect(
            lines.filter { !$0.hasPrefix(" ") }.dropFirst() == [
                "launch", "step 1: turn landscape", "step 2: snapshot turned",
            ])
        #expect(lines.contains("  device orientation: portrait → landscapeRight (device landscapeLeft)"))
        #expect(lines.last == "step 2: snapshot turned")
        let again = try self.stage(steps)
        _ = try again.runSteps()
        #expect(again.eventLog == stage.eventLog)
    }
}

@MainActor
@Suite("Steps between controllers")
struct ControllerStepTests {
    private func stage(_ steps: String, semantics: String = "iOS15") throws -> LayoutStage {
        try TemporaryLayout(
            """
            { "semantics": "\(semantics)",
              "root": { "class": "UITabBarController", "id": "tabs", "viewControllers": [
                { "class": "UINavigationController", "id": "stack", "viewControllers": [
                  { "class": "UIViewController", "id": "list", "view": { "class": "UIView", "id": "page" } } ] },
                { "class": "UIViewController", "id": "other", "view": { "class": "UIView" } } ] },
              "controllers": {
                "viewer": { "class": "UIViewController", "title": "Viewer", "view": { "class": "UIView", "id": "canvas" } },
                "portrait": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"] } },
              "steps": [
            \(steps)
            ] }
            """
        ).stage()
    }

    private func failure(_ steps: String) throws -> String? {
        let stage = try stage(steps)
        return #expect(throws: LayoutLoadingError.self) { try stage.runSteps() }?.description
    }

    private func stack(_ stage: LayoutStage) throws -> UINavigationController {
        let tabs = try #require(stage.window.rootViewController as? UITabBarController)
        return try #require(tabs.viewControllers?.first as? UINavigationController)
    }

    @Test("push and pop go to the visible stack, or to the one named; selectTab takes an index or an id")
    func containers() throws {
        let stage = try stage(
            """
            { "push": "viewer" }, { "selectTab": "other" }, { "push": "portrait", "from": "list" },
            { "pop": "viewer" }, { "selectTab": 0 }
            """)
        #expect(try stage.runSteps() == .finished)
        #expect(try stack(stage).viewControllers.map(\.identifier) == ["list", "viewer"])
        #expect((stage.window.rootViewController as? UITabBarController)?.selectedIndex == 0)
        #expect(stage.view("canvas")?.window === stage.window)
    }

    @Test("present and dismiss: the topmost controller presents unless another is named, and the style is set")
    func presentations() throws {
        let stage = try stage("{ \"present\": \"viewer\", \"style\": \"fullScreen\" }, { \"present\": \"portrait\" }")
        #expect(try stage.runSteps() == .finished)
        let viewer = try #require(stage.window.rootViewController?.presentedViewController)
        #expect(viewer.identifier == "viewer" && viewer.modalPresentationStyle == .fullScreen)
        #expect(viewer.presentedViewController?.identifier == "portrait")

        let back = try self.stage(
            "{ \"present\": \"viewer\" }, { \"dismiss\": true }, { \"present\": \"viewer\" }, { \"dismiss\": \"viewer\" }"
        )
        #expect(try back.runSteps() == .finished)
        #expect(back.window.rootViewController?.presentedViewController == nil)
    }

    @Test("steps that cannot be taken where they stand are errors with their place")
    func impossible() throws {
        for (steps, message) in [
            ("{ \"pop\": \"viewer\", \"from\": \"list\" }", "10:1: error: \"viewer\" is not in the stack"),
            ("{ \"selectTab\": 2 }", "10:1: error: there is no tab 2: the last tab is 1"),
            ("{ \"selectTab\": \"list\" }", "10:1: error: \"list\" is not a tab"),
            ("{ \"selectTab\": 1 }, { \"push\": \"viewer\" }", "10:21: error: no UINavigationController is visible"),
            (
                "{ \"push\": \"viewer\", \"from\": \"other\" }",
                "10:1: error: \"other\" is not in a "
                    + "UINavigationController"
            ),
            (
                "{ \"setNeedsUpdateOfSupportedInterfaceOrientations\": true }",
                "10:1: error: iOS15 does not have this step; use the semantics of iOS16 or later"
            ),
        ] {
            let text = try failure(steps)
            #expect(text?.hasPrefix("layout.json:\(message)") == true, "\(text ?? "")")
        }
    }

    @Test("steps that UIKit would not heed are warnings with their place, and the script goes on")
    func idle() throws {
        for (steps, message) in [
            (
                "{ \"dismiss\": true }",
                "no controller is presented, so none can be dismissed; did you mean { \"pop\": true }?"
            ),
            ("{ \"dismiss\": \"viewer\" }", "\"viewer\" neither presents anything nor is presented"),
            ("{ \"pop\": true }", "nothing to pop: only the root is in the stack"),
        ] {
            let stage = try stage(steps)
            #expect(try stage.runSteps() == .finished)
            #expect(stage.warnings.map(\.description) == ["layout.json:10:1: warning: \(message)"])
        }
    }

    @Test("behaviour.md §5.6: an application of iOS 16 requests an orientation, and to be asked again")
    func requests() throws {
        let stage = try stage(
            """
            { "requestGeometryUpdate": ["landscapeLeft"] }, { "snapshot": "requested" },
            { "set": { "id": "tabs", "supportedInterfaceOrientations": ["portrait"] } }, { "snapshot": "set" },
            { "setNeedsUpdateOfSupportedInterfaceOrientations": true }, { "snapshot": "asked" }
            """, semantics: "iOS16")
        var seen: [UIInterfaceOrientation] = []
        #expect(try stage.runSteps { _ in seen.append(stage.interfaceOrientation) } == .finished)
        #expect(seen == [.landscapeLeft, .landscapeLeft, .portrait])
    }

    @Test("a controller that is presented twice, or is part of the tree, ends the script in UIKit's words")
    func presentedTwice() throws {
        for steps in [
            "{ \"present\": \"viewer\" }, { \"present\": \"viewer\" }", "{ \"present\": \"list\" }",
            "{ \"push\": \"stack\" }",
        ] {
            let stage = try stage(steps)
            let outcome = try stage.runSteps()
            guard case .raised(_, let diagnostic) = outcome else {
                Issue.record("\(steps) raised nothing: \(outcome)")
                continue
            }
            #expect(diagnostic.isException, "\(diagnostic)")
        }
    }

    @Test("what a file presents is on screen from the beginning")
    func presentedAtOnce() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "id": "below", "supportedInterfaceOrientations": ["portrait"],
                "view": { "class": "UIView" },
                "presentedViewController": { "class": "UIViewController", "id": "above",
                  "modalPresentationStyle": "fullScreen", "view": { "class": "UIView", "id": "page" } } } }
            """
        ).stage()
        #expect(stage.window.rootViewController?.presentedViewController?.identifier == "above")
        #expect(stage.view("page")?.window === stage.window)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight), "the presented one is asked")
    }

    @Test("Apple's two controllers: the alternative comes with landscape, stays while the device lies flat, and goes")
    func alternative() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "id": "main", "supportedInterfaceOrientations": ["portrait"],
                "view": { "class": "UIView" } },
              "controllers": { "wide": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscape"],
                "view": { "class": "UIView", "id": "chart" } } },
              "landscapeAlternative": "wide" }
            """
        ).stage()
        var shown: [String] = []
        for name in ["landscapeRight", "faceUp", "landscapeLeft", "portrait", "landscapeRight"] {
            _ = stage.turn(to: try #require(OrientationRequest(name: name)))
            let top = stage.window.rootViewController?.presentedViewController?.identifier ?? "main"
            shown.append("\(top) \(stage.interfaceOrientation.name)")
        }
        #expect(
            shown == [
                "wide landscapeRight", "wide landscapeRight", "wide landscapeLeft", "main portrait",
                "wide landscapeRight",
            ])
        #expect(stage.diagnostics == [])
    }
}
