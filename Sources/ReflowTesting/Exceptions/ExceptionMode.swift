import Basics

/// The handling of an exception that UIKit would raise while a test runs.
enum ExceptionMode: String, CaseIterable {
    /// The exception becomes an issue of the test, and the call that would raise it returns.
    case issue
    /// The process stops.
    case trap
}

/// A value of `REFLOW_EXCEPTIONS` that is not a mode.
struct UnknownExceptionMode: Error, Equatable, CustomStringConvertible {
    let value: String

    var description: String {
        "REFLOW_EXCEPTIONS is \(Wording.quoted(value)); it may be "
            + ExceptionMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
}
