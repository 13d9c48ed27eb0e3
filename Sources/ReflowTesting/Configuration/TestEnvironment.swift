import Basics
import Foundation
import Snapshots

/// The environment variables that assertions heed, as a value.
struct TestEnvironment: Sendable, Equatable {
    private let variables: [String: String]

    init(_ variables: [String: String] = [:]) {
        self.variables = variables
    }

    @TaskLocal static var current = TestEnvironment(ProcessInfo.processInfo.environment)

    /// `SNAPSHOT_TESTING_RECORD`: `all`, `failed`, `missing` or `never`.
    func recordMode() throws(UnknownRecordMode) -> RecordMode? {
        guard let value = variables["SNAPSHOT_TESTING_RECORD"], !value.isEmpty else { return nil }
        guard let mode = RecordMode(rawValue: value) else { throw UnknownRecordMode(value: value) }
        return mode
    }

    /// Whether this runs for a build server: `CI` is set, and not to nothing, `0` or `false`.
    var isContinuousIntegration: Bool {
        guard let value = variables["CI"] else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// `SNAPSHOT_ARTIFACTS`: the folder for the files of failures.
    var artifacts: String? { folder("SNAPSHOT_ARTIFACTS") }

    /// `SNAPSHOT_REFERENCE_DIR`: the folder that takes the place of every `__Snapshots__`, for tests that run away from
    /// their sources; it has a folder for each module.
    var references: String? { folder("SNAPSHOT_REFERENCE_DIR") }

    /// `SNAPSHOT_REPORT_DIR`: the folder in which every assertion leaves what `reflow merge` makes a report of.
    var report: String? { folder("SNAPSHOT_REPORT_DIR") }

    /// `REFLOW_EXCEPTIONS`: what becomes of exceptions that UIKit would raise.
    func exceptionMode() throws(UnknownExceptionMode) -> ExceptionMode {
        guard let value = variables["REFLOW_EXCEPTIONS"], !value.isEmpty else { return .issue }
        guard let mode = ExceptionMode(rawValue: value) else { throw UnknownExceptionMode(value: value) }
        return mode
    }

    private func folder(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// A value of `SNAPSHOT_TESTING_RECORD` that is no mode: better said than taken for another one.
struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
    let value: String

    var description: String {
        "SNAPSHOT_TESTING_RECORD is \(Wording.quoted(value)); it may be "
            + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
}

extension RecordMode {
    /// The mode of one assertion: what it says itself, its scope or trait, the process, the environment, else what is
    /// safe: nothing is written on a build server.
    static func resolved(
        argument: RecordMode?, configuration: SnapshotTestingConfiguration?,
        process: SnapshotTestingConfiguration = ProcessConfiguration.current, environment: TestEnvironment
    ) throws(UnknownRecordMode) -> RecordMode {
        if let mode = argument ?? configuration?.record ?? process.record { return mode }
        if let mode = try environment.recordMode() { return mode }
        return environment.isContinuousIntegration ? .never : .missing
    }
}
