public import ReflowKit
public import Screens

extension Simulation.Settings {
    /// A stage's settings; everything else has its default.
    public init(_ settings: StageSettings) {
        self.init()
        userInterfaceStyle = settings.userInterfaceStyle
        preferredContentSizeCategory = settings.preferredContentSizeCategory
        layoutDirection = settings.layoutDirection
        scale = settings.scale
        textMode = settings.textMode
    }
}
