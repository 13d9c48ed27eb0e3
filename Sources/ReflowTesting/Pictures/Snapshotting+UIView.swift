import Comparison
public import Foundation
public import ReflowKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view at its own size.
    @preconcurrency @MainActor public static var image: Snapshotting { .image() }

    /// The view by itself, in a window of its own: it covers no notch and no home indicator.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: makes no difference here: there is one way to draw.
    ///   - precision: the share of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: how much alike pixels have to look to match, from 0 to 1; 0.98 is what people can just
    ///     tell apart.
    ///   - size: of the view while it is looked at, in points; its own unless told.
    ///   - traits: those that are not specified are an upright phone's.
    ///   - comparison: anti-aliasing, budgets, masks and tolerances of single views.
    @preconcurrency @MainActor public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { view in
            let rules = ComparisonRules.current(precision, perceptualPrecision, comparison)
            return try ErrorPicture.ifEmpty(size ?? view.bounds.size, view.nameForPeople, rules)
                ?? HostedView.look(at: view, size: size, traits: traits) { stage in
                    stage.view(view, rules: rules, names: ViewNames(below: view))
                }
        }
    }
}

/// Shows a view in a controller that does nothing but hold it, and puts it back where it was.
@MainActor
enum HostedView {
    static func look<Result>(
        at view: UIView, size: CGSize?, traits: UITraitCollection, _ body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        let frame = view.frame
        let place = view.superview.map { ($0, $0.subviews.firstIndex { $0 === view } ?? $0.subviews.count) }
        let host = UIViewController()
        let holder = UIView(frame: CGRect(origin: .zero, size: size ?? view.bounds.size))
        holder.autoresizesSubviews = false
        host.view = holder
        defer {
            if let (superview, index) = place {
                superview.insertSubview(view, at: index)
            } else {
                view.removeFromSuperview()
            }
            if size != nil { view.frame = frame }
        }
        let config = ViewImageConfig(size: holder.bounds.size, traits: traits)
        if let size { view.bounds.size = size }
        holder.addSubview(view)
        return try SnapshotStage.look(at: host, on: config, body)
    }
}
