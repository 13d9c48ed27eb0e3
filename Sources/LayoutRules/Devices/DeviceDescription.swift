package import Foundation
package import KitValues

/// The figures given for a device; ``ScreenRules`` derive the rest.
package struct DeviceDescription: Sendable, Equatable {
    /// The figures given for the screen in one orientation.
    package struct Screen: Sendable, Equatable {
        package var safeArea: UIEdgeInsets?
        package var statusBarHeight: CGFloat?
        package var isStatusBarHidden: Bool?
        package var navigationBarY: CGFloat?
        package var navigationBarHeight: CGFloat?
        package var largeTitleHeight: CGFloat?
        package var tabBarHeight: CGFloat?
        package var toolbarHeight: CGFloat?
        package var horizontalSizeClass: UIUserInterfaceSizeClass?
        package var verticalSizeClass: UIUserInterfaceSizeClass?
        package var rootLayoutMargins: UIEdgeInsets?

        package init() {}
    }

    package var id: String
    /// All models with these figures; by default the id.
    package var names: [String] = []
    package var idiom: UIUserInterfaceIdiom
    package var scale: CGFloat
    /// The size in portrait.
    package var size: CGSize
    package var nativePixels: CGSize?
    package var cornerRadius: CGFloat?
    package var hasHomeIndicator: Bool?
    package var supportsPortraitUpsideDown: Bool?
    package var portrait = Screen()
    package var landscape = Screen()

    package init(id: String, idiom: UIUserInterfaceIdiom, scale: CGFloat, size: CGSize) {
        self.id = id
        self.idiom = idiom
        self.scale = scale
        self.size = size
    }
}

extension Device {
    package init(_ description: DeviceDescription) {
        let size = description.size
        let safeArea = description.portrait.safeArea ?? .zero
        let kind = ScreenRules.Kind(
            idiom: description.idiom, size: size,
            hasHomeIndicator: description.hasHomeIndicator ?? (safeArea.bottom > 0))
        let turned = description.landscape.safeArea ?? ScreenRules.landscapeSafeArea(kind, portrait: safeArea)
        let names = description.names.isEmpty ? [description.id] : description.names
        self.init(
            id: description.id, names: names, name: names[0], idiom: description.idiom, scale: description.scale,
            nativePixels: description.nativePixels
                ?? CGSize(
                    width: (size.width * description.scale).rounded(),
                    height: (size.height * description.scale).rounded()),
            cornerRadius: description.cornerRadius, hasHomeIndicator: kind.hasHomeIndicator,
            supportsPortraitUpsideDown: description.supportsPortraitUpsideDown
                ?? ScreenRules.supportsPortraitUpsideDown(kind),
            portrait: ScreenRules.portrait(kind, safeArea: safeArea).changed(by: description.portrait, kind),
            landscape: ScreenRules.landscape(kind, safeArea: turned).changed(by: description.landscape, kind),
            evidence: .described)
    }
}

extension ScreenMetrics {
    /// The measurements with the derived figures replaced by those that are given.
    fileprivate func changed(by screen: DeviceDescription.Screen, _ kind: ScreenRules.Kind) -> ScreenMetrics {
        var metrics = self
        if let height = screen.statusBarHeight {
            metrics.statusBarHeight = height
            metrics.isStatusBarHidden = height == 0
        }
        metrics.isStatusBarHidden = screen.isStatusBarHidden ?? metrics.isStatusBarHidden
        metrics.navigationBar = NavigationBar(
            y: screen.navigationBarY ?? navigationBar.y,
            height: screen.navigationBarHeight ?? navigationBar.height,
            largeTitleHeight: screen.largeTitleHeight
                ?? max(screen.navigationBarHeight ?? 0, navigationBar.largeTitleHeight))
        metrics.tabBarHeight = screen.tabBarHeight ?? tabBarHeight
        metrics.toolbarHeight = screen.toolbarHeight ?? toolbarHeight
        if let horizontal = screen.horizontalSizeClass {
            metrics.horizontalSizeClass = horizontal
            metrics.readableContentWidth = ScreenRules.readableContentWidth(kind, horizontal)
        }
        metrics.verticalSizeClass = screen.verticalSizeClass ?? verticalSizeClass
        metrics.rootLayoutMargins = screen.rootLayoutMargins ?? rootLayoutMargins
        return metrics
    }
}
