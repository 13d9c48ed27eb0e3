import Comparison

extension PassingSettings {
    /// The settings as parameters of a strategy: `It would pass with precision: 0.5, or with comparison:
    /// .init(maxDiffPixels: 20).`
    var advice: String {
        guard !settings.isEmpty else { return description }
        let place = view.map { "In \($0) it" } ?? "It"
        return "\(place) would pass with " + settings.map(parameter).joined(separator: ", or with ") + "."
    }

    private func parameter(_ setting: PassingSetting) -> String {
        if let view { return "comparison: .init(views: [\(view.debugDescription): .init(\(setting.argument))])" }
        switch setting {
        case .precision, .perceptualPrecision: return setting.argument
        case .ignoreAntialiasing, .maxDiffPixels, .maxDiffPixelsPerWindow:
            return "comparison: .init(\(setting.argument))"
        }
    }
}

extension PassingSetting {
    /// The setting as a parameter of ``SnapshotComparison``.
    fileprivate var argument: String {
        switch self {
        case .maxDiffPixelsPerWindow(let count, let side) where side != PixelWindow.standardSide:
            "maxDiffPixelsPerWindow: \(count), windowSize: \(side)"
        default: description
        }
    }
}
