import Comparison
import Foundation

extension ComparisonRules {
    /// What nobody spoke of is compared exactly.
    init(_ comparison: SnapshotComparison) {
        self.init(
            tolerance: PictureTolerance(comparison.tolerance), views: comparison.views.mapValues(PictureTolerance.init),
            masks: comparison.masks ?? [])
    }

    /// The rules of one assertion, taken when it is made: its strategy's parameters, then the surrounding scope or
    /// trait.
    ///
    /// - Parameters:
    ///   - precision: 1 leaves the decision to `comparison`.
    ///   - perceptualPrecision: 1 leaves the decision to `comparison`.
    static func current(
        _ precision: Float = 1, _ perceptualPrecision: Float = 1,
        _ comparison: SnapshotComparison = SnapshotComparison()
    ) -> ComparisonRules {
        var comparison = comparison.within(SnapshotTestingConfiguration.current?.comparison)
        if precision != 1 { comparison.tolerance.precision = precision }
        if perceptualPrecision != 1 { comparison.tolerance.perceptualPrecision = perceptualPrecision }
        return ComparisonRules(comparison)
    }
}

extension PictureTolerance {
    init(_ tolerance: SnapshotComparison.Tolerance) {
        // By way of text, in which 0.98 is what was written.
        func exact(_ value: Float) -> CGFloat { Double("\(value)").map { CGFloat($0) } ?? CGFloat(value) }
        self.init(
            precision: tolerance.precision.map(exact),
            perceptualPrecision: tolerance.perceptualPrecision.map(exact) ?? 1,
            ignoresAntialiasing: tolerance.ignoreAntialiasing ?? false, maxDiffPixels: tolerance.maxDiffPixels,
            window: tolerance.maxDiffPixelsPerWindow.map {
                PixelWindow(side: tolerance.windowSize ?? PixelWindow.standardSide, maxDiffPixels: $0)
            })
    }
}
