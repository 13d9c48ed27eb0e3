/// Optional rows of one priority that leave an unknown open because neither side wins: what one side gains, the other
/// loses.
public struct Rivals: Equatable, Sendable {
    /// The rows that would fail less with another value: they give way now.
    public let yielding: [RowID]
    /// The rows that would fail more with another value.
    public let prevailing: [RowID]
    public let priority: Priority
}

extension ConstraintSolver {
    /// The rows with equal priorities that leave an unknown ambiguous; nil if it is ambiguous because no row contains
    /// it. The method moves the unknown and moves it back, so it is meant for checks and not for every layout. Called
    /// right after an update, it leaves all values as they were.
    public mutating func rivals(for unknown: Unknown) throws(SolverError) -> Rivals? {
        let rows = optionalGoals(beside: unknown)
        // One of two rivals fails for every value of the unknown.
        guard rows.contains(where: { !system.holds($0) }), isAmbiguous(unknown) else { return nil }
        let index = Int32(unknown.index)
        let before = rows.map { distance(of: RowID($0)) }
        let (value, preferred, rank) = (
            system.values[unknown.index], preferences.value(of: index), preferences.rank(of: index)
        )
        let broken = Set(conflicts.map(\.broken))
        let explanations = answers.explanations
        var found: Rivals?
        for step in [50.0, -50] where found == nil {
            try setPreference(value + step, rank: .max, of: unknown)
            try update(breaking: { rows in rows.rows.first(where: broken.contains) ?? rows.last })
            found = rivals(among: rows, before)
        }
        try setPreference(preferred, rank: rank, of: unknown)
        try update(breaking: { rows in rows.rows.first(where: broken.contains) ?? rows.last })
        // The sources of values are the same as before, but plans may have moved.
        answers.explanations = explanations
        return found
    }

    /// The optional rows among the goals of the plan to which an unknown belongs.
    private func optionalGoals(beside unknown: Unknown) -> [Int32] {
        guard system.unknowns.indices.contains(unknown.index) else { return [] }
        let part = system.unknowns[unknown.index].part
        guard part != Part.none, let open = parts[Int(part)].open else { return [] }
        var rows: Set<Int32> = []
        for group in plans.groups(of: open) {
            for goal in 0..<group.goals.count {
                guard let row = plans.goal(goal, of: group).row,
                    system.rows[Int(row)].priority < Priority.required.value
                else { continue }
                rows.insert(row)
            }
        }
        return rows.sorted()
    }

    /// The rivals among the most important of the rows whose distances have changed.
    private func rivals(among rows: [Int32], _ before: [Double]) -> Rivals? {
        let changes = zip(rows, before).map { (row: $0, change: distance(of: RowID($0)) - $1) }
            .filter { $0.change.magnitude > 1e-6 }
        guard let level = changes.map({ system.rows[Int($0.row)].priority }).max() else { return nil }
        let rivals = changes.filter { system.rows[Int($0.row)].priority == level }
        let yielding = rivals.filter { $0.change < 0 }.map { RowID($0.row) }
        let prevailing = rivals.filter { $0.change > 0 }.map { RowID($0.row) }
        guard !yielding.isEmpty, !prevailing.isEmpty else { return nil }
        return Rivals(yielding: yielding, prevailing: prevailing, priority: Priority(level))
    }
}
