import ConstraintSolver
import Foundation
import KitValues
package import LayoutRules

// Numbers that are open because optional constraints of one priority contradict each other.
extension LayoutEngine {
    /// The maximum number of open numbers that are tried, and the maximum number of entries of the solver's tables that
    /// may be visited for it.
    private static let tieTrials = 50
    private static let tieWork = 10_000_000

    /// The views whose constraints leave their frame open, without numbers that follow from others. Numbers that are
    /// open for different reasons are listed separately.
    func openPlacesWithTies(_ words: ConstraintWords) -> [OpenPlace] {
        let workBefore = solver.work.entries
        var trials = 0
        var places: [OpenPlace] = []
        for (view, numbers) in independentOpenViews() {
            var free: [LayoutNumber] = []
            var tied: [OpenPlace] = []
            for number in numbers {
                trials += 1
                guard trials <= LayoutEngine.tieTrials, solver.work.entries - workBefore < LayoutEngine.tieWork,
                    let tie = priorityTie(of: number, view, words)
                else {
                    free.append(number)
                    continue
                }
                if let known = tied.firstIndex(where: { $0.tie == tie }) {
                    tied[known].numbers.append(number)
                } else {
                    tied.append(OpenPlace(view: view, numbers: [number], tie: tie))
                }
            }
            if !free.isEmpty { places.append(OpenPlace(view: view, numbers: free, tie: nil)) }
            places += tied
        }
        return places
    }

    /// The constraints of one priority that leave a number open; nil if there is another reason.
    func priorityTie(of name: LayoutNumber, _ view: UIView, _ words: ConstraintWords) -> PriorityTie? {
        rivals(for: name, view).flatMap { rivals in
            let rows = (rivals.yielding + rivals.prevailing).sorted { place(of: $0) < place(of: $1) }
            let named = rows.compactMap { rival(of: $0, words) }
            // The priority of an optional constraint of a stack view or of the system cannot be changed.
            guard named.count == rows.count, let yielding = rivals.yielding.first.flatMap({ rival(of: $0, words) })
            else { return nil }
            return PriorityTie(rivals: named, yielding: yielding, priority: Double(rivals.priority.value))
        }
    }

    /// The sort order of a row: contents in the order of their views, then constraints in the order of their rows.
    private func place(of row: RowID) -> (Int, Int) {
        guard case .content(let item, _) = rows[row.index] else { return (.max, row.index) }
        return (itemsInTreeOrder[item] ?? .max, row.index)
    }

    /// The optional rows that are not satisfied, not because of a row of a higher priority, but because of others of
    /// their own priority.
    func rowsInTies() -> Set<RowID> {
        var rows: Set<RowID> = []
        for (view, numbers) in independentOpenViews().prefix(LayoutEngine.tieTrials) {
            for number in numbers {
                guard let rivals = rivals(for: number, view) else { continue }
                rows.formUnion(rivals.yielding + rivals.prevailing)
            }
        }
        return rows
    }

    private func rivals(for name: LayoutNumber, _ view: UIView) -> Rivals? {
        guard let state = view.layoutState, let index = index(of: state) else { return nil }
        var rivals: Rivals?
        attempt { solver throws(SolverError) in rivals = try solver.rivals(for: unknown(index, name.part)) }
        return rivals
    }

    private func rival(of row: RowID, _ words: ConstraintWords) -> PriorityTie.Rival? {
        switch rows[row.index] {
        case .constraint(let constraint):
            let identifier = constraint.storedIdentifier ?? ""
            guard ConflictEntry.Origin(identifier: identifier) != .stack else { return nil }
            return .constraint(
                words.equation(of: constraint).forPeople + (constraint.source.map { " (\($0.lines))" } ?? ""))
        case .content(let item, let part):
            guard let view = items[Int(item)].view.view else { return nil }
            let axis = part < 2 ? "horizontal" : "vertical"
            return .content(
                view: words.name(of: view),
                name: "\(axis) \(part % 2 == 0 ? "contentHuggingPriority" : "contentCompressionResistancePriority")")
        case .mask, .guide, .free, .fitting: return nil
        }
    }
}

extension UIView {
    /// The content that the view lacks to have a size of its own; nil for views that have it, and for those that have
    /// no content.
    package final var missing: MissingContent? { missingContent }

    /// The views of this tree whose constraints leave their frame open, without numbers that follow from others, and
    /// the reasons.
    /// - Parameter names: names of views that have no identifier.
    package final func openPlaces(names: [ObjectIdentifier: String] = [:]) -> [OpenPlace] {
        engineForLayout()?.openPlacesWithTies(ConstraintWords(names: names)) ?? []
    }
}

/// A view with open numbers in its frame, all for the same reason.
package struct OpenPlace {
    package let view: UIView
    package var numbers: [LayoutNumber]
    /// The tie that leaves the numbers open; nil if the numbers have no constraints.
    package let tie: PriorityTie?
    /// The content that would determine the open sizes of the view.
    @MainActor package var missing: MissingContent? {
        tie == nil && numbers.contains(where: \.isLength) ? view.missing : nil
    }
}
