package import Foundation
package import KitValues

/// The surroundings of a view that is laid out by itself, in place of what a window and its controllers would give it.
package struct StatedEnvironment: Sendable, Hashable {
    package var safeAreaInsets: UIEdgeInsets?
    /// As `layoutMargins` reads them: the safe area is part of them.
    package var layoutMargins: UIEdgeInsets?
    /// The length of `topLayoutGuide`, in points.
    package var topLayoutGuide: CGFloat?
    /// The length of `bottomLayoutGuide`, in points.
    package var bottomLayoutGuide: CGFloat?

    package init() {}
}

extension UIView {
    /// Of a view without a superview its safe area counts; of others their margins and guides do.
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
