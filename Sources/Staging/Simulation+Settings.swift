public import ReflowKit
public import Screens

extension Simulation.Settings {
    /// The settings of a simulation for those of a stage; all others have their defaults.
    public init(_ settings: StageSettings) {
        self.init()
        userInterfaceStyle = settings.userInterfaceStyle
        preferredContentSizeCategory = settings.preferredContentSizeCategory
        layoutDirection = settings.layoutDirection
        accessibilityContrast = settings.accessibilityContrast
        scale = settings.scale
        textMode = settings.textMode
    }
}
