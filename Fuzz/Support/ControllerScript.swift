import Foundation
import KitValues
import LayoutDocument
import LayoutRules

@testable import LayoutLoading
@testable import ReflowKit

/// A layout file with controllers of every kind and a script of steps, most of which are possible. It is loaded, run
/// and shown as on the command line.
@MainActor
struct ControllerScript {
    private(set) var text = ""
    private var input: FuzzInput
    private var count = 0
    private var views: [String] = []
    private var snapshots = 0

    init(_ input: FuzzInput) {
        self.input = input
        text = document()
    }

    /// A folder that does not exist, so that no file of the machine has an effect.
    private static let source = LayoutSource(url: URL(fileURLWithPath: "/proc/self/fdinfo/none/fuzz.json"))

    /// Shows the layout, runs its steps and inspects the result.
    /// - Returns: the end of the script in words; nil if it is not a layout.
    @discardableResult
    func run() -> String? {
        guard
            let document = LayoutDocument.parse(Data(text.utf8), file: "script.json", options: ParseOptions()).document
        else { return nil }
        do throws(LayoutLoadingError) {
            let stage = try LayoutStage(document, on: .default, source: ControllerScript.source)
            let outcome = try stage.runSteps()
            look(at: stage)
            return outcome.text(in: document) ?? "finished"
        } catch {
            hold(!error.diagnostics.isEmpty, "a layout that cannot be shown says why")
            return error.description
        }
    }

    private func look(at stage: LayoutStage) {
        stage.perform {
            let window = stage.window
            hold(stage.eventLog.hasPrefix("log device="), "a script has a log")
            hold(!window.recursiveDescription().isEmpty, "a window can be printed")
            _ = window.rootViewController?.hierarchyDescription()
            _ = window.drawing()
            for controller in window.presentationChain {
                hold(!controller.isBeingPresented && !controller.isBeingDismissed, "presentations are over")
                for above in [controller.parent, controller.presenter] {
                    guard let above else { continue }
                    hold(!above.isBelow(controller), "nobody is above itself")
                }
            }
            _ = window.lastRecord
        }
        _ = stage.turn(to: .landscape)
    }

    // MARK: The layout

    private mutating func document() -> String {
        let root = controller(depth: 0, kind: input.flag() ? 1 : nil)
        let named = ["a", "b", "c", "n", "t"].map { name in
            "\"\(name)\": \(controller(depth: 1, kind: name == "n" ? 1 : name == "t" ? 2 : nil))"
        }
        let semantics = ["iOS15", "iOS15", "iOS5", "iOS6", "iOS8", "iOS16"]
        let generation = semantics[input.choice(of: semantics.count)]
        var steps: [String] = []
        for _ in 0...input.choice(of: 16) { steps.append(step()) }
        return """
            { "semantics": "\(generation)", "application": { "supportedInterfaceOrientations": ["all"] },
              "root": \(root), "controllers": { \(named.joined(separator: ",\n    ")) },
              "steps": [ \(steps.joined(separator: ",\n    ")) ] }
            """
    }

    private mutating func controller(depth: Int, kind: Int? = nil, isInStack: Bool = false) -> String {
        let id = "i\(count)"
        count += 1
        var keys = ["\"id\": \"\(id)\""]
        if input.byte() % 4 == 0 { keys.append("\"modalPresentationStyle\": \"\(style())\"") }
        if input.byte() % 4 == 0 { keys.append("\"definesPresentationContext\": true") }
        if input.byte() % 8 == 0 { keys.append("\"supportedInterfaceOrientations\": [\"\(orientation())\"]") }
        if input.byte() % 8 == 0, depth < 3 {
            keys.append("\"presentedViewController\": \(controller(depth: depth + 1))")
        }
        let isLeaf = depth > 3 || count > 24
        // A navigation controller cannot be in a stack; such a layout would end before its first step.
        switch isLeaf ? 0 : kind ?? (isInStack ? 2 + input.choice(of: 6) : input.choice(of: 7)) {
        case 1:
            keys += [
                "\"class\": \"UINavigationController\"",
                controllers("viewControllers", depth, atMost: 2, isInStack: true),
            ]
        case 2: keys += ["\"class\": \"UITabBarController\"", controllers("viewControllers", depth, atMost: 3)]
        case 3: keys += ["\"class\": \"UISplitViewController\"", controllers("viewControllers", depth, atMost: 2)]
        case 4: keys += ["\"class\": \"UIPageViewController\"", controllers("viewControllers", depth, atMost: 1)]
        case 5: keys += ["\"class\": \"UIViewController\"", view(id), controllers("children", depth, atMost: 2)]
        default: keys += ["\"class\": \"UIViewController\"", view(id)]
        }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private mutating func view(_ id: String) -> String {
        views.append("\(id)view")
        return "\"view\": { \"class\": \"UIView\", \"id\": \"\(id)view\", \"frame\": [0, 0, 100, 100] }"
    }

    private mutating func controllers(
        _ key: String, _ depth: Int, atMost most: Int, isInStack: Bool = false
    ) -> String {
        let held = (0...input.choice(of: most)).map { _ in controller(depth: depth + 1, isInStack: isInStack) }
        return "\"\(key)\": [\(held.joined(separator: ", "))]"
    }

    // MARK: The steps

    private mutating func step() -> String {
        switch input.byte() % 24 {
        case 0...5: step("present", [from(), input.flag() ? "\"style\": \"\(style())\"" : ""])
        case 6...8: step("dismiss", value: input.byte() % 4 == 0 ? "\"\(name())\"" : "true")
        case 9...11: step("push", [from()])
        case 12: step("pop", value: input.flag() ? "true" : "\"\(name())\"", [from()])
        case 13: step("selectTab", value: input.flag() ? "\(input.choice(of: 2))" : "\"\(name())\"", [from()])
        case 14: step("snapshot", value: "\"s\(snapshot())\"")
        case 15: "{ \"set\": { \"id\": \"\(view())\", \"isHidden\": \(input.flag()) } }"
        case 16: "{ \"set\": { \"id\": \"\(name())\", \"modalPresentationStyle\": \"\(style())\" } }"
        case 17: step("attemptRotationToDeviceOrientation", value: "true")
        default: step("turn", value: "\"\(orientation())\"")
        }
    }

    private mutating func step(_ verb: String, value: String? = nil, _ keys: [String] = []) -> String {
        let wanted = value ?? "\"\(name())\""
        return "{ " + (["\"\(verb)\": \(wanted)"] + keys.filter { !$0.isEmpty }).joined(separator: ", ") + " }"
    }

    private mutating func snapshot() -> Int {
        snapshots += 1
        return snapshots
    }

    private mutating func view() -> String { views.isEmpty ? "nobody" : views[input.choice(of: views.count)] }

    private mutating func name() -> String {
        let names = ["a", "b", "c", "n", "t", "a", "b", "n"]
        guard input.byte() % 8 == 0 else { return names[input.choice(of: names.count)] }
        return "i\(input.choice(of: max(1, count)))"
    }

    private mutating func from() -> String { input.byte() % 8 == 0 ? "\"from\": \"\(name())\"" : "" }

    private mutating func style() -> String {
        let styles = [
            "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
            "overCurrentContext", "popover",
        ]
        return styles[input.choice(of: styles.count)]
    }

    private mutating func orientation() -> String {
        let orientations = ["portrait", "landscapeLeft", "landscapeRight", "landscape", "portraitUpsideDown"]
        return orientations[input.choice(of: orientations.count)]
    }
}
