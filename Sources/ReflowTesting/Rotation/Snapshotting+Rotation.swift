import Comparison
public import Foundation
import KitValues
import LayoutRules
public import ReflowKit
import Screens

extension Snapshotting where Value == UIViewController, Format == String {
    /// The events of a rotation: which objects are asked, their answers, and the callbacks in order. If the rotation is
    /// refused, the text contains the reason.
    @preconcurrency @MainActor public static var rotation: Snapshotting { .rotation() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; its orientation has no effect.
    ///   - orientations: the orientations of the device after its launch in portrait, in order.
    ///   - traits: override the device's traits.
    @preconcurrency @MainActor public static func rotation(
        on config: ViewImageConfig = .iPhone13, through orientations: [ViewImageConfig.Orientation] = [.landscape],
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { controller in
            let run = try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, rules: .exact, refusals: .tell)
            return run.transcript
        }
    }

    /// The frame of each view, one per line, as `reflow tree` prints them.
    @preconcurrency @MainActor public static var frames: Snapshotting { .frames() }

    /// - Parameters:
    ///   - config: the device or screen.
    ///   - traits: override the device's traits.
    ///   - rotation: with `.forced`, no object is asked.
    @preconcurrency @MainActor public static func frames(
        on config: ViewImageConfig = .iPhone13, traits: UITraitCollection = UITraitCollection(),
        rotation: SnapshotRotation = .negotiated
    ) -> Snapshotting {
        .writing("txt") { controller in
            try SnapshotStage.look(at: controller, on: config, traits: traits, rotation: rotation) { stage in
                let names = ViewNames(below: stage.window)
                return stage.screen(rules: .exact, names: names, recorded: nil).tree?.withoutImageDigests().dump() ?? ""
            }
        }
    }

    /// The layout issues in each orientation: views that are off screen, clipped, overlapping, behind the notch or home
    /// indicator, or too small to tap, and truncated texts. An orientation that is refused is left out.
    ///
    /// Only content that people read, touch or look at is checked. These are not reported: a picture that extends to
    /// the edge of the screen, a caption inside its photo, and content that can be scrolled into view.
    @preconcurrency @MainActor public static var layoutIssues: Snapshotting { .layoutIssues() }

    /// - Parameters:
    ///   - config: a preset or `.device(…)`; its orientation has no effect.
    ///   - orientations: the orientations to check.
    ///   - traits: override the device's traits.
    ///   - ignored: views to ignore, by identifier or by the name of their property.
    @preconcurrency @MainActor public static func layoutIssues(
        on config: ViewImageConfig = .iPhone13,
        through orientations: [ViewImageConfig.Orientation] = [.portrait, .landscape],
        traits: UITraitCollection = UITraitCollection(), ignoring ignored: Set<String> = []
    ) -> Snapshotting {
        .writing("txt") { controller in
            let run = try RotationRun(
                of: controller, on: config, through: orientations, traits: traits, rules: .exact, refusals: .tell,
                ignoring: ignored)
            return run.issues.map { orientation, found in
                let lines = found.isEmpty ? ["no issues"] : found.map(\.description)
                return "\(orientation.name)\n" + lines.map { "  \($0)\n" }.joined()
            }.joined()
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The frames of the view and its subviews, one per line, as `reflow tree` prints them.
    @preconcurrency @MainActor public static var frames: Snapshotting { .frames() }

    /// - Parameters:
    ///   - size: the size of the view in the picture, in points. The default is its own size.
    ///   - traits: override the traits of a phone in portrait.
    @preconcurrency @MainActor public static func frames(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { view in
            try HostedView.look(at: view, size: size, traits: traits) { stage in
                stage.view(view, rules: .exact, names: ViewNames(below: view), recorded: nil).tree?
                    .withoutImageDigests().dump() ?? ""
            }
        }
    }
}
