package import Foundation
package import KitValues

/// The environment of a view that is laid out by itself, which replaces what a window and its controllers provide.
package struct StatedEnvironment: Sendable, Hashable {
    package var safeAreaInsets: UIEdgeInsets?
    /// The value of `layoutMargins`, which includes the safe area.
    package var layoutMargins: UIEdgeInsets?
    /// The length of `topLayoutGuide`, in points.
    package var topLayoutGuide: CGFloat?
    /// The length of `bottomLayoutGuide`, in points.
    package var bottomLayoutGuide: CGFloat?

    package init() {}
}

extension UIView {
    /// The specified environment. Its safe area takes effect only on a view without a superview; its margins and guides
    /// take effect on any view.
    package final var statedEnvironment: StatedEnvironment? {
        get { extras?.layout?.statedEnvironment }
        set { layoutExtras.statedEnvironment = newValue }
    }

    /// The height that `topLayoutGuide` covers at the top (autolayout.md §11.3), in points.
    final var topLayoutGuideLength: CGFloat {
        extras?.layout?.statedEnvironment?.topLayoutGuide ?? actualSafeAreaInsets.top
    }
    /// The height that `bottomLayoutGuide` covers at the bottom, in points.
    final var bottomLayoutGuideLength: CGFloat {
        extras?.layout?.statedEnvironment?.bottomLayoutGuide ?? actualSafeAreaInsets.bottom
    }
}
