extension SimulationDiagnostic.Code {
    public static let invalidGeometry = Self(rawValue: "invalid-geometry")
    public static let invalidHierarchy = Self(rawValue: "invalid-hierarchy")
}

extension SimulationDiagnostic {
    /// The view keeps its place (behaviour.md §3.1).
    public static func invalidGeometry(view: String, value: String) -> SimulationDiagnostic {
        let name = "CALayerInvalidGeometry"
        return SimulationDiagnostic(
            .invalidGeometry, exception: name,
            "\(name): \(view) was given a geometry with a number that is not finite: \(value)")
    }

    /// A view put where it cannot be; the tree stays as it was.
    public static func invalidHierarchy(view: String, problem: String) -> SimulationDiagnostic {
        let name = "NSInvalidArgumentException"
        return SimulationDiagnostic(
            .invalidHierarchy, exception: name, "\(name): \(view) cannot be added: \(problem)")
    }
}
