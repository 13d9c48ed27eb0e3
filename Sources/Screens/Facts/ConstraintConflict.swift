import Basics
public import KitValues
public import LayoutRules

/// Required constraints that conflict on one screen, with every occurrence of the conflict.
public struct ConstraintConflict: Sendable, Hashable {
    /// An orientation in which the constraints conflicted.
    public struct Occurrence: Sendable, Hashable {
        public var orientation: UIInterfaceOrientation
        /// Whether the conflict was gone when layout was complete, for example because constraints were switched in the
        /// wrong order.
        public var isTransient: Bool
        /// The last callback before the conflict, if there was one.
        public var callback: String?

        package init(orientation: UIInterfaceOrientation, isTransient: Bool, callback: String?) {
            self.orientation = orientation
            self.isTransient = isTransient
            self.callback = callback
        }

        fileprivate var text: String {
            let state = isTransient ? "gone after layout" : "still there after layout"
            return "\(orientation.name) (\(callback.map { "found after \($0), " } ?? "")\(state))"
        }
    }

    /// The report of the first occurrence.
    public var report: UnsatisfiableConstraints
    public var occurrences: [Occurrence]
    /// The orientations that were shown without the conflict.
    public var holdsIn: [UIInterfaceOrientation]
    /// Whether the conflict did not exist before the first rotation, so that it is easily missed.
    public var isAfterRotation: Bool
    /// The conflicts with the same ``cause`` that were added to this one.
    package private(set) var further: [UnsatisfiableConstraints] = []

    package init(
        report: UnsatisfiableConstraints, occurrences: [Occurrence], holdsIn: [UIInterfaceOrientation],
        isAfterRotation: Bool
    ) {
        self.report = report
        self.occurrences = occurrences
        self.holdsIn = holdsIn
        self.isAfterRotation = isAfterRotation
    }

    /// Whether the conflict exists only until the variations of a file take effect, because UIKit changes sizes before
    /// them (autolayout.md §0a.21). UIKit logs a message about it, but it is not a mistake of the layout. The
    /// property is false if no constraint is from a file, because code may have switched them in the wrong order.
    package var isBetweenVariations: Bool {
        !occurrences.isEmpty && occurrences.allSatisfy(\.isTransient) && report.members.contains { $0.source != nil }
    }

    /// The orientation and the time: `in landscapeRight (found after player.viewDidLayoutSubviews, still there after
    /// layout), but not in portrait`. A view that was laid out at a given size has no orientation.
    public var when: String {
        guard !occurrences.isEmpty else { return "at this size" }
        let here = "in " + occurrences.map(\.text).joined(separator: " and ")
        return holdsIn.isEmpty ? here : here + ", but not in " + holdsIn.map(\.name).joined(separator: " and ")
    }

    /// The likely mistake, the constraints with their places, and the time. UIKit's own text is the description of the
    /// ``report``.
    public var text: String {
        let cause = isAfterRotation ? "; the rotation causes it" : ""
        return [report.explanation, alsoBroken, "Conflict \(when)\(cause)."].compactMap(\.self).joined(separator: "\n")
    }

    /// `The same constraints contradict b.height == 44 (line 4) and 2 others.`; nil without further conflicts.
    package var alsoBroken: String? {
        guard !further.isEmpty else { return nil }
        let others = further.map { report in
            let broken = report.members[report.brokenMember]
            return broken.statement + (broken.source.map { " (\($0.lines))" } ?? "")
        }
        return "The same constraints contradict \(Wording.abridged(others))."
    }

    /// The conflict on one line, with the advice first: `has conflicting constraints: …. Sum: …. Constraints: a (line
    /// 3) | b (broken, line 4). Conflict in portrait …`.
    public var summary: String {
        let members = ConstraintConflict.line(report.chain, broken: report.brokenMember) { index in
            let member = report.members[index]
            let notes = [index == report.brokenMember ? "broken" : nil, member.source?.lines].compactMap(\.self)
            return member.statement + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }
        return "has conflicting constraints: \(report.advice). " + (report.sum.map { "Sum: \($0). " } ?? "")
            + "Constraints: \(members). " + (alsoBroken.map { "\($0) " } ?? "") + "Conflict \(when)"
    }

    /// The maximum number of constraints on one line.
    private static let memberLimit = 12

    /// Constraints on one line: all of them, or the first ones, the broken one and the number of the others.
    /// - Parameters:
    ///   - order: the indices of the constraints.
    ///   - text: the text for each.
    package static func line(_ order: [Int], broken: Int, text: (Int) -> String) -> String {
        let rest = order.count - memberLimit
        guard rest > 1 else { return order.map(text).joined(separator: " | ") }
        var named = Array(order.prefix(memberLimit))
        if !named.contains(broken) { named[memberLimit - 1] = broken }
        return (named.map(text) + ["\(rest) more"]).joined(separator: " | ")
    }
}

extension ConstraintConflict {
    /// The cause of a conflict: the constraints that contradict the broken one, and the moments at which they did.
    /// Several conflicts may have the same cause: if only three of five labels fit into a column, the same constraints
    /// break the heights of the last two.
    package struct Cause: Hashable {
        fileprivate let members: Set<UnsatisfiableConstraints.Member>
        fileprivate let occurrences: [Occurrence]
    }

    /// The cause; nil if no other constraint contradicts the broken one, for example because it asks for a negative
    /// width.
    package var cause: Cause? {
        var members = Set(report.members)
        members.remove(report.members[report.brokenMember])
        return members.isEmpty ? nil : Cause(members: members, occurrences: occurrences)
    }

    /// Adds a conflict with the same cause.
    package mutating func add(_ other: ConstraintConflict) { further += [other.report] + other.further }
}

extension [ConstraintConflict] {
    /// The conflicts, reduced to one for each cause.
    package var byCause: [ConstraintConflict] {
        var merged: [ConstraintConflict] = []
        var places: [ConstraintConflict.Cause: Int] = [:]
        for conflict in self {
            if let place = conflict.cause.flatMap({ places[$0] }) {
                merged[place].add(conflict)
            } else {
                if let cause = conflict.cause { places[cause] = merged.count }
                merged.append(conflict)
            }
        }
        return merged
    }
}
