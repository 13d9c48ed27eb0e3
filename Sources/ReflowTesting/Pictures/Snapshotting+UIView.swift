import Comparison
public import Foundation
import KitValues
public import ReflowKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view at its own size.
    @preconcurrency @MainActor public static var image: Snapshotting { .image() }

    /// The view alone, in its own window without a notch or home indicator. A view without width or height is first
    /// sized to fit its content.
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
            let size = size ?? HostedView.fittingSize(of: view)
            return try ErrorPicture.ifEmpty(size ?? view.bounds.size, view.nameForPeople, rules)
                ?? HostedView.picture(of: view, size: size, traits: traits, rules: rules, recorded: recorded)
        }
    }
}

/// Shows a view in a controller that does nothing but hold it, and puts it back where it was.
@MainActor
struct HostedView {
    /// What `sizeToFit` makes of a view without width or height; `nil` for any other. The view stays as it was.
    static func fittingSize(of view: UIView) -> CGSize? {
        guard view.bounds.width <= 0 || view.bounds.height <= 0 else { return nil }
        let frame = view.frame
        defer { view.frame = frame }
        view.sizeToFit()
        return view.bounds.size
    }

    private let view: UIView
    private let frame: CGRect
    private let place: (superview: UIView, index: Int)?
    private let isResized: Bool
    private let host = UIViewController()

    private init(_ view: UIView, size: CGSize?) {
        self.view = view
        frame = view.frame
        place = view.superview.map { ($0, $0.subviews.firstIndex { $0 === view } ?? $0.subviews.count) }
        isResized = size != nil
        let holder = UIView(frame: CGRect(origin: .zero, size: size ?? view.bounds.size))
        holder.autoresizesSubviews = false
        host.view = holder
        if let size {
            if view.transform.isIdentity { view.frame.size = size } else { view.bounds.size = size }
        }
        holder.addSubview(view)
    }

    private func putBack() {
        if let place {
            place.superview.insertSubview(view, at: place.index)
        } else {
            view.removeFromSuperview()
        }
        if isResized { view.frame = frame }
    }

    private func config(_ traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(size: host.view.bounds.size, traits: traits)
    }

    static func look<Result>(
        at view: UIView, size: CGSize?, traits: UITraitCollection, _ body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        let hosted = HostedView(view, size: size)
        defer { hosted.putBack() }
        return try SnapshotStage.look(at: hosted.host, on: hosted.config(traits), body)
    }

    /// Takes the view's picture.
    static func picture(
        of view: UIView, size: CGSize?, traits: UITraitCollection, rules: ComparisonRules, recorded: RecordedFrames?
    ) throws -> PictureCapture {
        try look(at: view, size: size, traits: traits) {
            $0.view(view, rules: rules, names: ViewNames(below: view), recorded: recorded)
        }
    }
}
