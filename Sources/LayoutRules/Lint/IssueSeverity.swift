/// The severity of a layout issue.
public enum IssueSeverity: String, Sendable, CaseIterable {
    /// The issue makes the linter fail.
    case error
    /// The issue is listed, but does not make the linter fail.
    case warning
    /// The issue is not listed.
    case off
}
