import Basics
import Foundation

/// Wishes of one priority of which no side wins, so that what they are about stays open.
public struct PriorityTie: Sendable, Hashable {
    /// A constraint, or what the content of a view wants.
    package enum Rival: Sendable, Hashable {
        /// With its priority, and its place in a file.
        case constraint(String)
        /// `name`, `horizontal contentHuggingPriority`
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

    /// The first of them, in the order of their views: as many as are named.
    package var rivals: [Rival]
    /// The number of all rivals.
    package var count: Int
    /// The priority that all have in common, where all are contents: `horizontal contentHuggingPriority`.
    package var commonName: String?
    /// The first that gives way now.
    package var yielding: Rival
    public var priority: Double

    package init(rivals: [Rival], count: Int, commonName: String?, yielding: Rival, priority: Double) {
        self.rivals = rivals
        self.count = count
        self.commonName = commonName
        self.yielding = yielding
        self.priority = priority
    }

    /// The number of rivals that are named; one more is named in place of "1 others".
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

    /// Lowering what gives way anyway leaves everything where it is.
    package var cure: String {
        let number = CGFloat(priority > 1 ? priority - 1 : priority / 2).sixDigitText
        // A constraint that gives way has no effect any more.
        guard commonName == nil else { return "give them different priorities, such as \(number) for \(yielding.view)" }
        return "remove one of them, or give them different priorities, such as \(number) for \(yielding.text)"
    }

    private func list(_ names: [String]) -> String {
        let rest = count - PriorityTie.nameLimit
        let shown = rest > 1 ? Array(names.prefix(PriorityTie.nameLimit)) + ["\(rest) others"] : names
        return Wording.list(shown, "and")
    }
}
