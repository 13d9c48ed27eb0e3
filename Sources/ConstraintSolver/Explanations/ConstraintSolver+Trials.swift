extension ConstraintSolver {
    /// Whether any value would change without a row. The method removes the row, solves everything, and adds the row
    /// again, so it is meant for checks and not for every layout. Called right after an update, it leaves all values as
    /// they were.
    public mutating func changesSomething(_ id: RowID) throws(SolverError) -> Bool {
        guard let index = existing(id) else { return false }
        let row = system.rows[index]
        let terms = terms(of: id)
        let before = system.values.all
        let explanations = answers.explanations
        let turn = turns[Int32(index)]
        removeRow(id)
        try update()
        let isChanged = zip(before, system.values.all).contains { ($0 - $1).magnitude > 1e-6 }
        try setRow(
            id, terms: terms, constant: row.constant, relation: row.relation, priority: Priority(row.priority))
        turns.restore(turn, of: Int32(index))
        try update()
        // The sources of values are the same as before, but plans may have moved.
        answers.explanations = explanations
        return isChanged
    }
}
