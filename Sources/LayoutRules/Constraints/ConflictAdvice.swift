import Basics
package import Foundation
package import KitValues

/// A fact about a constraint of a conflict. It matters for the advice, not for the choice of the broken constraint.
package struct ConflictFact: Sendable, Hashable {
    /// The role of the constraint, if it matters for the cure.
    package enum Role: Sendable, Hashable {
        case ordinary
        /// The mask of a view that was meant to be placed by constraints.
        case forgottenMask
        /// The size of the window.
        case window
        /// The room that a view's content needs.
        case content
        /// The size of a view's content, which its content hugging does not let it exceed.
        case hugging
    }

    package var entry: ConflictEntry
    package var role: Role
    /// The view of the constraint's first side.
    package var view: String
    package var attribute: NSLayoutAttribute
    package var relation: NSLayoutRelation
    /// The number, if the constraint is about a single size.
    package var size: Double?
    /// The increase of the constraint's number with which all constraints would hold, if no other number changed.
    package var change: CGFloat = 0

    package init(
        _ entry: ConflictEntry, role: Role = .ordinary, view: String, attribute: NSLayoutAttribute,
        relation: NSLayoutRelation = .equal, size: Double? = nil
    ) {
        self.entry = entry
        self.role = role
        self.view = view
        self.attribute = attribute
        self.relation = relation
        self.size = size
    }
}

