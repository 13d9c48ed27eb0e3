public import Foundation
public import KitValues

/// The insets that the notch, bars and the home indicator add to a view (behaviour.md §3.6).
public enum SafeArea {
    /// The insets of a view: on each edge, the part of its superview's inset that overlaps the view.
    ///
    /// The insets are never larger than the superview's, even if the view extends beyond the superview. A window has
    /// the insets of the screen; for views that extend beyond the window, they continue outside it.
    /// - Parameters:
    ///   - frame: the view's frame, in points of the superview's coordinates.
    ///   - superviewBounds: the superview's bounds. Their origin matters, because a part that is scrolled away is not
    ///     covered.
    ///   - superviewInsets: the superview's own safe area insets. For a window they are the device's.
    ///   - isInWindow: whether the superview is the window.
    ///   - additional: the insets that the view's controller and its containers add; zero for other views.
    public static func insets(
        of frame: CGRect, in superviewBounds: CGRect, superviewInsets: UIEdgeInsets, isInWindow: Bool = false,
        additional: UIEdgeInsets = .zero
    ) -> UIEdgeInsets {
        var reach = inset(frame, in: superviewBounds, by: superviewInsets)
        if !isInWindow {
            reach = UIEdgeInsets(
                top: min(reach.top, superviewInsets.top), left: min(reach.left, superviewInsets.left),
                bottom: min(reach.bottom, superviewInsets.bottom), right: min(reach.right, superviewInsets.right))
        }
        return UIEdgeInsets(
            top: max(0, reach.top + additional.top), left: max(0, reach.left + additional.left),
            bottom: max(0, reach.bottom + additional.bottom), right: max(0, reach.right + additional.right))
    }

    /// The insets of a window that fills the screen of `device`.
    ///
    /// - Parameter hidesStatusBar: whether the application hides the status bar. Phones with a notch keep its inset, so
    ///   the application is not asked; on all other devices, the inset becomes 0.
    public static func windowInsets(
        of device: Device, in orientation: UIInterfaceOrientation, hidesStatusBar: @autoclosure () -> Bool = false
    ) -> UIEdgeInsets {
        var insets = device.metrics(for: orientation).safeAreaInsets
        let hasNotch = device.idiom == .phone && device.hasHomeIndicator
        if !hasNotch, hidesStatusBar() { insets.top = 0 }
        return insets
    }

    /// The parts of a superview's insets that overlap a frame in it, for each edge and at least 0.
    static func inset(_ frame: CGRect, in bounds: CGRect, by insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: reach(insets.top, past: frame.minY - bounds.minY),
            left: reach(insets.left, past: frame.minX - bounds.minX),
            bottom: reach(insets.bottom, past: bounds.maxY - frame.maxY),
            right: reach(insets.right, past: bounds.maxX - frame.maxX))
    }

    private static func reach(_ strip: CGFloat, past distance: CGFloat) -> CGFloat {
        let rest = strip - distance
        return strip > 0 && rest > leastReach ? rest : 0
    }

    /// The smallest overlap in points; a smaller one is an error of rounding. A view below the safe area's edge is on a
    /// pixel, and the inset may not be: device files state it with three decimals, and sums of thirds differ in their
    /// last digits. Insets themselves are never rounded.
    private static let leastReach: CGFloat = 0.001
}
