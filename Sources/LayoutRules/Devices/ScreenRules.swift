import Foundation
import KitValues

/// The rules that derive everything about a screen from its size and kind (behaviour.md §3.7, §7.2, §9), as of iOS 13
/// to 18. Lengths are in points.
enum ScreenRules {
    /// The facts about a device that the rules need.
    struct Kind {
        var idiom: UIUserInterfaceIdiom
        /// The size in portrait.
        var size: CGSize
        var hasHomeIndicator: Bool
        /// The height of the status bar in portrait, if the safe area does not end with it.
        var statusBarHeight: CGFloat?
        var navigationBarY: CGFloat?

        /// Whether a phone is wide, judged by its portrait width. Such a phone is regular in landscape, and its bars
        /// keep their height.
        var isWidePhone: Bool { idiom == .phone && size.width >= 414 }
    }

    /// Phones with a Home button and all iPads can rotate upside down (§4.4).
    static func supportsPortraitUpsideDown(_ kind: Kind) -> Bool {
        kind.idiom == .pad || !kind.hasHomeIndicator
    }

    static func portrait(_ kind: Kind, safeArea: UIEdgeInsets) -> ScreenMetrics {
        guard kind.idiom == .phone else { return pad(kind, size: kind.size, safeArea: safeArea) }
        return metrics(
            kind, size: kind.size, safeArea: safeArea, statusBar: kind.statusBarHeight ?? safeArea.top,
            navigationBar: uprightBar(kind, safeArea: safeArea, height: 44, largeTitleHeight: 96),
            bars: (tab: 49, tool: 44), classes: (.compact, .regular), margin: kind.isWidePhone ? 20 : 16)
    }

    static func landscape(_ kind: Kind, safeArea: UIEdgeInsets) -> ScreenMetrics {
        let size = CGSize(width: kind.size.height, height: kind.size.width)
        guard kind.idiom == .phone else { return pad(kind, size: size, safeArea: safeArea) }
        let isWide = kind.isWidePhone
        let bar: CGFloat = isWide ? 44 : 32
        return metrics(
            kind, size: size, safeArea: safeArea, statusBar: 0,
            navigationBar: ScreenMetrics.NavigationBar(y: 0, height: bar, largeTitleHeight: bar),
            bars: (tab: isWide ? 49 : 32, tool: bar), classes: (isWide ? .regular : .compact, .compact),
            margin: kind.hasHomeIndicator ? 16 : 20)
    }

    /// The measurements of an iPad, which are equal in both orientations. Above a home indicator of 20 points, the tab
    /// bar is 45 high, not 50.
    private static func pad(_ kind: Kind, size: CGSize, safeArea: UIEdgeInsets) -> ScreenMetrics {
        metrics(
            kind, size: size, safeArea: safeArea, statusBar: kind.statusBarHeight ?? safeArea.top,
            navigationBar: uprightBar(kind, safeArea: safeArea, height: 50, largeTitleHeight: 102),
            bars: (tab: kind.hasHomeIndicator ? 45 : 50, tool: 50), classes: (.regular, .regular), margin: 20)
    }

    /// A navigation bar below the status bar.
    private static func uprightBar(
        _ kind: Kind, safeArea: UIEdgeInsets, height: CGFloat, largeTitleHeight: CGFloat
    ) -> ScreenMetrics.NavigationBar {
        ScreenMetrics.NavigationBar(
            y: kind.navigationBarY ?? kind.statusBarHeight ?? safeArea.top, height: height,
            largeTitleHeight: largeTitleHeight)
    }

    private static func metrics(
        _ kind: Kind, size: CGSize, safeArea: UIEdgeInsets, statusBar: CGFloat,
        navigationBar: ScreenMetrics.NavigationBar, bars: (tab: CGFloat, tool: CGFloat),
        classes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass), margin: CGFloat
    ) -> ScreenMetrics {
        ScreenMetrics(
            size: size, safeAreaInsets: safeArea, statusBarHeight: statusBar, isStatusBarHidden: statusBar == 0,
            navigationBar: navigationBar, tabBarHeight: bars.tab + safeArea.bottom,
            toolbarHeight: bars.tool + safeArea.bottom, horizontalSizeClass: classes.horizontal,
            verticalSizeClass: classes.vertical,
            rootLayoutMargins: UIEdgeInsets(
                top: safeArea.top, left: safeArea.left + margin, bottom: safeArea.bottom,
                right: safeArea.right + margin),
            readableContentWidth: readableContentWidth(kind, classes.horizontal))
    }

    /// The width of readable content is limited in regular width, except on the Plus phones.
    static func readableContentWidth(_ kind: Kind, _ horizontal: UIUserInterfaceSizeClass) -> CGFloat? {
        horizontal == .regular && (kind.idiom == .pad || kind.hasHomeIndicator) ? ReadableContent.width : nil
    }

    /// The safe area in landscape that belongs to one in portrait. A notch leaves the top and insets both sides, and
    /// the home indicator takes 21 points. A phone with a Home button has no insets, and an iPad keeps its own.
    static func landscapeSafeArea(_ kind: Kind, portrait: UIEdgeInsets) -> UIEdgeInsets {
        if kind.idiom == .pad { return portrait }
        guard kind.hasHomeIndicator else { return .zero }
        return UIEdgeInsets(top: 0, left: portrait.top, bottom: 21, right: portrait.top)
    }
}
