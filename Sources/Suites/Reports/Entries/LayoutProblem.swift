import Comparison

/// Why pictures of a layout are not among the entries of a report.
public struct LayoutProblem: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case unreadable
        /// The part of the suite that had it left no report.
        case notRun = "not-run"

        var title: String {
            switch self {
            case .unreadable: "Layout cannot be shown"
            case .notRun: "Layout was not run"
            }
        }
    }

    public var kind: Kind
    /// The layout file as the user named it.
    public var file: String
    /// Of the file, counted from 1; nil if it is about the file as a whole.
    public var line: Int?
    /// Names the file.
    public var message: String

    public init(_ kind: Kind = .unreadable, file: String, line: Int? = nil, message: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.message = message
    }
}

extension SuiteReport {
    /// Why layouts are not among the entries.
    public var problems: [LayoutProblem] {
        failures.map { LayoutProblem(file: $0.file, line: $0.errors.first?.line, message: $0.message ?? "") }
            + missingLayouts.map { LayoutProblem(.notRun, file: $0.file, message: "\($0.file): it was not run") }
    }
}
