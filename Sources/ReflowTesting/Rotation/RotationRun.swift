import Comparison
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging

/// A controller that is shown once, rotated several times, and examined after every rotation.
@MainActor
struct RotationRun {
    struct Step {
        /// The name in the picture's name.
        let name: String
        let orientation: UIInterfaceOrientation
        let picture: PictureCapture
    }

    private(set) var steps: [Step] = []
    /// The events, with a heading for each step.
    private(set) var transcript = ""
    /// The issues of each orientation, in the order in which the orientations were first shown.
    private(set) var issues: [(orientation: UIInterfaceOrientation, found: [LayoutIssue])] = []
    /// The device's short name.
    private let device: String
    private let stage: SnapshotStage

    /// The handling of a rotation that the application or the controller refuses.
    enum Refusals {
        /// The run ends with an error.
        case fail
        /// The refusal becomes part of the events.
        case tell
    }

    init(
        of controller: UIViewController, on config: ViewImageConfig,
        through orientations: [ViewImageConfig.Orientation],
        traits: UITraitCollection, rules: ComparisonRules, refusals: Refusals, ignoring ignored: Set<String> = [],
        recorded: (_ step: String) throws -> RecordedFrames? = { _ in nil }
    ) throws {
        guard let first = orientations.first else {
            throw SnapshotFailure("A rotation needs at least one orientation.")
        }
        let start = try config.turned(to: refusals == .tell ? .portrait : first)
        let stage = try SnapshotStage(
            showing: controller, on: start, traits: traits, rotation: .negotiated, refusals: refusals)
        self.stage = stage
        // The controller is released, so that it can be shown again elsewhere.
        defer { stage.dismantle() }
        device = stage.simulation.device.hardware.slug
        transcript = "launch\n" + RotationRun.indented(stage.takeEvents())
        try look(start, orientations, rules, refusals, ignored, recorded)
    }

    private mutating func look(
        _ start: ViewImageConfig, _ orientations: [ViewImageConfig.Orientation], _ rules: ComparisonRules,
        _ refusals: Refusals, _ ignored: Set<String>, _ recorded: (_ step: String) throws -> RecordedFrames?
    ) throws {
        var facts: [(orientation: UIInterfaceOrientation, screen: ScreenFacts)] = []
        for orientation in orientations {
            let placement = try Placement(start, orientation)
            let wanted = try stage.turn(to: placement, refusals: refusals)
            let events = stage.takeEvents()
            if !events.isEmpty {
                transcript += "turn to \(wanted.name)\n" + RotationRun.indented(events)
                if let reason = stage.refusalReason(wanted) { transcript += "  stays: \(reason)\n" }
            }
            let shown = stage.interfaceOrientation
            let names = ViewNames(below: stage.window)
            let name = "\(steps.count + 1)-\(device)-\(shown.name)"
            steps.append(
                Step(
                    name: name, orientation: shown,
                    picture: stage.screen(rules: rules, names: names, recorded: try recorded(name))))
            if !facts.contains(where: { $0.orientation == shown }), let screen = stage.facts(names: names) {
                facts.append((shown, screen))
            }
        }
        issues = Array(zip(facts.map(\.orientation), LayoutLint.issues(on: facts.map(\.screen), ignoring: ignored)))
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }

    /// The views with other frames than when an orientation was shown before. Returning to an orientation should
    /// restore every frame; `nil` if it does.
    func drift() -> String? {
        var first: [UIInterfaceOrientation: FrameTree] = [:]
        for (index, step) in steps.enumerated() {
            guard let tree = step.picture.tree else { continue }
            guard let before = first[step.orientation] else {
                first[step.orientation] = tree
                continue
            }
            let comparison = FrameComparison(reference: before, actual: tree)
            guard !comparison.isEqual else { continue }
            let lines = comparison.text(limit: 12).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
            return """
                Rotating there and back does not restore the views.

                In \(step.orientation.name) again, at step \(index + 1):
                \(lines)
                """
        }
        return nil
    }
}

extension ViewImageConfig {
    /// The configuration with the device in another orientation.
    func turned(to orientation: Orientation) throws -> ViewImageConfig {
        var config = ViewImageConfig(try Placement(self, orientation))
        config.application = application
        config.traits = UITraitCollection(traitsFrom: [config.traits, ownTraits])
        return config
    }
}

extension Placement {
    /// The device of a configuration in another orientation.
    init(_ config: ViewImageConfig, _ orientation: ViewImageConfig.Orientation) throws {
        guard var placement = config.placement else {
            throw SnapshotFailure(
                "Only a device can rotate. Use an unmodified preset, such as .iPhone13 or .device(\"iPhone 16 Pro\").")
        }
        placement.orientation = orientation
        self = placement
    }
}
