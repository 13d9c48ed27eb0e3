import Basics
import Foundation
import Snapshots

/// The environment variables that affect assertions, as a value.
struct TestEnvironment: Sendable, Equatable {
    private let variables: [String: String]

    init(_ variables: [String: String] = [:]) {
        self.variables = variables
    }

    @TaskLocal static var current = TestEnvironment(ProcessInfo.processInfo.environment)

    /// The mode from `SNAPSHOT_TESTING_RECORD`: `all`, `failed`, `missing` or `never`.
    func recordMode() throws(UnknownRecordMode) -> RecordMode? {
        guard let value = variables["SNAPSHOT_TESTING_RECORD"], !value.isEmpty else { return nil }
        guard let mode = RecordMode(rawValue: value) else { throw UnknownRecordMode(value: value) }
        return mode
    }

    /// Whether the tests run on a build server: `CI` is set, and is not empty, `0` or `false`.
    var isContinuousIntegration: Bool {
        guard let value = variables["CI"] else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// The folder for the files of failures, from `SNAPSHOT_ARTIFACTS`.
    var artifacts: String? { folder("SNAPSHOT_ARTIFACTS") }

    /// The folder that replaces every `__Snapshots__`, from `SNAPSHOT_REFERENCE_DIR`. It is for tests that run on a
    /// machine without their sources, and has a subfolder for each module.
    var references: String? { folder("SNAPSHOT_REFERENCE_DIR") }

    /// The folder in which every assertion writes its result, from `SNAPSHOT_REPORT_DIR`. `reflow merge` makes a report
    /// of these files.
    var report: String? { folder("SNAPSHOT_REPORT_DIR") }

    /// The handling of exceptions that UIKit would raise, from `REFLOW_EXCEPTIONS`.
    func exceptionMode() throws(UnknownExceptionMode) -> ExceptionMode {
        guard let value = variables["REFLOW_EXCEPTIONS"], !value.isEmpty else { return .issue }
        guard let mode = ExceptionMode(rawValue: value) else { throw UnknownExceptionMode(value: value) }
        return mode
    }

    private func folder(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// A value of `SNAPSHOT_TESTING_RECORD` that is not a mode. It is an error rather than another mode.
struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
    let value: String

    var description: String {
        "SNAPSHOT_TESTING_RECORD is \(Wording.quoted(value)); it may be "
            + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
}

extension RecordMode {
    /// The mode of one assertion: the first that is set of the assertion's argument, the scope or trait around it, the
    /// process's configuration, and the environment. If none is set, it is `never` on a build server, and otherwise
    /// `missing`.
    static func resolved(
        argument: RecordMode?, configuration: SnapshotTestingConfiguration?,
        process: SnapshotTestingConfiguration = ProcessConfiguration.current, environment: TestEnvironment
    ) throws(UnknownRecordMode) -> RecordMode {
        if let mode = argument ?? configuration?.record ?? process.record { return mode }
        if let mode = try environment.recordMode() { return mode }
        return environment.isContinuousIntegration ? .never : .missing
    }
}
