public import ReflowKit
public import Screens

extension Simulation.Settings {
    /// What a stage is set to; everything else is as usual.
    public init(_ settings: StageSettings) {
        self.init()
        userInterfaceStyle = settings.userInterfaceStyle
        preferredContentSizeCategory = settings.preferredContentSizeCategory
        layoutDirection = settings.layoutDirection
        scale = settings.scale
        textMode = settings.textMode
    }
}
