public import Foundation
public import KitValues

/// The measurements of a screen in one orientation, in points.
public struct ScreenMetrics: Sendable, Hashable {
    /// A navigation bar of the screen's full width.
    public struct NavigationBar: Sendable, Hashable {
        /// Its top edge. On phones with a Dynamic Island it is a little above the end of the safe area.
        public var y: CGFloat
        public var height: CGFloat
        /// Its height with a large title, which collapses to `height` where there is little room vertically.
        public var largeTitleHeight: CGFloat

        public init(y: CGFloat, height: CGFloat, largeTitleHeight: CGFloat) {
            self.y = y
            self.height = height
            self.largeTitleHeight = largeTitleHeight
        }

        /// Its bottom edge, up to which the safe area of a navigation controller's child reaches.
        public var maxY: CGFloat { y + height }
        public var largeTitleMaxY: CGFloat { y + largeTitleHeight }
    }

    public var size: CGSize
    /// The safe area insets of a view that fills the screen.
    public var safeAreaInsets: UIEdgeInsets
    /// 0 where the status bar is hidden.
    public var statusBarHeight: CGFloat
    /// Whether the system hides it unless the application asks for it, as phones do in landscape from iOS 8.
    public var isStatusBarHidden: Bool
    public var navigationBar: NavigationBar
    /// Includes what lies under the home indicator.
    public var tabBarHeight: CGFloat
    /// Includes what lies under the home indicator.
    public var toolbarHeight: CGFloat
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout margins of a controller's root view that fills the screen, safe area included (behaviour.md §3.7).
    public var rootLayoutMargins: UIEdgeInsets
    /// How wide readable content gets at the default text size, or nil where it fills the margins (§3.7).
    public var readableContentWidth: CGFloat?

    public init(
        size: CGSize, safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat, isStatusBarHidden: Bool,
        navigationBar: NavigationBar, tabBarHeight: CGFloat, toolbarHeight: CGFloat,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        rootLayoutMargins: UIEdgeInsets, readableContentWidth: CGFloat?
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.isStatusBarHidden = isStatusBarHidden
        self.navigationBar = navigationBar
        self.tabBarHeight = tabBarHeight
        self.toolbarHeight = toolbarHeight
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.rootLayoutMargins = rootLayoutMargins
        self.readableContentWidth = readableContentWidth
    }

    /// The minimum margins of a controller's root view, without the safe area: 16 or 20 left and right, none above and
    /// below (behaviour.md §3.7).
    public var systemMinimumLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(
            top: rootLayoutMargins.top - safeAreaInsets.top, left: rootLayoutMargins.left - safeAreaInsets.left,
            bottom: rootLayoutMargins.bottom - safeAreaInsets.bottom,
            right: rootLayoutMargins.right - safeAreaInsets.right)
    }
}
