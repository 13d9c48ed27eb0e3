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

    /// In the order of their views.
    package var rivals: [Rival]
    /// One that gives way now.
    package var yielding: Rival
    public var priority: Double

    package init(rivals: [Rival], yielding: Rival, priority: Double) {
        self.rivals = rivals
        self.yielding = yielding
        self.priority = priority
    }

    /// One of several in which the same gives way; nil if there are none.
    package static func joined(_ ties: [PriorityTie]) -> PriorityTie? {
        guard var joined = ties.first else { return nil }
        let all = ties.flatMap(\.rivals)
        var seen: Set<Rival> = []
        joined.rivals = all.filter { seen.insert($0).inserted }
        return joined
    }

    private static let nameLimit = 4

    /// What all want, where all are contents.
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

    /// Lowering what gives way anyway leaves everything where it is.
    package var cure: String {
        let number = CGFloat(priority > 1 ? priority - 1 : priority / 2).sixDigitText
        // A constraint that gives way has no effect any more.
        guard commonName == nil else { return "give them different priorities, such as \(number) for \(yielding.view)" }
        return "remove one of them, or give them different priorities, such as \(number) for \(yielding.text)"
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        return Wording.list(rest > 1 ? names.prefix(nameLimit) + ["\(rest) others"] : names, "and")
    }
}
