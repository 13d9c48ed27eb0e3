import Basics
import Foundation

/// Optional constraints and content sizes with the same priority, none of which wins, so that the result is ambiguous.
public struct PriorityTie: Sendable, Hashable {
    /// A constraint, or the content size of a view.
    package enum Rival: Sendable, Hashable {
        /// A constraint with its priority and its place in a file.
        case constraint(String)
        /// A priority of a view's content: `name`, `horizontal contentHuggingPriority`
        case content(view: String, name: String)

        fileprivate var text: String {
            switch self {
            case .constraint(let text): text
            case .content(let view, let name): "the \(name) of \(view)"
            }
        }

        fileprivate var view: String {
            if case .content(let view, _) = self { view } else { "" }
        }
    }

    /// The first rivals in the order of their views, at most as many as are named.
    package var rivals: [Rival]
    /// The number of all rivals.
    package var count: Int
    /// The priority of all rivals if all are contents: `horizontal contentHuggingPriority`.
    package var commonName: String?
    /// The first rival that yields now.
    package var yielding: Rival
    public var priority: Double

    package init(rivals: [Rival], count: Int, commonName: String?, yielding: Rival, priority: Double) {
        self.rivals = rivals
        self.count = count
        self.commonName = commonName
        self.yielding = yielding
        self.priority = priority
    }

    /// The maximum number of rivals that are named; one more is named instead of "1 others".
    private static let nameLimit = 4
    package static let namedRivals = nameLimit + 1

    /// `caption and field have the same horizontal contentHuggingPriority, 250`
    package var statement: String {
        let number = CGFloat(priority).sixDigitText
        guard let name = commonName else {
            return "\(list(rivals.map(\.text))) have the same priority, \(number)"
        }
        return "\(list(rivals.map(\.view))) have the same \(name), \(number)"
    }

    /// The cure. It suggests a lower priority for the unsatisfied rival, which leaves all views where they are.
    package var cure: String {
        let number = CGFloat(priority > 1 ? priority - 1 : priority / 2).sixDigitText
        // With a lower priority, a constraint that is not satisfied would have no effect at all.
        guard commonName == nil else { return "give them different priorities, such as \(number) for \(yielding.view)" }
        return "remove one of them, or give them different priorities, such as \(number) for \(yielding.text)"
    }

    private func list(_ names: [String]) -> String {
        let rest = count - PriorityTie.nameLimit
        let shown = rest > 1 ? Array(names.prefix(PriorityTie.nameLimit)) + ["\(rest) others"] : names
        return Wording.list(shown, "and")
    }
}
