import Comparison

/// A problem of a run other than in its pictures and logs: a layout without pictures, or an obsolete golden.
public struct RunProblem: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case unreadable
        /// The layout was not run: the part of the suite that it belongs to left no report.
        case notRun = "not-run"
        /// A golden that no layout owns.
        case obsolete

        var title: String {
            switch self {
            case .unreadable: "Layout cannot be shown"
            case .notRun: "Layout was not run"
            case .obsolete: "Golden is obsolete"
            }
        }
    }

    public var kind: Kind
    /// The layout file, or the golden, as the user named it.
    public var file: String
    /// The line in the file, counted from 1; nil for a problem of the whole file.
    public var line: Int?
    /// A message that names the file.
    public var message: String

    public init(_ kind: Kind = .unreadable, file: String, line: Int? = nil, message: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.message = message
    }

    /// - Parameter file: the golden as the user would name it.
    public static func obsolete(_ file: String) -> RunProblem {
        RunProblem(
            .obsolete, file: file, message: "\(file): no layout owns this golden; run \"reflow prune\" to remove it")
    }
}

extension SuiteReport {
    /// The problems because of which some layouts have no entries.
    public var problems: [RunProblem] {
        failures.map { RunProblem(file: $0.file, line: $0.errors.first?.line, message: $0.message ?? "") }
            + missingLayouts.map { RunProblem(.notRun, file: $0.file, message: "\($0.file): it was not run") }
    }
}
