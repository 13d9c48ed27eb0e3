import Foundation

extension SimulationDiagnostic.Code {
    public static let unsupportedConfiguration = Self(rawValue: "unsupported-configuration")
    public static let invalidSnapshot = Self(rawValue: "invalid-snapshot")
}

// The exceptions of snapshots: tables.md §21.
extension SimulationDiagnostic {
    static func unsupportedConfiguration(_ type: String, in view: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unsupportedConfiguration,
            "\(view) shows a UIListContentConfiguration and keeps it; a \(type) needs a content view of its own")
    }

    static func duplicateIdentifiers(_ identifiers: [String]) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .invalidSnapshot, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n"
                + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}")
    }

    static func duplicateSections(_ identifiers: [String]) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .invalidSnapshot, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: Fatal: supplied section identifiers are not unique. Duplicate "
                + "identifiers: {(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}")
    }

    static let noSectionToAppendTo = SimulationDiagnostic(
        .invalidSnapshot, exception: "NSInternalInconsistencyException",
        "NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first."
    )

    static func unknownIdentifier(_ kind: String, _ identifier: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .invalidSnapshot, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: the snapshot has no \(kind) with the identifier \(identifier)")
    }

    /// Reports a diagnostic from code that may run on any thread: at once on the main thread, else on it as soon as
    /// possible.
    static func reportFromAnyThread(_ diagnostic: SimulationDiagnostic) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { Simulation.current.report(diagnostic) }
        } else {
            Task { @MainActor in Simulation.current.report(diagnostic) }
        }
    }
}
