import Comparison
public import Foundation
import KitValues
import LayoutRules
public import ReflowKit
import Screens

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
            let run = try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, rules: .exact, refusals: .tell)
            run.dismantle()
            return run.transcript
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
                let names = ViewNames(below: stage.window)
                return stage.screen(rules: .exact, names: names).tree?.dump() ?? ""
            }
        }
    }

    /// What is wrong with the layout in each orientation: views off screen, clipped, overlapping, under notch or home
    /// indicator, too small to touch, and text that is cut. An orientation that is refused is left out.
    ///
    /// What counts is what people read, touch and look at. A picture that runs to the edge of the screen, a caption
    /// inside of its photo, and what lies in a scroll view are as they should be.
    @preconcurrency @MainActor public static var layoutIssues: Snapshotting { .layoutIssues() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; how it is held does not matter.
    ///   - orientations: those to look at.
    ///   - traits: in place of the device's.
    ///   - ignored: the identifiers, or the names of the properties, of views of which nothing is to be said.
    @preconcurrency @MainActor public static func layoutIssues(
        on config: ViewImageConfig = .iPhone13,
        through orientations: [ViewImageConfig.Orientation] = [.portrait, .landscape],
        traits: UITraitCollection = UITraitCollection(), ignoring ignored: Set<String> = []
    ) -> Snapshotting {
        .writing("txt") { controller in
            let run = try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, rules: .exact, refusals: .tell,
                ignoring: ignored)
            run.dismantle()
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
                stage.view(view, rules: .exact, names: ViewNames(below: view)).tree?.dump() ?? ""
            }
        }
    }
}
