import Basics
public import KitValues

/// Required constraints that contradict each other, in the form in which UIKit logs them (autolayout.md §3).
public struct UnsatisfiableConstraints: Sendable, Hashable {
    /// One of the constraints, in the form in which it was written.
    public struct Member: Sendable, Hashable {
        /// `card.width == 300`.
        public var statement: String
        /// The subject of the constraint, without numbers: `card.width ==`.
        package var subject: String
        /// The identifier of the constraint in code.
        public var identifier: String?
        /// The place in a file; `nil` if the constraint is not in a file.
        public var source: ConstraintSource?

        package init(
            _ statement: String, subject: String? = nil, identifier: String? = nil, source: ConstraintSource? = nil
        ) {
            self.statement = statement
            self.subject = subject ?? statement
            self.identifier = identifier
            self.source = source
        }
    }

    /// The time at which the conflict was found.
    public struct Moment: Sendable, Hashable {
        /// The orientation of the interface.
        public var orientation: UIInterfaceOrientation
        /// The last callback of a controller before the conflict: `player.viewWillTransition(to:with:)`.
        public var callback: String?
        /// Whether later layout resolved the conflict. This happens if constraints are activated before others are
        /// deactivated.
        public var isTransient = false

        package init(orientation: UIInterfaceOrientation, callback: String? = nil) {
            self.orientation = orientation
            self.callback = callback
        }
    }

    /// The descriptions of the constraints, in the order in which UIKit prints them. If any one of them is removed, the
    /// others can be satisfied.
    public var constraints: [String]
    /// The description of the broken constraint, which layout ignores.
    public var broken: String
    /// Whether one of the constraints represents an autoresizing mask.
    public var includesMask: Bool
    /// The same constraints as ``constraints``, in the same order.
    public var members: [Member]
    /// The index of the broken constraint in ``members``.
    public var brokenMember: Int
    /// The indices in ``members`` in the order in which the constraints follow one another, from the beginning of a chain
    /// of views to its end.
    public var chain: [Int]
    /// The sum of the constraints, and the missing amount; `nil` if they do not simply add up.
    public var sum: String?
    /// The first view of the broken constraint.
    public var view: String
    /// The names of the views that the conflict makes too small along its axis: those without space, and the one whose
    /// size is broken.
    package var squeezed: [String] = []
    /// The axis of the broken constraint; `nil` if it has none.
    package var axis: UILayoutConstraintAxis?
    /// The likely mistake, and how to fix it.
    public var advice: String
    public var moment: Moment

    package init(
        constraints: [String], broken: String, includesMask: Bool, members: [Member], brokenMember: Int,
        chain: [Int]? = nil, sum: String? = nil, view: String, squeezed: [String] = [],
        axis: UILayoutConstraintAxis? = nil, advice: String, moment: Moment
    ) {
        self.constraints = constraints
        self.broken = broken
        self.includesMask = includesMask
        self.members = members
        self.brokenMember = brokenMember
        self.chain = chain ?? Array(members.indices)
        self.sum = sum
        self.view = view
        self.squeezed = squeezed
        self.axis = axis
        self.advice = advice
        self.moment = moment
    }

    /// The identity of a conflict, independent of the time at which it is found.
    public struct Identity: Sendable, Hashable {
        public var members: [Member]
        public var brokenMember: Int

        package init(members: [Member], brokenMember: Int) {
            self.members = members
            self.brokenMember = brokenMember
        }
    }

    /// The likely mistake, the sum of the constraints, and below it the constraints as they were written, with their
    /// places.
    public var explanation: String {
        let lines = chain.map { index in
            let member = members[index]
            let name = member.identifier.map { " '\(ShownText.name($0))'" } ?? ""
            let source = member.source.map { "   \($0)" } ?? ""
            return "  \(member.statement)\(name)\(index == brokenMember ? " (broken)" : "")\(source)"
        }
        return (["Likely mistake: \(advice)."] + (sum.map { ["Sum: \($0)."] } ?? []) + ["Constraints:"] + lines)
            .joined(separator: "\n")
    }

    public var identity: Identity { Identity(members: members, brokenMember: brokenMember) }
}
extension UnsatisfiableConstraints: CustomStringConvertible {
    /// UIKit's own text, without its advice on debugging.
    public var description: String {
        var lines = [
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if includesMask {
            lines.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
        }
        lines.append("(")
        lines.append(constraints.map { "    \"\(ShownText.name($0))\"" }.joined(separator: ",\n"))
        // UIKit also explains where to set a breakpoint, which does not exist here.
        lines += [")", "", "Will attempt to recover by breaking constraint ", broken]
        return lines.joined(separator: "\n")
    }
}
