/// The linter's settings for a layout; nil and empty values are not set.
public struct LintSettings: Sendable, Hashable {
    /// The ids of views to ignore.
    public var ignored: [String]?
    /// The severity of issues, by their kind.
    public var severities: [IssueKind: IssueSeverity]

    public init(ignored: [String]? = nil, severities: [IssueKind: IssueSeverity] = [:]) {
        self.ignored = ignored
        self.severities = severities
    }

    /// These settings, overridden by those that `other` sets, separately for each kind.
    public func overridden(by other: LintSettings) -> LintSettings {
        LintSettings(
            ignored: other.ignored ?? ignored, severities: severities.merging(other.severities) { $1 })
    }

    public func severity(of kind: IssueKind) -> IssueSeverity { severities[kind] ?? kind.standardSeverity }
}
