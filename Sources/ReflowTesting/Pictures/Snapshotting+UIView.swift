import Comparison
public import Foundation
import KitValues
public import ReflowKit
import Screens
import Staging

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view at its own size.
    @preconcurrency @MainActor public static var image: Snapshotting { .image() }

    /// The view alone, in its own window without a notch or home indicator. The view is laid out in the window with the
    /// traits, and its bounds are drawn: a view that does not translate its mask has the size that its constraints
    /// determine. A view without width or height is sized to fit its content.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect, because Reflow has only one way to draw.
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - size: the size of the view in the picture, in points. The default is its own size.
    ///   - traits: override the traits of a phone in portrait.
    ///   - comparison: the settings for anti-aliasing, budgets, masks and tolerances of single views.
    @preconcurrency @MainActor public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { view, recorded in
            let rules = ComparisonRules.current(precision, perceptualPrecision, comparison)
            return try HostedView.look(at: view, size: size, traits: traits) { stage in
                try ErrorPicture.ifEmpty(view.bounds.size, view.nameForPeople, rules)
                    ?? stage.view(view, rules: rules, names: ViewNames(below: view), recorded: recorded)
            }
        }
    }
}

/// Shows a view in a controller that only contains it, and then moves it back to its old superview.
@MainActor
struct HostedView {
    private let view: UIView
    private let frame: CGRect
    private let place: (superview: UIView, index: Int)?
    private let host = UIViewController()

    private init(_ view: UIView, size: CGSize?) {
        self.view = view
        frame = view.frame
        place = view.superview.map { ($0, $0.subviews.firstIndex { $0 === view } ?? $0.subviews.count) }
        let holder = UIView(frame: CGRect(origin: .zero, size: size ?? view.bounds.size))
        // A view that is still to be sized is shown on a screen of the usual size, so that it gets the usual size
        // classes.
        if holder.hasNoArea { holder.bounds.size = UIScreen.main.bounds.size }
        holder.autoresizesSubviews = false
        host.view = holder
        if let size {
            if view.transform.isIdentity { view.frame.size = size } else { view.bounds.size = size }
        }
        holder.addSubview(view)
    }

    /// Sizes a view to fit its content, if neither its owner nor its constraints gave it a size.
    private func fit() {
        guard view.hasNoArea else { return }
        view.sizeToFit()
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private func putBack() {
        if let place {
            place.superview.insertSubview(view, at: place.index)
        } else {
            view.removeFromSuperview()
        }
        if view.frame != frame { view.frame = frame }
    }

    private func config(_ traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(size: host.view.bounds.size, traits: traits)
    }

    /// - Parameters:
    ///   - size: the size for the view. A view without width or height gets its size under `traits`, from its
    ///     constraints or else from `sizeToFit`.
    ///   - body: gets the view, which is laid out in a window.
    static func look<Result>(
        at view: UIView, size: CGSize?, traits: UITraitCollection, _ body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        let hosted = HostedView(view, size: size)
        defer { hosted.putBack() }
        return try SnapshotStage.look(at: hosted.host, on: hosted.config(traits)) { stage in
            stage.simulation.perform { hosted.fit() }
            return try body(stage)
        }
    }
}

extension UIView {
    /// Whether the view has no width or no height, so that nothing of it is visible.
    var hasNoArea: Bool { bounds.width <= 0 || bounds.height <= 0 }
}
