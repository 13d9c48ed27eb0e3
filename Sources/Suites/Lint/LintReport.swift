public import Comparison
package import JSON

/// What `reflow lint --format json` prints.
public struct LintReport: Sendable {
    private let files: [String]
    private let findings: [LocatedIssue]
    private let warnings: [OutputWarning]

    /// - Parameter files: all files that were checked.
    public init(_ findings: [LocatedIssue], files: [String], warnings: [OutputWarning]) {
        self.files = files
        self.findings = findings
        self.warnings = warnings
    }
}

extension LintReport: JSONWritten {
    package static let table = JSONTable<LintReport>(
        .required("layouts", \.files, "the files that were checked"),
        .required("issues", \.findings, "what is wrong with them"),
        .warnings(\.warnings))
}
