public import Foundation
public import KitValues

/// The positions and heights of bars for one device in one orientation, in points (behaviour.md §7.2, §9, §11).
///
/// The figures are those of iOS 13 to 18 for semantics from iOS 15 on. Older semantics have the bars of the iOS version
/// that they are named after: a tab bar is 49 high in every orientation, iPads have bars as high as phones, and there
/// are no large titles. For a device that is newer than the semantics, Reflow decides which bars it would have had.
public struct BarMetrics: Sendable, Hashable {
    /// The top edge of a navigation bar, in the coordinates of a container that fills its window or sheet. On phones
    /// with a Dynamic Island, it is slightly above the end of the safe area.
    public var navigationBarY: CGFloat
    public var navigationBarHeight: CGFloat
    /// The height with a large title. If there is so little height that large titles collapse, it is the plain height.
    public var largeTitleHeight: CGFloat
    /// The height including the part behind the home indicator.
    public var tabBarHeight: CGFloat
    /// The height including the part behind the home indicator.
    public var toolbarHeight: CGFloat
    /// The height of the status bar; 0 if it is hidden.
    public var statusBarHeight: CGFloat
    /// The height of the part of a tab bar or toolbar that is behind the home indicator.
    public var bottomInset: CGFloat
    /// Whether bars and the status bar reduce the space for content, as up to iOS 6, instead of covering the content.
    public var takesRoom: Bool

    /// The bars of a container that fills the screen.
    /// - Parameter hidesStatusBar: whether the application hides the status bar. Phones with a notch keep its height as
    ///   a safe area inset.
    public init(
        of device: Device, in orientation: UIInterfaceOrientation, semantics: RotationSemantics = .standard,
        hidesStatusBar: Bool = false
    ) {
        let metrics = device.metrics(for: orientation)
        let isOld = semantics < .iOS15
        let barHeight = isOld && device.idiom == .pad ? 44 : metrics.navigationBar.height
        bottomInset = metrics.safeAreaInsets.bottom
        takesRoom = semantics < .iOS8
        navigationBarHeight = barHeight
        largeTitleHeight = isOld ? barHeight : metrics.navigationBar.largeTitleHeight
        tabBarHeight = isOld ? 49 + bottomInset : metrics.tabBarHeight
        toolbarHeight = isOld && device.idiom == .pad ? 44 + bottomInset : metrics.toolbarHeight
        navigationBarY = takesRoom ? 0 : metrics.navigationBar.y
        // Up to iOS 7, phones show their status bar in landscape, too.
        statusBarHeight =
            takesRoom && metrics.isStatusBarHidden ? PortraitFixedScreen.statusBarHeight : metrics.statusBarHeight
        if hidesStatusBar {
            statusBarHeight = 0
            let hasNotch = device.idiom == .phone && device.hasHomeIndicator
            if !hasNotch { navigationBarY = 0 }
        }
    }

    /// The bars inside a sheet. The navigation bar begins at the top edge of the sheet, and is 56 points high on phones
    /// from iOS 13 on.
    ///
    /// If a sheet fills the screen because there is little height, it has the bars of the screen. A floating sheet has
    /// no home indicator.
    /// - Parameter sheet: the sheet's frame in the window, as ``PresentationGeometry`` has it.
    public init(
        ofSheet sheet: CGRect, on device: Device, in orientation: UIInterfaceOrientation,
        semantics: RotationSemantics = .standard
    ) {
        self.init(of: device, in: orientation, semantics: semantics)
        let metrics = device.metrics(for: orientation)
        guard sheet != CGRect(origin: .zero, size: metrics.size) else { return }
        navigationBarY = 0
        if device.idiom == .phone, semantics >= .iOS15 {
            largeTitleHeight += 56 - navigationBarHeight
            navigationBarHeight = 56
        }
        if sheet.maxY < metrics.size.height {
            tabBarHeight -= bottomInset
            toolbarHeight -= bottomInset
            bottomInset = 0
        }
    }

    // MARK: Frames

    /// The frame of the tab bar in a container of this size.
    public func tabBarFrame(in size: CGSize) -> CGRect {
        CGRect(x: 0, y: size.height - tabBarHeight, width: size.width, height: tabBarHeight)
    }

    /// The frame of a root controller's view in its window. It is the whole window. Up to iOS 6, it leaves out the
    /// status bar, unless the controller wants the full screen.
    public func rootFrame(in size: CGSize, wantsFullScreenLayout: Bool = false) -> CGRect {
        let top = takesRoom && !wantsFullScreenLayout ? statusBarHeight : 0
        return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
}
