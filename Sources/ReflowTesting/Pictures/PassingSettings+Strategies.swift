import Comparison

extension PassingSettings {
    /// Only those that are parameters of the strategies.
    var forStrategies: PassingSettings {
        PassingSettings(
            view: view,
            settings: settings.filter { setting in
                switch setting {
                case .precision, .perceptualPrecision: true
                case .ignoreAntialiasing, .maxDiffPixels, .maxDiffPixelsPerWindow: false
                }
            })
    }
}
