extension ConstraintSolver {
    /// Whether any value would be another without a row. The row is taken out, everything is solved, and it is put back:
    /// for a check, not for every layout. Right after an update, values are the same afterwards.
    public mutating func changesSomething(_ id: RowID) throws(SolverError) -> Bool {
        guard let index = existing(id) else { return false }
        let row = system.rows[index]
        let terms = row.termRange.map { Term(system.coefficient(at: $0), Unknown(system.terms[$0].unknown)) }
        let before = system.values.all
        removeRow(id)
        try update()
        let isChanged = zip(before, system.values.all).contains { ($0 - $1).magnitude > 1e-6 }
        try setRow(
            id, terms: terms, constant: row.constant, relation: row.relation, priority: Priority(row.priority))
        try update()
        return isChanged
    }
}
