import Foundation
public import LayoutRules

extension ComparisonRules {
    /// Views without settings are compared exactly.
    public init(_ settings: ComparisonSettings) {
        self.init(
            tolerance: PictureTolerance(settings.tolerance), views: settings.views.mapValues(PictureTolerance.init),
            masks: Set(settings.masks ?? []))
    }
}

extension PictureTolerance {
    /// A setting that is nil does not limit anything. If no setting allows a difference, every pixel must be equal.
    public init(_ settings: ToleranceSettings) {
        self.init(
            precision: settings.precision, perceptualPrecision: settings.perceptualPrecision ?? 1,
            ignoresAntialiasing: settings.ignoreAntialiasing ?? false, maxDiffPixels: settings.maxDiffPixels,
            window: settings.maxDiffPixelsPerWindow.map {
                PixelWindow(side: settings.windowSize ?? PixelWindow.standardSide, maxDiffPixels: $0)
            })
    }
}
