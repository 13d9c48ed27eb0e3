import Comparison

extension ComparisonRules {
    /// The rules of one assertion at the time of the call: its strategy's parameters, then those of the surrounding
    /// scope or trait.
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
        return ComparisonRules(comparison.settings)
    }
}
