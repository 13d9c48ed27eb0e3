import Comparison
import Foundation
import ReflowKit
import RotationPictures
import Screens
import Staging

/// A recording of a controller that is rotated once.
@MainActor
struct RecordedTurn {
    /// The number of pixels per point of pictures that show whole devices.
    static let plateScale: CGFloat = 2

    let recording: TurnRecording
    /// The trees before and after the rotation, below a common root.
    let tree: FrameTree

    /// - Parameter progress: the moments of the rotation, from 0 to 1, at which the interface is drawn.
    /// - Throws: the reason why there is nothing to see: the rotation is refused, or it changes nothing.
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
