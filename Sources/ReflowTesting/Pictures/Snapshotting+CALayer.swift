import Comparison
import Foundation
public import ReflowKit
import Screens
import Staging

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer at its own size.
    @preconcurrency @MainActor public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - traits: the scale is taken from the traits. The default is an iPhone's.
    ///   - comparison: the settings for anti-aliasing and budgets.
    @preconcurrency @MainActor public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, comparison: comparison
        ).pullback {
            layer in
            Simulation(settings: Simulation.Settings(StageSettings(traits))).perform {
                let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
                let bounds = layer.bounds.standardized
                let context = CGContext(canvas: bounds)
                layer.render(in: context)
                let capture = PictureCapture(
                    content: .drawing(context.finish(in: bounds)), tree: nil, scale: scale > 0 ? scale : 1,
                    rules: .exact)
                return capture.image()
            }
        }
    }
}
