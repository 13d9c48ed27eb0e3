import Basics
public import LayoutRules

/// The linter's facts about the constraints of a screen.
public struct ConstraintFacts: Sendable, Equatable {
    /// A view whose constraints do not determine its frame.
    public struct OpenView: Sendable, Hashable {
        /// The view's name in messages.
        public var name: String
        public var identifier: String?
        /// The numbers of the frame that are not determined.
        public var numbers: [LayoutNumber]
        /// The line of the file that describes the view, counted from 1.
        public var line: Int?
        /// A number that is equal for views of one class in one superview; with a tie, for all views that it leaves open.
        /// If such views lack the same constraints, that is one mistake.
        public var family: Int?
        /// The optional constraints and content sizes with equal priorities that leave the numbers open; `nil` if there
        /// are none.
        public var tie: PriorityTie?
        /// The missing content that would give the view an intrinsic size.
        public var missing: MissingContent?

        package init(
            name: String, identifier: String?, numbers: [LayoutNumber], line: Int? = nil, family: Int? = nil,
            tie: PriorityTie? = nil, missing: MissingContent? = nil
        ) {
            self.name = name
            self.identifier = identifier
            self.numbers = numbers
            self.line = line
            self.family = family
            self.tie = tie
            self.missing = missing
        }
    }

    /// The conflicts among required constraints in the orientation that is shown.
    public var conflicts: [ConstraintConflict] = []
    /// The number of further conflicts in that orientation.
    public var furtherConflicts = 0
    /// The constraints that are ignored, because no solution is found with them.
    public var unsolved: [UnsolvedConstraint] = []
    /// The reasons, in words, why nothing was solved at all.
    public var failures: [String] = []
    /// The name of the shown view, for issues that are about no view in it.
    public var root = ""
    public var open: [OpenView] = []
    /// The constraints without effect.
    public var idle: [IdleConstraint] = []

    public init() {}
}

extension [ConstraintFacts.OpenView] {
    /// The views in groups that lack the same constraints for one reason, in the order of their first views.
    package var alike: [[ConstraintFacts.OpenView]] {
        var groups: [[ConstraintFacts.OpenView]] = []
        var places: [ConstraintFacts.OpenView.Mistake: Int] = [:]
        for view in self {
            guard let mistake = view.mistake else {
                groups.append([view])
                continue
            }
            if let place = places[mistake] {
                groups[place].append(view)
            } else {
                places[mistake] = groups.count
                groups.append([view])
            }
        }
        return groups
    }
}

extension ConstraintFacts.OpenView {
    /// The facts that are equal for views that lack the same constraints for one reason.
    fileprivate struct Mistake: Hashable {
        let tie: PriorityTie?
        let family: Int
        let numbers: [LayoutNumber]
        let missing: MissingContent?
    }

    /// The mistake, which other views may share; nil if the view has no tie and no family.
    fileprivate var mistake: Mistake? {
        guard let family else { return nil }
        return Mistake(tie: tie, family: family, numbers: numbers, missing: missing)
    }
}

/// The text for views that lack the same constraints for one reason.
package struct OpenPlaceText {
    /// `its constraints do not determine width and height`
    package let reason: String
    /// `add constraints for width and height`
    package let cure: String

    package init(_ alike: [ConstraintFacts.OpenView]) {
        let numbers = Wording.list((alike.first?.numbers ?? []).map(\.rawValue), "and")
        let isOne = alike.count == 1
        // The views have one reason, because the same rival yields.
        if let tie = alike.first?.tie {
            reason = "\(tie.statement), so nothing determines \(numbers)"
            cure = tie.cure
            return
        }
        let constraints = "add constraints for \(numbers)" + (isOne ? "" : " to each")
        let missing = alike.first?.missing
        reason =
            (missing.map { (isOne ? "it \($0.shortStatement)" : "each \($0.shortStatement)") + ", and " } ?? "")
            + "\(isOne ? "its" : "their") constraints do not determine \(numbers)"
        cure = (missing.map { "\($0.cure), or " } ?? "") + constraints
    }
}
