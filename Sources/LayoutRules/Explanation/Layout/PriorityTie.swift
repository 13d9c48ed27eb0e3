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

    /// The rivals in the order of their views.
    package var rivals: [Rival]
    /// The rival that is not satisfied at present.
    package var yielding: Rival
    public var priority: Double

    package init(rivals: [Rival], yielding: Rival, priority: Double) {
        self.rivals = rivals
        self.yielding = yielding
        self.priority = priority
    }

    /// One tie of several that share the unsatisfied rival; nil if there are none.
    package static func joined(_ ties: [PriorityTie]) -> PriorityTie? {
        guard var joined = ties.first else { return nil }
        let all = ties.flatMap(\.rivals)
        var seen: Set<Rival> = []
        joined.rivals = all.filter { seen.insert($0).inserted }
        return joined
    }

    private static let nameLimit = 4

    /// The name of the priority, if all rivals are contents with the same one.
    private var commonName: String? {
        let names = Set(rivals.map { if case .content(_, let name) = $0 { name } else { "" } })
        return names.count == 1 ? names.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    /// `caption and field have the same horizontal contentHuggingPriority, 250`
    package var statement: String {
        let number = CGFloat(priority).sixDigitText
        guard let name = commonName else {
            return "\(PriorityTie.list(rivals.map(\.text))) have the same priority, \(number)"
        }
        return "\(PriorityTie.list(rivals.map(\.view))) have the same \(name), \(number)"
    }

    /// The cure. It suggests a lower priority for the unsatisfied rival, which leaves all views where they are.
    package var cure: String {
        let number = CGFloat(priority > 1 ? priority - 1 : priority / 2).sixDigitText
        // With a lower priority, a constraint that is not satisfied would have no effect at all.
        guard commonName == nil else { return "give them different priorities, such as \(number) for \(yielding.view)" }
        return "remove one of them, or give them different priorities, such as \(number) for \(yielding.text)"
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        return Wording.list(rest > 1 ? names.prefix(nameLimit) + ["\(rest) others"] : names, "and")
    }
}
