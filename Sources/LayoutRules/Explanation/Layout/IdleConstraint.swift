/// A constraint without effect: without it, every view would have the same frame.
public struct IdleConstraint: Sendable, Hashable {
    /// The first view of the constraint.
    public var view: String
    /// `card.width == 300 @250`
    public var statement: String
    /// The subject without numbers: `card.width ==`.
    package var subject: String
    /// The identifier in code.
    public var identifier: String?
    public var source: ConstraintSource?
    /// The reason why the constraint has no effect. The text continues the statement.
    public var reason: String
    /// Whether the constraint may have an effect at another text size.
    public var dependsOnText: Bool

    package init(
        view: String, statement: String, subject: String, identifier: String?, source: ConstraintSource?,
        reason: Reason, dependsOnText: Bool = false
    ) {
        self.view = view
        self.statement = statement
        self.subject = subject
        self.identifier = identifier
        self.source = source
        self.reason = reason.text
        self.dependsOnText = dependsOnText
    }

    /// The identity of the constraint. It does not include the reason, which may differ between screens.
    package var key: Key { Key(view: view, statement: statement, source: source) }

    package struct Key: Sendable, Hashable {
        let view: String
        let statement: String
        let source: ConstraintSource?
    }
}
