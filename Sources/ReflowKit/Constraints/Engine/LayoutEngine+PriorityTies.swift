import ConstraintSolver
import Foundation
import KitValues
package import LayoutRules

// Numbers that are open because optional constraints of one priority contradict each other.
extension LayoutEngine {
    /// Rows with equal priorities that leave numbers open.
    struct RowTie {
        /// The rows: contents in the order of their views, then constraints in the order of their rows.
        var rows: [RowID]
        /// The first row that yields.
        var yielding: RowID
        var priority: Double
    }

    /// The known ties, which are valid as long as values and views do not change. Code that asks about one number of a
    /// tie usually asks about all.
    struct KnownTies {
        fileprivate var updates = -1
        fileprivate var moves = 0
        fileprivate var order: [Int32: Int] = [:]
        /// The ties by their first yielding rows, which no other tie has; nil for ties whose priorities nobody can
        /// change.
        fileprivate var ties: [RowID: RowTie?] = [:]
    }

    /// The views whose constraints leave their frame open, without numbers that follow from others. Numbers that are
    /// open for different reasons are listed separately.
    func openPlacesWithTies(_ words: ConstraintWords) -> [OpenPlace] {
        var places: [OpenPlace] = []
        for (view, numbers) in independentOpenViews() {
            var free: [LayoutNumber] = []
            var tied: [OpenPlace] = []
            for number in numbers {
                guard let rows = rowTie(of: number, view), let tie = priorityTie(rows, words) else {
                    free.append(number)
                    continue
                }
                // The rivals of another tie may have the same names and texts.
                if let known = tied.firstIndex(where: { $0.tieNumber == rows.yielding.index }) {
                    tied[known].numbers.append(number)
                } else {
                    tied.append(
                        OpenPlace(view: view, numbers: [number], tie: tie, tieNumber: rows.yielding.index))
                }
            }
            if !free.isEmpty { places.append(OpenPlace(view: view, numbers: free, tie: nil)) }
            places += tied
        }
        return places
    }

    /// The constraints of one priority that leave a number open; nil if there is another reason.
    func priorityTie(of name: LayoutNumber, _ view: UIView, _ words: ConstraintWords) -> PriorityTie? {
        rowTie(of: name, view).flatMap { priorityTie($0, words) }
    }

    private func rowTie(of name: LayoutNumber, _ view: UIView) -> RowTie? {
        guard let state = view.layoutState, let index = index(of: state),
            let rivals = solver.rivals(for: unknown(index, name.part))
        else { return nil }
        return tie(among: rivals)
    }

    private func priorityTie(_ tie: RowTie, _ words: ConstraintWords) -> PriorityTie? {
        guard let yielding = rival(of: tie.yielding, words) else { return nil }
        return PriorityTie(
            rivals: tie.rows.prefix(PriorityTie.namedRivals).compactMap { rival(of: $0, words) }, count: tie.rows.count,
            commonName: commonName(of: tie.rows), yielding: yielding, priority: tie.priority)
    }

    /// The optional rows that compete with other rows of their own priority, so that not all of them can be satisfied.
    func rowsInTies() -> Set<RowID> {
        solver.rivals().reduce(into: []) { rows, rivals in rows.formUnion(rivals.yielding + rivals.prevailing) }
    }

    private func tie(among rivals: Rivals) -> RowTie? {
        if knownTies.updates != updates || knownTies.moves != HierarchyMoves.count {
            knownTies = KnownTies(updates: updates, moves: HierarchyMoves.count, order: itemsInTreeOrder)
        }
        if let known = knownTies.ties[rivals.yielding[0]] { return known }
        func sorted(_ rows: [RowID]) -> [RowID] {
            rows.map { (place: place(of: $0), row: $0) }.sorted { $0.place < $1.place }.map(\.row)
        }
        let rows = sorted(rivals.yielding + rivals.prevailing)
        // The priority of an optional constraint of a stack view or of the system cannot be changed.
        let tie: RowTie? =
            rows.allSatisfy(canChangePriority)
            ? RowTie(rows: rows, yielding: sorted(rivals.yielding)[0], priority: Double(rivals.priority.value)) : nil
        knownTies.ties[rivals.yielding[0]] = .some(tie)
        return tie
    }

    private func place(of row: RowID) -> (Int, Int) {
        guard case .content(let item, _) = rows[row.index] else { return (.max, row.index) }
        return (knownTies.order[item] ?? .max, row.index)
    }

    private func canChangePriority(of row: RowID) -> Bool {
        switch rows[row.index] {
        case .constraint(let constraint):
            ConflictEntry.Origin(identifier: constraint.storedIdentifier ?? "") != .stack
        case .content(let item, _): items[Int(item)].view.view != nil
        case .mask, .guide, .free, .fitting: false
        }
    }

    /// The priority of all rows if all are contents: `horizontal contentHuggingPriority`.
    private func commonName(of rows: [RowID]) -> String? {
        var common: Int?
        for row in rows {
            guard case .content(_, let part) = self.rows[row.index], common == nil || common == part else { return nil }
            common = part
        }
        return common.map(contentName)
    }

    private func contentName(_ part: Int) -> String {
        "\(part < 2 ? "horizontal" : "vertical") "
            + (part % 2 == 0 ? "contentHuggingPriority" : "contentCompressionResistancePriority")
    }

    private func rival(of row: RowID, _ words: ConstraintWords) -> PriorityTie.Rival? {
        switch rows[row.index] {
        case .constraint(let constraint):
            return .constraint(
                words.equation(of: constraint).forPeople + (constraint.source.map { " (\($0.lines))" } ?? ""))
        case .content(let item, let part):
            return items[Int(item)].view.view.map { .content(view: words.name(of: $0), name: contentName(part)) }
        case .mask, .guide, .free, .fitting: return nil
        }
    }
}

extension UIView {
    /// The content that the view lacks to have a size of its own. Nil if the view has a size of its own, or never has
    /// content.
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
    /// A number that no other tie of the tree has; nil if there is no tie.
    package var tieNumber: Int?
    /// The content that would determine the open sizes of the view.
    @MainActor package var missing: MissingContent? {
        tie == nil && numbers.contains(where: \.isLength) ? view.missing : nil
    }
}
