public import LayoutRules

/// The linter's facts about the constraints of a screen.
public struct ConstraintFacts: Sendable, Equatable {
    /// A view whose constraints leave its place open.
    public struct OpenView: Sendable, Hashable {
        /// Its name in messages.
        public var name: String
        public var identifier: String?
        /// What is open.
        public var numbers: [LayoutNumber]
        /// Where its file describes it, counted from 1.
        public var line: Int?

        package init(name: String, identifier: String?, numbers: [LayoutNumber], line: Int? = nil) {
            self.name = name
            self.identifier = identifier
            self.numbers = numbers
            self.line = line
        }
    }

    /// The contradictions among required constraints in the orientation that is shown.
    public var conflicts: [ConstraintConflict] = []
    public var open: [OpenView] = []
    /// The constraints without which everything would be as it is.
    public var idle: [IdleConstraint] = []

    public init() {}
}
