import Basics
package import Foundation
package import KitValues

/// What is known about a constraint of a contradicting set, beside what decides which one is broken.
package struct ConflictFact: Sendable, Hashable {
    /// What it is about, where that matters for the cure.
    package enum Role: Sendable, Hashable {
        case ordinary
        /// The mask of a view that constraints are meant to place.
        case forgottenMask
        /// The size of the window.
        case window
        /// What a view shows has to have so much room.
        case content
    }

    package var entry: ConflictEntry
    package var role: Role
    /// The view that the first side speaks of.
    package var view: String
    package var attribute: NSLayoutAttribute
    package var relation: NSLayoutRelation
    /// The number, where the constraint is about one size alone.
    package var size: Double?

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

/// The likely mistake behind a conflict, by what is in the set (autolayout.md §3), and its cure.
package enum ConflictAdvice {
    /// - Parameters:
    ///   - facts: in the order in which the set is printed.
    ///   - broken: which of them is broken.
    ///   - statement: the broken one in words.
    ///   - excess: by how much it fails, in points.
    ///   - withoutRoom: the views for which nothing is left.
    package static func text(
        _ facts: [ConflictFact], broken: Int, statement: String, excess: CGFloat, withoutRoom: [String]
    ) -> String {
        let points = "\(excess.sixDigitText) points too much"
        if let mask = facts.first(where: { $0.role == .forgottenMask }) {
            return "\(mask.view) still translates its autoresizing mask, so its frame is required, too; set "
                + "translatesAutoresizingMaskIntoConstraints of \(mask.view) to false"
        }
        if facts.contains(where: { $0.entry.identifier.hasPrefix("_UITemporaryLayout") }) {
            return "it was measured before it had a size, which is harmless if the constraints hold afterwards"
        }
        if let cell = facts.first(where: { $0.role != .window && isEncapsulated($0) }) {
            return
                "\(cell.view) is measured as a cell with a \(cell.attribute.name) that is set from outside; give one of "
                + "its constraints along that axis priority 999"
        }
        if let hidden = facts.first(where: { $0.entry.identifier == StackIdentifier.hiding.rawValue }) {
            return
                "\(hidden.view) is hidden in a stack view, which makes its \(hidden.attribute.name) 0, and has a required "
                + "\(hidden.attribute.name) of its own; give that priority 999"
        }
        if let (first, second) = twoSizes(of: facts) {
            return "\(first.view) has two \(first.attribute.name)s, \(number(first)) and \(number(second)); remove one "
                + "of them, or give it a lower priority"
        }
        let axis = facts[broken].attribute.axis
        if let content = facts.first(where: { $0.role == .content }) {
            return "what \(content.view) shows does not fit its fixed \(content.attribute.name), \(points); let the "
                + "\(content.attribute.name) grow (>= in place of ==), or lower the compression resistance"
        }
        let size = axis == .vertical ? "height" : "width"
        let isInWindow = facts.contains { $0.role == .window }
        if !withoutRoom.isEmpty {
            let room = isInWindow ? " in a window of this \(size)" : ""
            return "nothing is left for \(withoutRoom.joined(separator: " and ")) between its neighbours\(room), "
                + "\(points); make one of the gaps smaller, or give it a priority below 1000"
        }
        if isInWindow {
            let cure =
                named(facts, .equal, along: axis).map { "make a fixed \(size) an inequality (\($0))" }
                ?? named(facts, .greaterThanOrEqual, along: axis).map { "lower a minimum (\($0))" }
                ?? "make a fixed \(size) an inequality"
            return
                "the constraints do not fit the \(size) of the window, \(points); \(cure), give it a priority below "
                + "1000, or let the content scroll"
        }
        return "they cannot all hold, \(excess.sixDigitText) points are missing; remove one that is not meant, or give "
            + "\(statement) a priority below 1000"
    }

    /// So many fixed sizes are named.
    private static let sizeLimit = 4

    /// `hero 150, create 50`: the largest first, which can give the most; nil if there are none.
    private static func named(
        _ facts: [ConflictFact], _ relation: NSLayoutRelation, along axis: UILayoutConstraintAxis?
    ) -> String? {
        let sizes = facts.filter { fact in
            fact.size != nil && fact.entry.origin == .app && fact.relation == relation && fact.attribute.axis == axis
        }.sorted { ($0.size ?? 0) > ($1.size ?? 0) }
        guard !sizes.isEmpty else { return nil }
        let names = sizes.prefix(sizeLimit).map { "\($0.view) \(CGFloat($0.size ?? 0).sixDigitText)" }
        return names.joined(separator: ", ") + (sizes.count > sizeLimit ? ", …" : "")
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
