package import JSON
public import LayoutRules

/// A layout issue in a report.
public struct IssueReport: Sendable, Hashable {
    /// The view's id, or else its class and text.
    public var view: String
    public var kind: IssueKind
    /// The issue as text, without the view: `is off screen`.
    public var message: String
    /// The line of the layout file that describes the view, counted from 1; nil if there is none, or if the view has no
    /// id there.
    public var line: Int?
    public var severity: IssueSeverity

    public init(
        view: String, kind: IssueKind, message: String, line: Int? = nil, severity: IssueSeverity = .error
    ) {
        self.view = view
        self.kind = kind
        self.message = message
        self.line = line
        self.severity = severity
    }
}

extension IssueReport: JSONRecord {
    package static let record = JSONRecordTable<IssueReport>(
        name: "issue", IssueReport.init(view:kind:message:line:severity:),
        .required("view", \.view, "the view's id, or its class and text"),
        .required("kind", \.kind, "stable"),
        .required("message", \.message, "the issue, for people"),
        .optional("line", \.line, "line in the layout file, if it is known").from(1),
        .unless(.error, "severity", \.severity, "error unless it is there"))
}

extension IssueKind: JSONName {}

extension IssueSeverity: JSONName {}
