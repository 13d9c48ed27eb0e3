public import KitValues

/// Required constraints that contradict each other, in the words in which UIKit logs them (autolayout.md §3).
public struct UnsatisfiableConstraints: Sendable, Hashable {
    /// One of them, in the words of whoever wrote it.
    public struct Member: Sendable, Hashable {
        /// `card.width == 300`.
        public var statement: String
        /// What names the constraint in code.
        public var identifier: String?
        /// `nil` for what is not written down in a file.
        public var source: ConstraintSource?

        package init(_ statement: String, identifier: String? = nil, source: ConstraintSource? = nil) {
            self.statement = statement
            self.identifier = identifier
            self.source = source
        }
    }

    /// When it was found.
    public struct Moment: Sendable, Hashable {
        /// Of the interface.
        public var orientation: UIInterfaceOrientation
        /// The last callback of a controller before it, if there was one: `player.viewWillTransition(to:with:)`.
        public var callback: String?
        /// Whether it was gone when layout was done: constraints were switched in the wrong order, for example.
        public var isTransient = false

        package init(orientation: UIInterfaceOrientation, callback: String? = nil) {
            self.orientation = orientation
            self.callback = callback
        }
    }

    /// The descriptions, in the order in which they are printed. All but any one of them could hold.
    public var constraints: [String]
    /// The description of the one without which layout goes on.
    public var broken: String
    /// Whether one of them stands for an autoresizing mask.
    public var includesMask: Bool
    /// The same in the order of ``constraints``.
    public var members: [Member]
    /// The one without which layout goes on, as an index of ``members``.
    public var brokenMember: Int
    /// The view that the broken one speaks of.
    public var view: String
    /// What is probably wrong, and what to do about it.
    public var advice: String
    public var moment: Moment

    package init(
        constraints: [String], broken: String, includesMask: Bool, members: [Member], brokenMember: Int,
        view: String, advice: String, moment: Moment
    ) {
        self.constraints = constraints
        self.broken = broken
        self.includesMask = includesMask
        self.members = members
        self.brokenMember = brokenMember
        self.view = view
        self.advice = advice
        self.moment = moment
    }

    /// What it is about, whenever it was found.
    public struct Identity: Sendable, Hashable {
        public var members: [Member]
        public var brokenMember: Int

        package init(members: [Member], brokenMember: Int) {
            self.members = members
            self.brokenMember = brokenMember
        }
    }

    /// Each constraint in the words of its author, with its place, and below them the likely mistake.
    public var explanation: String {
        let lines = members.enumerated().map { index, member in
            let name = member.identifier.map { " '\($0)'" } ?? ""
            let source = member.source.map { "   \($0)" } ?? ""
            return "  \(member.statement)\(name)\(index == brokenMember ? " (broken)" : "")\(source)"
        }
        return (lines + [advice]).joined(separator: "\n")
    }

    public var identity: Identity { Identity(members: members, brokenMember: brokenMember) }
}
extension UnsatisfiableConstraints: CustomStringConvertible {
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
        lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        lines += [
            ")", "", "Will attempt to recover by breaking constraint ", broken, "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
                + "may also be helpful.",
        ]
        return lines.joined(separator: "\n")
    }
}
