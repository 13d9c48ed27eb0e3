import Basics
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
        /// The same number for views of one class in one superview: if they lack the same, that is one mistake.
        public var family: Int?

        package init(
            name: String, identifier: String?, numbers: [LayoutNumber], line: Int? = nil, family: Int? = nil
        ) {
            self.name = name
            self.identifier = identifier
            self.numbers = numbers
            self.line = line
            self.family = family
        }
    }

    /// The conflicts among required constraints in the orientation that is shown.
    public var conflicts: [ConstraintConflict] = []
    public var open: [OpenView] = []
    /// The constraints without effect.
    public var idle: [IdleConstraint] = []

    public init() {}
}

extension [ConstraintFacts.OpenView] {
    /// The views in groups that lack the same for one reason, in the order of their first ones.
    package var alike: [[ConstraintFacts.OpenView]] {
        var groups: [[ConstraintFacts.OpenView]] = []
        var places: [[String]: Int] = [:]
        for view in self {
            guard let family = view.family else {
                groups.append([view])
                continue
            }
            let key = ["\(family)"] + view.numbers.map(\.rawValue)
            if let place = places[key] {
                groups[place].append(view)
            } else {
                places[key] = groups.count
                groups.append([view])
            }
        }
        return groups
    }
}

extension ConstraintFacts.OpenView {
    /// So many views are named where more than one more lack the same.
    private static let nameLimit = 2

    /// `row2, row3 and 4 others`
    package static func list(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        guard rest > 1 else { return Wording.list(names, "and") }
        return Wording.list(names.prefix(nameLimit) + ["\(rest) others"], "and")
    }
}
