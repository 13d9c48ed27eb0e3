import KitValues
import LayoutRules

/// The scene and the screen of one simulation.
struct WindowState {
    fileprivate var scene: UIWindowScene?
    /// The delegate that was launched: `UIApplication.delegate` does not retain it.
    var launchedDelegate: (any UIApplicationDelegate)?
    fileprivate var traitsByOrientation: [UIInterfaceOrientation: UITraitCollection] = [:]
}

extension Simulation {
    /// The scene of all windows.
    var windowScene: UIWindowScene {
        if let scene = windowState.scene { return scene }
        let scene = UIWindowScene(simulation: self)
        windowState.scene = scene
        return scene
    }

    /// The metrics of the screen in the current orientation.
    var screenMetrics: ScreenMetrics {
        var metrics = device.hardware.metrics(for: application.statusBarOrientation)
        if let width = settings.readableContentWidth { metrics.readableContentWidth = width }
        return metrics
    }

    /// The current traits of the screen.
    public var traitCollection: UITraitCollection { traitCollection(in: application.statusBarOrientation) }

    /// The screen's traits with the interface in `orientation`. They are cached, because every view reads them.
    func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        if let kept = windowState.traitsByOrientation[orientation] { return kept }
        let metrics = device.hardware.metrics(for: orientation)
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = device.hardware.idiom
            $0.horizontalSizeClass = settings.horizontalSizeClass ?? metrics.horizontalSizeClass
            $0.verticalSizeClass = settings.verticalSizeClass ?? metrics.verticalSizeClass
            $0.displayScale = screen.scale
            $0.userInterfaceStyle = settings.userInterfaceStyle
            $0.layoutDirection = settings.layoutDirection
            $0.accessibilityContrast = settings.accessibilityContrast
            $0.preferredContentSizeCategory = settings.preferredContentSizeCategory
        }
        windowState.traitsByOrientation[orientation] = traits
        return traits
    }
}
