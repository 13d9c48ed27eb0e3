import Comparison
import Foundation
import ReflowKit
import RotationPictures
import Screens
import Staging

/// A controller that is turned once, with what that looks like.
@MainActor
struct RecordedTurn {
    /// Pixels to a point of pictures that show whole devices.
    static let plateScale: CGFloat = 2

    let recording: TurnRecording
    /// The views before and after the turn, below a root that stands for both.
    let tree: FrameTree

    /// - Parameter progress: at which parts of the way, 0 to 1, the interface is drawn.
    /// - Throws: why there is nothing to see: the turn is refused, or there is nothing that turns.
    init(
        of controller: UIViewController, on config: ViewImageConfig, from origin: ViewImageConfig.Orientation,
        to target: ViewImageConfig.Orientation, traits: UITraitCollection, at progress: [CGFloat] = []
    ) throws {
        let start = try config.turned(to: origin)
        let stage = try SnapshotStage(showing: controller, on: start, traits: traits, rotation: .negotiated)
        defer { stage.dismantle() }
        let placement = try Placement(start, target)
        recording = try stage.stage.record(at: progress, names: { ViewNames(below: stage.window).names }) {
            try stage.turn(to: placement, refusals: .fail)
        }.recording
        tree = RecordedTurn.joined(recording.before.tree, recording.after.tree)
    }

    private static func joined(_ first: FrameTree, _ second: FrameTree) -> FrameTree {
        var result = FrameTree(
            device: first.device, orientation: nil, semantics: first.semantics, size: first.size, scale: plateScale,
            root: FrameNode("Rotation", frame: .zero))
        for tree in [first, second] {
            for node in tree.nodes { result.append(node, depth: node.depth + 1) }
        }
        return result
    }
}
