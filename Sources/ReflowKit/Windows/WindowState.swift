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
    /// The scene in which all windows stand.
    var windowScene: UIWindowScene {
        if let scene = windowState.scene { return scene }
        let scene = UIWindowScene(simulation: self)
        windowState.scene = scene
        return scene
    }

    /// The screen as the interface stands now.
    var screenMetrics: ScreenMetrics {
        var metrics = device.hardware.metrics(for: application.statusBarOrientation)
        if let width = settings.readableContentWidth { metrics.readableContentWidth = width }
        return metrics
    }

    /// The current traits of the screen.
    public var traitCollection: UITraitCollection { traitCollection(in: application.statusBarOrientation) }

    /// The traits the screen has with the interface in `orientation`. Kept, since every view asks for them.
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
