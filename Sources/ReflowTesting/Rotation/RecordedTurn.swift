import Comparison
import Foundation
import ReflowKit
import RotationPictures

/// A controller that is turned once, with what that looks like.
@MainActor
struct RecordedTurn {
    /// Pixels to a point of pictures that show whole devices.
    static let plateScale: CGFloat = 2

    let recording: TurnRecording
    /// The views before and after the turn, below a root that stands for both.
    let tree: FrameTree?

    /// - Parameter progress: at which parts of the way, 0 to 1, the interface is drawn.
    /// - Throws: why there is nothing to see: the turn is refused, or there is nothing that turns.
    init(
        of controller: UIViewController, on config: ViewImageConfig, from origin: ViewImageConfig.Orientation,
        to target: ViewImageConfig.Orientation, traits: UITraitCollection, at progress: [CGFloat] = []
    ) throws {
        let start = try config.turned(to: origin)
        let stage = try SnapshotStage(showing: controller, on: start, traits: traits, rotation: .negotiated)
        defer { stage.dismantle() }
        func names() -> ViewNames { ViewNames(below: stage.window) }
        let before = stage.screen(rules: .exact, names: names()).tree
        let placement = try Placement(start, target)
        recording = try TurnRecording.record(
            stage.window, in: stage.simulation, at: progress, names: { names().names }
        ) {
            try stage.turn(to: placement, refusals: .fail)
        }.recording
        let after = stage.screen(rules: .exact, names: names()).tree
        tree = RecordedTurn.joined([before, after].compactMap { $0 })
    }

    private static func joined(_ trees: [FrameTree]) -> FrameTree? {
        guard let first = trees.first else { return nil }
        var result = FrameTree(
            device: first.device, orientation: nil, semantics: first.semantics, size: first.size, scale: plateScale,
            root: FrameNode("Rotation", frame: .zero))
        for tree in trees {
            for node in tree.nodes { result.append(node, depth: node.depth + 1) }
        }
        return result
    }
}
