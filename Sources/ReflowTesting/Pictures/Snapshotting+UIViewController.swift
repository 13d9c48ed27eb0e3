import Comparison
public import Foundation
public import ReflowKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view at its own size.
    @preconcurrency @MainActor public static var image: Snapshotting { .image() }

    /// The controller on a device, or on a screen of a given size.
    ///
    /// A device is rotated, and all objects that UIKit asks are asked. If the interface does not rotate, the assertion
    /// fails with the reason.
    ///
    /// - Parameters:
    ///   - config: the device or screen.
    ///   - drawHierarchyInKeyWindow: has no effect, because Reflow has only one way to draw.
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - size: the size in points, instead of the device's. The screen then does not belong to a device and does not
    ///     rotate.
    ///   - traits: override the device's traits.
    ///   - rotation: with `.forced`, no object is asked.
    ///   - comparison: the settings for anti-aliasing, budgets, masks and tolerances of single views.
    @preconcurrency @MainActor public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        rotation: SnapshotRotation = .negotiated, comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { controller, recorded in
            let rules = ComparisonRules.current(precision, perceptualPrecision, comparison)
            let config = config.with(size: size)
            return try controller.errorPicture(at: config.size, rules)
                ?? SnapshotStage.look(at: controller, on: config, traits: traits, rotation: rotation) {
                    try controller.errorPicture(at: $0.window.bounds.size, rules)
                        ?? $0.screen(rules: rules, names: ViewNames(below: $0.window), recorded: recorded)
                }
        }
    }

    /// The controller's view alone.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect, because Reflow has only one way to draw.
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - size: the size of the view, in points. The default is its own size.
    ///   - traits: override the traits of a phone in portrait.
    ///   - comparison: the settings for anti-aliasing, budgets, masks and tolerances of single views.
    @preconcurrency @MainActor public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { controller, recorded in
            let rules = ComparisonRules.current(precision, perceptualPrecision, comparison)
            return try controller.errorPicture(at: size, rules)
                ?? SnapshotStage.look(at: controller, on: ViewImageConfig(size: size, traits: traits)) {
                    try controller.errorPicture(at: controller.view.bounds.size, rules)
                        ?? $0.view(
                            controller.view, rules: rules, names: ViewNames(below: controller.view),
                            recorded: recorded)
                }
        }
    }
}

extension Snapshotting where Format == UIImage {
    /// A strategy for pictures that need not be drawn for the comparison.
    ///
    /// - Parameter capture: records the picture of a value; it gets the frames of its golden, if there is one.
    static func picture(
        _ capture: @escaping (_ value: Value, _ recorded: RecordedFrames?) throws -> PictureCapture
    ) -> Snapshotting {
        var result = Snapshotting(pathExtension: "png", diffing: .image) { value in
            do {
                return try capture(value, nil).image()
            } catch {
                return UIImage()
            }
        }
        result.capture = capture
        return result
    }
}

extension UIViewController {
    /// The picture that replaces an empty picture of the controller.
    fileprivate func errorPicture(at size: CGSize?, _ rules: ComparisonRules) throws -> PictureCapture? {
        try size.flatMap { try ErrorPicture.ifEmpty($0, nameForPeople, rules) }
    }
}

extension UIResponder {
    /// The class's name without the module.
    var nameForPeople: String { String(describing: type(of: self)) }
}