/// The likely mistake that caused a conflict, judged by its constraints (autolayout.md §3), and its cure.
package enum ConflictAdvice {
    /// - Parameters:
    ///   - facts: the facts in the order in which the conflict is printed.
    ///   - broken: the index of the broken constraint.
    ///   - statement: the broken constraint in words.
    ///   - excess: the distance by which it is not satisfied, in points.
    ///   - withoutRoom: the views that have no room.
    ///   - content: the room that the contents of these views need, in points.
    package static func text(
        _ facts: [ConflictFact], broken: Int, statement: String, excess: CGFloat, withoutRoom: [String],
        content: CGFloat = 0
    ) -> String {
        if let mask = facts.first(where: { $0.role == .forgottenMask }) {
            return
                "the autoresizing mask of \(mask.view) is still translated into constraints, so its frame is also "
                + "required; set translatesAutoresizingMaskIntoConstraints of \(mask.view) to false"
        }
        if facts.contains(where: { $0.entry.identifier.hasPrefix("_UITemporaryLayout") }) {
            return "the view was measured before it had a size; this is harmless if the constraints are satisfied later"
        }
        let axis = facts[broken].attribute.axis
        if let cell = facts.first(where: { $0.role != .window && isEncapsulated($0) }) {
            return "UIKit sets the \(cell.attribute.name) of \(cell.view), which is a cell; give one of its "
                + "\(cell.attribute.axis == .vertical ? "vertical" : "horizontal") constraints the priority 999"
        }
        if let hidden = facts.first(where: { $0.entry.identifier == StackIdentifier.hiding.rawValue }) {
            let size = hidden.attribute.name
            return
                "\(hidden.view) is hidden in a stack view, which sets its \(size) to 0, but it also has a required "
                + "\(size); give the constraint for that \(size) the priority 999"
        }
        if let (first, second) = twoSizes(of: facts) {
            return "\(first.view) has two \(first.attribute.name)s, \(number(first)) and \(number(second)); remove one "
                + "of them, or give it a priority below 1000"
        }
        // If any one of the constraints is removed, the others can hold, so a lower priority always helps.
        let priority =
            facts[broken].entry.origin == .app
            ? "give \(statement) a priority below 1000" : "give one of the constraints a priority below 1000"
        let points = Wording.points(excess)
        if let cut = facts.first(where: { $0.role == .content }) {
            return text(cut, facts, priority)
        }
        let hugging = facts.filter { $0.role == .hugging }
        if let first = hugging.first {
            return text(first, views: hugging.map(\.view), excess: excess, priority)
        }
        let size = axis == .vertical ? "height" : "width"
        let windows = facts.filter { $0.role == .window }
        let window = windows.first { $0.attribute.axis == axis } ?? windows.first
        if !withoutRoom.isEmpty {
            let room = window == nil ? "" : " in a window of this \(size)"
            let need =
                content > 0 ? ", whose content needs \(Wording.points(content))" + (room.isEmpty ? "" : ",") : ""
            let hasSizes = sizes(of: facts, along: axis, from: 0) != nil
            let cure =
                sizes(of: facts, along: axis, from: excess).map { "give \($0) a priority below 1000" } ?? priority
            return "the constraints leave no room for \(Wording.abridged(withoutRoom))\(need)\(room); make the "
                + "\(hasSizes ? "sizes and gaps" : "gaps") at least \(Wording.points(excess + content)) smaller in total, "
                + "or \(cure)"
        }
        if let window {
            // A size that has to grow can do so, however small it is.
            let cure = sizes(of: facts, along: axis, from: max(0, window.change))
            return text(window, cure.map { "give \($0) a priority below 1000" } ?? priority)
        }
        return "the constraints contradict each other by \(points); remove one that you do not need, or \(priority)"
    }

    /// The advice if content does not fit.
    private static func text(
        _ content: ConflictFact, _ facts: [ConflictFact], _ priority: String
    ) -> String {
        let size = content.attribute.name
        let points = Wording.points(content.change.magnitude)
        let start = "the content of \(content.view) needs \(points) more \(size) than "
        let isFixed = facts.contains {
            $0.size != nil && $0.view == content.view && $0.attribute == content.attribute && $0.relation == .equal
        }
        guard isFixed else {
            return start + "the constraints leave; lower its compression resistance below 1000, or \(priority)"
        }
        return start + "its fixed \(size); let the \(size) grow (>= instead of ==), or lower the compression resistance"
    }

    /// The advice if views may not be larger than their content.
    private static func text(
        _ hugging: ConflictFact, views: [String], excess: CGFloat, _ priority: String
    ) -> String {
        let side = hugging.attribute.axis == .vertical ? "vertical" : "horizontal"
        let growth = hugging.attribute.axis == .vertical ? "higher" : "wider"
        let points = Wording.points(views.count == 1 ? hugging.change.magnitude : excess)
        let subject = views.count == 1 ? "it" : "they"
        return "the \(side) content hugging of \(Wording.abridged(views)) is required, so \(subject) cannot be "
            + "\(points) \(growth) than \(views.count == 1 ? "its" : "their") content; lower that of "
            + "\(views.count == 1 ? hugging.view : "one of them") below 1000, or \(priority)"
    }

    /// The advice if sizes add up to more or less than the window.
    private static func text(_ window: ConflictFact, _ priority: String) -> String {
        let size = window.attribute.name
        let points = Wording.points(window.change.magnitude)
        guard window.change < 0 else {
            return "the constraints need \(points) more than the \(size) of the window; \(priority), or let the "
                + "content scroll"
        }
        return "the constraints add up to \(points) less than the \(size) of the window; \(priority)"
    }

    /// The maximum number of fixed sizes that are named.
    private static let sizeLimit = 4

    /// The sizes whose priority could be lowered, as text: `hero.height == 150 or create.height == 50`. The largest is
    /// first, because it can shrink the most; nil if there are none.
    /// - Parameter least: the amount by which a size has to shrink. For a smaller size, a lower priority does not help.
    private static func sizes(
        of facts: [ConflictFact], along axis: UILayoutConstraintAxis?, from least: CGFloat
    ) -> String? {
        let sizes =
            facts
            .filter {
                $0.entry.origin == .app && $0.attribute.axis == axis && $0.size.map { $0 >= Double(least) } ?? false
            }
            .sorted { ($0.size ?? 0) > ($1.size ?? 0) }
        guard !sizes.isEmpty else { return nil }
        let names = sizes.prefix(sizeLimit).map { fact in
            EquationText(
                first: "\(fact.view).\(fact.attribute.name)", relation: fact.relation, constant: fact.size ?? 0
            ).forPeople
        }
        return Wording.list(names, "or")
    }

    private static func isEncapsulated(_ fact: ConflictFact) -> Bool {
        fact.entry.identifier.hasPrefix("UIView-Encapsulated-Layout")
    }

    private static func twoSizes(of facts: [ConflictFact]) -> (ConflictFact, ConflictFact)? {
        for (index, first) in facts.enumerated() where first.size != nil && first.entry.origin == .app {
            for second in facts[(index + 1)...]
            where second.size != nil && second.entry.origin == .app && second.view == first.view
                && second.attribute == first.attribute
            {
                return (first, second)
            }
        }
        return nil
    }

    private static func number(_ fact: ConflictFact) -> String {
        let number = CGFloat(fact.size ?? 0).sixDigitText
        return switch fact.relation {
        case .equal: number
        case .lessThanOrEqual: "at most \(number)"
        case .greaterThanOrEqual: "at least \(number)"
        }
    }
}
