public import Foundation
public import KitValues

/// The distances between a view's edges and its content (behaviour.md §3.7).
public enum LayoutMargins {
    /// The default margin on every side of a view, in points.
    public static let plain = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The value of a view's `layoutMargins`, in points.
    ///
    /// - Parameters:
    ///   - own: the margins set on the view. If they are nil, a controller's root view gets exactly the system's
    ///     minimum, and any other view ``plain`` margins.
    ///   - systemMinimum: the minimum margins of a controller's root view that respects them
    ///     (``ScreenMetrics/systemMinimumLayoutMargins``); nil for every other view.
    ///   - safeArea: the view's safe area insets; zero for a view that does not inset its margins from its safe area.
    public static func effective(
        own: UIEdgeInsets?, systemMinimum: UIEdgeInsets? = nil, safeArea: UIEdgeInsets
    ) -> UIEdgeInsets {
        guard let systemMinimum else { return (own ?? plain) + safeArea }
        return larger(own ?? systemMinimum, systemMinimum) + safeArea
    }

    /// The margins of a view that preserves its superview's: on each edge, the larger one of its own margin and the
    /// part of the superview's margin that overlaps it.
    ///
    /// - Parameters:
    ///   - margins: the view's ``effective(own:systemMinimum:safeArea:)`` margins.
    ///   - frame: the view's frame, in points of the superview's coordinates.
    ///   - superviewBounds: the superview's bounds.
    ///   - superviewMargins: the value of the superview's `layoutMargins`.
    public static func preserving(
        _ margins: UIEdgeInsets, frame: CGRect, in superviewBounds: CGRect, superviewMargins: UIEdgeInsets
    ) -> UIEdgeInsets {
        larger(margins, SafeArea.inset(frame, in: superviewBounds, by: superviewMargins))
    }

    private static func larger(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
            right: max(a.right, b.right))
    }
}
