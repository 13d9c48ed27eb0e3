/// How serious a layout issue is.
public enum IssueSeverity: String, Sendable, CaseIterable {
    /// It makes the linter fail.
    case error
    /// It is listed, and nothing fails because of it.
    case warning
    /// It is not listed.
    case off
}
