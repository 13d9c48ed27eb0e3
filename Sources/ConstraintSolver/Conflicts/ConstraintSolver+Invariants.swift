extension ConstraintSolver {
    /// The violated invariants, one sentence each, for tests and fuzzers. Call this right after an update that
    /// succeeded.
    public func checkInvariants() -> [String] {
        var problems: [String] = []
        let leftOut = Set(conflicts.map(\.broken) + unsolved.map(\.row))
        for row in 0..<Int32(system.rows.count) where exists(row) {
            let isBroken = system.rows[Int(row)].state.contains(.isBroken)
            if isBroken != leftOut.contains(RowID(row)) {
                problems.append("row \(row) is \(isBroken ? "left out, and nothing says why" : "told as left out")")
            }
            if !isBroken, system.rows[Int(row)].isRequired, !system.nearlyHolds(Check(row: row)) {
                problems.append("required row \(row) fails by \(distance(of: RowID(row)))")
            }
        }
        for unknown in 0..<Int32(system.unknownCount)
        where system.isLength(unknown) && !system.isInput(unknown) && system.unknowns[Int(unknown)].part != Part.none
            && !system.nearlyHolds(Check(length: unknown))
        {
            problems.append("length \(unknown) is \(system.values[Int(unknown)])")
        }
        return problems
    }
}
