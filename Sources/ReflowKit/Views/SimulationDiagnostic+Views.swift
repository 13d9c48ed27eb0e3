extension SimulationDiagnostic.Code {
    public static let invalidGeometry = Self(rawValue: "invalid-geometry")
    public static let invalidHierarchy = Self(rawValue: "invalid-hierarchy")
}

extension SimulationDiagnostic {
    /// A diagnostic: a geometry contains numbers that are not finite. The view's geometry is unchanged (behaviour.md
    /// §3.1).
    public static func invalidGeometry(view: String, value: String) -> SimulationDiagnostic {
        let name = "CALayerInvalidGeometry"
        return SimulationDiagnostic(
            .invalidGeometry, exception: name,
            "\(name): \(view) was given a geometry with a number that is not finite: \(value)")
    }

    /// A diagnostic: a view was added where it cannot be. The tree is unchanged.
    public static func invalidHierarchy(view: String, problem: String) -> SimulationDiagnostic {
        let name = "NSInvalidArgumentException"
        return SimulationDiagnostic(
            .invalidHierarchy, exception: name, "\(name): \(view) cannot be added: \(problem)")
    }
}
