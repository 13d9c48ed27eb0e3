/// The exit status of the command.
public enum ExitCode: Int32, Sendable, CaseIterable {
    case success = 0
    /// Pictures differ, a requested orientation was refused, or UIKit would have raised an exception.
    case differences = 1
    /// The command line is wrong, or something could not be read or written.
    case failure = 2
    case missingGolden = 3
    /// There are obsolete goldens, with `--strict`.
    case obsoleteGolden = 4

    /// The exit status that takes precedence if several apply: 2 before 1, 1 before 3, 3 before 4.
    public func combined(with other: ExitCode) -> ExitCode {
        gravity >= other.gravity ? self : other
    }

    private var gravity: Int {
        switch self {
        case .success: 0
        case .obsoleteGolden: 1
        case .missingGolden: 2
        case .differences: 3
        case .failure: 4
        }
    }

    /// The meaning in the help.
    var meaning: String {
        switch self {
        case .success: "success"
        case .differences: "differences, a refused orientation, or a UIKit exception"
        case .failure: "wrong usage, unreadable input, or a failed write"
        case .missingGolden: "a golden is missing"
        case .obsoleteGolden: "obsolete goldens, with --strict"
        }
    }
}
