import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
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
