public import Comparison
package import JSON

/// The output of `reflow lint --format json`.
public struct LintReport: Sendable {
    /// All files that were checked.
    public let files: [String]
    public let findings: [LocatedIssue]
    public let warnings: [OutputWarning]

    public init(files: [String], findings: [LocatedIssue], warnings: [OutputWarning]) {
        self.files = files
        self.findings = findings
        self.warnings = warnings
    }
}

extension LintReport: JSONRecord {
    package static let record = JSONRecordTable<LintReport>(
        // People also edit a baseline, so misspelt keys are reported.
        ignoring: [],
        LintReport.init(files:findings:warnings:),
        .required("layouts", \.files, "the files that were checked"),
        .required("issues", \.findings, "what is wrong with them"),
        .required("warnings", \.warnings, "problems that do not make the command fail"))
}
