import Comparison
import DisplayList
public import Foundation
import Geometry
import ImageCodecs
import LayoutRules
public import ReflowKit

extension Snapshotting where Value == UIViewController, Format == String {
    /// What happens while the device turns: who is asked, what they answer, the callbacks in their order. A turn that
    /// is refused is part of it, with the reason.
    @preconcurrency @MainActor public static var rotation: Snapshotting { .rotation() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; how it is held does not matter.
    ///   - orientations: how the device is held after its launch in portrait, one after the other.
    ///   - traits: in place of the device's.
    @preconcurrency @MainActor public static func rotation(
        on config: ViewImageConfig = .iPhone13, through orientations: [ViewImageConfig.Orientation] = [.landscape],
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { controller in
            try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, tolerance: .exact, refusals: .tell
            ).transcript
        }
    }

    /// Where the views lie, a line each: what `reflow tree` prints.
    @preconcurrency @MainActor public static var frames: Snapshotting { .frames() }

    /// - Parameters:
    ///   - config: the device or screen.
    ///   - traits: in place of the device's.
    ///   - rotation: `.forced` asks nobody.
    @preconcurrency @MainActor public static func frames(
        on config: ViewImageConfig = .iPhone13, traits: UITraitCollection = UITraitCollection(),
        rotation: SnapshotRotation = .negotiated
    ) -> Snapshotting {
        .writing("txt") { controller in
            try SnapshotStage.look(at: controller, on: config, traits: traits, rotation: rotation) { stage in
                let names = ViewNames(below: stage.window, owners: [controller])
                return stage.screen(tolerance: .exact, names: names).tree?.dump() ?? ""
            }
        }
    }

    /// What is wrong with the layout in each orientation: views off screen, clipped, overlapping, under notch or home
    /// indicator, too small to touch, and text that is cut. An orientation that is refused is left out.
    @preconcurrency @MainActor public static var layoutIssues: Snapshotting { .layoutIssues() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; how it is held does not matter.
    ///   - orientations: those to look at.
    ///   - traits: in place of the device's.
    @preconcurrency @MainActor public static func layoutIssues(
        on config: ViewImageConfig = .iPhone13,
        through orientations: [ViewImageConfig.Orientation] = [.portrait, .landscape],
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { controller in
            let run = try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, tolerance: .exact, refusals: .tell)
            return run.issues.map { orientation, found in
                let lines = found.isEmpty ? ["no issues"] : found.map(\.description)
                return "\(orientation.name)\n" + lines.map { "  \($0)\n" }.joined()
            }.joined()
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Where the view and those in it lie, a line each: what `reflow tree` prints.
    @preconcurrency @MainActor public static var frames: Snapshotting { .frames() }

    /// - Parameters:
    ///   - size: of the view while it is looked at, in points; its own unless told.
    ///   - traits: those that are not specified are an upright phone's.
    @preconcurrency @MainActor public static func frames(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { view in
            try HostedView.look(at: view, size: size, traits: traits) { stage in
                stage.view(view, tolerance: .exact, names: ViewNames(below: view)).tree?.dump() ?? ""
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller before and after a turn, side by side.
    @preconcurrency @MainActor public static var beforeAfter: Snapshotting { .beforeAfter() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; how it is held does not matter.
    ///   - origin: how the device launches.
    ///   - target: how it is held then.
    ///   - precision: the share of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: how much alike pixels have to look to match, from 0 to 1.
    ///   - traits: in place of the device's.
    @preconcurrency @MainActor public static func beforeAfter(
        on config: ViewImageConfig = .iPhone13, from origin: ViewImageConfig.Orientation = .portrait,
        to target: ViewImageConfig.Orientation = .landscape, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let tolerance = PictureTolerance(precision, perceptualPrecision)
        return .picture { controller in
            let run = try RotationRun(
                of: controller, on: config, through: [origin, target], traits: traits, tolerance: tolerance,
                refusals: .fail)
            return PictureCapture(sideBySide: run.steps.map(\.picture), tolerance: tolerance)
        }
    }
}

extension PictureCapture {
    private static let gap: CGFloat = 24
    private static let grey: CGFloat = 0.55

    /// Pictures of drawings in a row on grey, aligned at the top, at the scale of the first.
    init(sideBySide pictures: [PictureCapture], tolerance: PictureTolerance) {
        let gap = PictureCapture.gap
        var size = CGSize(width: gap, height: 0)
        var layers: [DisplayCommand] = []
        var images: [ImageID: ImageAsset] = [:]
        var nodes: [(FrameNode, Int)] = []
        for case .drawing(let drawing) in pictures.map(\.content) {
            let place = CGAffineTransform(translationX: size.width, y: gap)
            layers.append(.layer(Layer(transform: place, commands: drawing.list.commands)))
            size.width += drawing.list.size.width + gap
            size.height = max(size.height, drawing.list.size.height + 2 * gap)
            images.merge(drawing.images) { kept, _ in kept }
        }
        for tree in pictures.compactMap(\.tree) { nodes += tree.nodes.map { ($0, $0.depth + 1) } }
        let canvas = CGRect(origin: .zero, size: size)
        let paper = RGBAColor(red: PictureCapture.grey, green: PictureCapture.grey, blue: PictureCapture.grey, alpha: 1)
        let list = DisplayList(size: size, commands: [.fill(.rect(canvas), .color(paper))] + layers)
        let scale = pictures.first?.scale ?? 1
        var tree = FrameTree(
            device: pictures.first?.tree?.device, orientation: nil, semantics: pictures.first?.tree?.semantics ?? "",
            size: size, scale: scale, root: FrameNode("Rotation", frame: canvas))
        for (node, depth) in nodes { tree.append(node, depth: depth) }
        self.init(
            content: .drawing(Drawing(list: list, images: images)), tree: tree, scale: scale, tolerance: tolerance)
    }
}
