public import Foundation
public import KitValues

/// The measurements of a screen in one orientation, in points.
public struct ScreenMetrics: Sendable, Hashable {
    /// A navigation bar of the screen's full width.
    public struct NavigationBar: Sendable, Hashable {
        /// The top edge. On phones with a Dynamic Island, it is slightly above the end of the safe area.
        public var y: CGFloat
        public var height: CGFloat
        /// The height with a large title. If there is little vertical space, the title collapses, and this is the same
        /// as `height`.
        public var largeTitleHeight: CGFloat

        public init(y: CGFloat, height: CGFloat, largeTitleHeight: CGFloat) {
            self.y = y
            self.height = height
            self.largeTitleHeight = largeTitleHeight
        }

        /// The bottom edge. The safe area of a navigation controller's child begins here.
        public var maxY: CGFloat { y + height }
        public var largeTitleMaxY: CGFloat { y + largeTitleHeight }
    }

    public var size: CGSize
    /// The safe area insets of a view that fills the screen.
    public var safeAreaInsets: UIEdgeInsets
    /// The height of the status bar; 0 if it is hidden.
    public var statusBarHeight: CGFloat
    /// Whether the system hides the status bar by default, as phones do in landscape from iOS 8 on.
    public var isStatusBarHidden: Bool
    public var navigationBar: NavigationBar
    /// The height including the part behind the home indicator.
    public var tabBarHeight: CGFloat
    /// The height including the part behind the home indicator.
    public var toolbarHeight: CGFloat
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout margins of a controller's root view that fills the screen, including the safe area (behaviour.md
    /// §3.7).
    public var rootLayoutMargins: UIEdgeInsets
    /// The width of readable content at the default text size; nil if it fills the margins (§3.7).
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

    /// The minimum margins of a controller's root view, without the safe area: 16 or 20 left and right, 0 above and
    /// below (behaviour.md §3.7).
    public var systemMinimumLayoutMargins: UIEdgeInsets {
        UIEdgeInsets(
            top: rootLayoutMargins.top - safeAreaInsets.top, left: rootLayoutMargins.left - safeAreaInsets.left,
            bottom: rootLayoutMargins.bottom - safeAreaInsets.bottom,
            right: rootLayoutMargins.right - safeAreaInsets.right)
    }
}
