/// How serious a layout issue is.
public enum IssueSeverity: String, Sendable, CaseIterable {
    /// It makes the linter fail.
    case error
    /// It is listed, but does not make the linter fail.
    case warning
    /// It is not listed.
    case off
}
