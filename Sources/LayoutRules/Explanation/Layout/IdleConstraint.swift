/// A constraint without which everything would be where it is.
public struct IdleConstraint: Sendable, Hashable {
    /// The view that its first side speaks of.
    public var view: String
    /// `card.width == 300 @250`
    public var statement: String
    /// What names it in code.
    public var identifier: String?
    public var source: ConstraintSource?
    /// Why it does not matter, to be read after the statement.
    public var reason: String

    package init(view: String, statement: String, identifier: String?, source: ConstraintSource?, reason: String) {
        self.view = view
        self.statement = statement
        self.identifier = identifier
        self.source = source
        self.reason = reason
    }
}
