/// Required constraints that contradict each other, in the words in which UIKit logs them (autolayout.md §3).
public struct UnsatisfiableConstraints: Sendable, Hashable {
    /// The descriptions, in the order in which they are printed. All but any one of them could hold.
    public var constraints: [String]
    /// The description of the one without which layout goes on.
    public var broken: String
    /// Whether one of them stands for an autoresizing mask.
    public var includesMask: Bool

    public init(constraints: [String], broken: String, includesMask: Bool) {
        self.constraints = constraints
        self.broken = broken
        self.includesMask = includesMask
    }
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
