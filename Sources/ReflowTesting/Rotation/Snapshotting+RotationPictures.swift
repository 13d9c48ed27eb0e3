import CairoRaster
import Comparison
public import Foundation
import ImageCodecs
import KitValues
public import ReflowKit
import RotationPictures

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller before and after a rotation, in one picture.
    @preconcurrency @MainActor public static var beforeAfter: Snapshotting { .beforeAfter() }

    /// Both orientations to scale. Views that moved are numbered in both, and a table lists their frames.
    ///
    /// - Parameters:
    ///   - config: a preset or `.device(…)`; its orientation has no effect.
    ///   - origin: the orientation at launch.
    ///   - target: the orientation to rotate to.
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - traits: override the device's traits.
    ///   - comparison: the settings for anti-aliasing and budgets.
    @preconcurrency @MainActor public static func beforeAfter(
        on config: ViewImageConfig = .iPhone13, from origin: ViewImageConfig.Orientation = .portrait,
        to target: ViewImageConfig.Orientation = .landscape, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection(), comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { controller, _ in
            let turn = try RecordedTurn(of: controller, on: config, from: origin, to: target, traits: traits)
            let plate = RotationPlate(
                turn.recording, title: controller.nameForPeople, typesetter: CurrentRasterizer.value.typesetter)
            return PictureCapture(
                content: .drawing(plate.drawing()), tree: turn.tree, scale: RecordedTurn.plateScale,
                rules: .current(precision, perceptualPrecision, comparison))
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == Data {
    /// The rotation as an animation: an APNG, compared byte for byte.
    @preconcurrency @MainActor public static var animation: Snapshotting { .animation() }

    /// - Parameters:
    ///   - framesPerSecond: from 1 to 120.
    ///   - config: a preset or `.device(…)`; its orientation has no effect.
    ///   - origin: the orientation at launch.
    ///   - target: the orientation to rotate to.
    ///   - traits: override the device's traits.
    @preconcurrency @MainActor public static func animation(
        fps framesPerSecond: Int = 30, on config: ViewImageConfig = .iPhone13,
        from origin: ViewImageConfig.Orientation = .portrait, to target: ViewImageConfig.Orientation = .landscape,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let timing = TurnTiming(framesPerSecond: framesPerSecond)
        return .writing("apng", diffing: .data) { controller in
            let turn = try RecordedTurn(
                of: controller, on: config, from: origin, to: target, traits: traits, at: timing.interfaceProgress)
            let rasterizer = CurrentRasterizer.value
            let film = RotationFilm(turn.recording, typesetter: rasterizer.typesetter)
            return try PNG.encode(
                animation: try film.frames(timing).map { frame in
                    AnimationFrame(
                        try rasterizer.draw(frame.drawing, scale: 1),
                        milliseconds: frame.milliseconds)
                })
        }
    }
}
