public import Foundation
public import KitValues

/// How far notch, bars and home indicator reach into a view (behaviour.md §3.6).
public enum SafeArea {
    /// The insets of a view: on each edge, how far its superview's unsafe strip reaches into it.
    ///
    /// A strip ends inside the superview and begins outside it, so a view that sticks out of its superview lies in it
    /// the deeper; where the superview has no strip the view has none either.
    /// - Parameters:
    ///   - frame: the view's frame, in points of the superview's coordinates.
    ///   - superviewBounds: the superview's bounds; their origin counts, for what is scrolled away is not covered.
    ///   - superviewInsets: the superview's own safe area insets. For a window they are the device's.
    ///   - additional: what the view's controller adds by `additionalSafeAreaInsets`, zero for other views.
    public static func insets(
        of frame: CGRect, in superviewBounds: CGRect, superviewInsets: UIEdgeInsets, additional: UIEdgeInsets = .zero
    ) -> UIEdgeInsets {
        let reach = inset(frame, in: superviewBounds, by: superviewInsets)
        return UIEdgeInsets(
            top: max(0, reach.top + additional.top), left: max(0, reach.left + additional.left),
            bottom: max(0, reach.bottom + additional.bottom), right: max(0, reach.right + additional.right))
    }

    /// The insets of a window that fills the screen of `device`.
    ///
    /// - Parameter hidesStatusBar: whether the application hides the status bar. Phones with a notch keep its strip,
    ///   so that nobody is asked; everything else gives it back.
    public static func windowInsets(
        of device: Device, in orientation: UIInterfaceOrientation, hidesStatusBar: @autoclosure () -> Bool = false
    ) -> UIEdgeInsets {
        var insets = device.metrics(for: orientation).safeAreaInsets
        let hasNotch = device.idiom == .phone && device.hasHomeIndicator
        if !hasNotch, hidesStatusBar() { insets.top = 0 }
        return insets
    }

    /// How far strips of a superview's edges reach into a frame in it, per edge and never below 0.
    static func inset(_ frame: CGRect, in bounds: CGRect, by insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: reach(insets.top, past: frame.minY - bounds.minY),
            left: reach(insets.left, past: frame.minX - bounds.minX),
            bottom: reach(insets.bottom, past: bounds.maxY - frame.maxY),
            right: reach(insets.right, past: bounds.maxX - frame.maxX))
    }

    private static func reach(_ strip: CGFloat, past distance: CGFloat) -> CGFloat {
        strip > 0 ? max(0, strip - distance) : 0
    }
}
