public import LayoutRules

/// The linter's facts about the constraints of a screen.
public struct ConstraintFacts: Sendable, Equatable {
    /// A view whose constraints do not determine its frame.
    public struct OpenView: Sendable, Hashable {
        /// Its name in messages.
        public var name: String
        public var identifier: String?
        /// The numbers of the frame that are not determined.
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

    /// The conflicts among required constraints in the orientation that is shown.
    public var conflicts: [ConstraintConflict] = []
    public var open: [OpenView] = []
    /// The constraints without effect.
    public var idle: [IdleConstraint] = []

    public init() {}
}
