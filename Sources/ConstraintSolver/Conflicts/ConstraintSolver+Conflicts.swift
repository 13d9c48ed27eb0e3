extension ConstraintSolver {
    /// Leaves rows out of the parts that contain contradictions, until the rest can hold.
    mutating func resolve(
        _ contradictions: [Contradiction], except retried: inout Set<RowID>,
        breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) {
        var seen: Set<Int32> = []
        // A part that is planned again anyway may have lost its contradiction.
        for contradiction in contradictions
        where !parts[Int(contradiction.part)].needsBuilding && seen.insert(contradiction.part).inserted {
            do {
                try resolve(part: contradiction.part, except: &retried, breaking: choose)
                if !parts[Int(contradiction.part)].needsBuilding {
                    try resolve(contradiction, breaking: choose)
                }
            } catch {
                for other in contradictions { markForRunning(other.part) }
                throw error
            }
        }
    }

    /// Leaves out a row of a contradiction that a plan found. There is no such row if the contradiction comes from
    /// rounding errors, or contains a row that is already left out. Then this part runs again, if another part with one
    /// of the rows is about to be planned again. Otherwise an error names a row, because the part must not stay without
    /// values.
    private mutating func resolve(
        _ contradiction: Contradiction, breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) {
        let set = contradictingRows(contradiction)
        guard leaveOneOut(of: set, breaking: choose) == nil else { return }
        let isAboutToChange = set.contains { row in
            let part = system.rows[Int(row)].part
            return part != Part.none && parts[Int(part)].needsBuilding
        }
        guard let (check, _) = contradiction.addends.first else { return }
        guard isAboutToChange else { throw .inexact(system.rowToName(check)) }
        // If all values stay the same, nothing else would run this part again.
        markForRunning(contradiction.part)
    }

    private mutating func resolve(
        part: Int32, except retried: inout Set<RowID>, breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) {
        var goals = try requiredGoals(of: part)
        defer {
            work.pivots += goals.required.pivots
            work.entries += goals.required.work
        }
        try resolve(&goals, except: &retried, breaking: choose)
    }

    /// Requires the goals of a part one after the other: first rows in the order of their numbers, then lengths. Rows
    /// that contradict each other on their own are therefore found without lengths.
    private mutating func resolve(
        _ goals: inout PartGoals, except retried: inout Set<RowID>, breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) {
        let first = conflicts.count
        for (variable, check) in goals.inOrder {
            guard try require(check, variable, of: &goals, breaking: choose) else { return }
        }
        while try retry(&goals, conflictsFrom: first, except: &retried, breaking: choose) {}
    }

    /// Retries each left-out row whose conflict has lost another row to a later conflict, the last one first.
    /// - Returns: whether there was one. If so, other conflicts may have lost a row now.
    private mutating func retry(
        _ goals: inout PartGoals, conflictsFrom first: Int, except retried: inout Set<RowID>,
        breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) -> Bool {
        var hasRetried = false
        var index = conflicts.count
        while index > first {
            index -= 1
            let row = conflicts[index].broken
            guard let variable = goals.variableOfRow[Int32(row.index)], !retried.contains(row),
                hasLostAnotherRow(conflicts[index])
            else { continue }
            hasRetried = true
            retried.insert(row)
            conflicts.remove(at: index)
            system.rows[row.index].state.remove(.isBroken)
            guard try require(Check(row: Int32(row.index)), variable, of: &goals, breaking: choose) else {
                return false
            }
        }
        return hasRetried
    }

    /// Requires one goal. While it contradicts goals that were required before, a row of the contradiction is left out;
    /// this may be the goal's own row.
    /// - Returns: whether the part's next goal may be required. It is false if a row of another part was left out, now
    ///   or before, because this may have removed the contradiction.
    private mutating func require(
        _ check: Check, _ variable: Int, of goals: inout PartGoals, breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) -> Bool {
        let relation = relation(of: check, variable, in: goals)
        while true {
            switch goals.required.require(variable, relation, limits) {
            case .holds: return true
            case .tooMuchWork: throw .tooMuchWork(system.rowToName(check))
            case .contradicts(let factors):
                let set = contradictingRows(Contradiction(part: goals.part, addends: goals.checks(factors)))
                guard let row = leaveOneOut(of: set, breaking: choose) else {
                    // An empty set is caused by rounding errors, and one with rows of another part may be resolved when
                    // that part leaves a row out.
                    return set.isEmpty
                }
                if let left = goals.variableOfRow[row] {
                    goals.required.release(left)
                    if left == variable { return true }
                } else if system.rows[Int(row)].part == goals.part {
                    freeSum(of: row, in: &goals)
                } else {
                    return false
                }
            }
        }
    }

    private func relation(of check: Check, _ variable: Int, in goals: borrowing PartGoals) -> Relation {
        guard let row = check.row else { return .greaterThanOrEqual }
        if case .sum = goals.owners[variable] { return .equal }
        return system.rows[Int(row)].relation
    }

    /// Leaves out one of the contradicting rows: the one that `choose` returns or, if that is not one of them, the
    /// last. Returns nil, and changes nothing, if there are no rows or one of them is already left out.
    private mutating func leaveOneOut(
        of set: ContradictingRows, breaking choose: (ContradictingRows) -> RowID
    ) -> Int32? {
        let isResolved = set.contains { system.rows[Int($0)].state.contains(.isBroken) }
        guard !set.isEmpty, !isResolved else { return nil }
        let choice = choose(set)
        let broken = set.contains(choice) ? choice : set.last
        system.rows[broken.index].state.insert(.isBroken)
        conflicts.append(Conflict(contradicting: set, broken: broken))
        markForBuilding(system.rows[broken.index].part)
        return Int32(broken.index)
    }

    private func hasLostAnotherRow(_ conflict: Conflict) -> Bool {
        conflict.contradicting.contains { row in
            row != conflict.broken.index && system.rows[Int(row)].state.contains(.isBroken)
        }
    }

    /// Among the first `count` conflicts, removes those with a row whose part is about to change, and restores their
    /// broken rows. Subtracts the removed conflicts from `count`.
    mutating func restoreConflicts(amongFirst count: inout Int) {
        var hasRestored = true
        // A restored row may affect other conflicts.
        while hasRestored, count > 0 {
            hasRestored = false
            var kept: [Conflict] = []
            let standing = conflicts
            conflicts = []
            for (index, conflict) in standing.enumerated() {
                if index < count, isTouched(conflict) {
                    restore(conflict.broken)
                    hasRestored = true
                } else {
                    kept.append(conflict)
                }
            }
            count -= standing.count - kept.count
            conflicts = kept
        }
    }

    private func isTouched(_ conflict: Conflict) -> Bool {
        conflict.contradicting.contains { row in
            let part = system.rows[Int(row)].part
            return part == Part.none || parts[Int(part)].needsBuilding || parts[Int(part)].needsChecking
        }
    }

    /// Restores a broken row if this update has left out another row of its conflict, in another part. Each row is
    /// restored at most once in an update. All are restored together, because each time their parts are planned and run
    /// again.
    mutating func retryBrokenRows(except retried: inout Set<RowID>, earlier: inout Int) {
        guard conflicts.count > earlier else { return }
        let brokenNow = Set(conflicts[earlier...].map { Int32($0.broken.index) })
        for index in conflicts.indices.reversed() {
            let conflict = conflicts[index]
            guard !retried.contains(conflict.broken) else { continue }
            let hasLost =
                index >= earlier
                ? hasLostAnotherRow(conflict) : conflict.contradicting.contains { brokenNow.contains($0) }
            guard hasLost else { continue }
            retried.insert(conflict.broken)
            restore(conflict.broken)
            conflicts.remove(at: index)
            if index < earlier { earlier -= 1 }
        }
    }

    /// The rows of all conflicts, each once, sorted.
    public func contradictingRows() -> [RowID] {
        guard !conflicts.isEmpty else { return [] }
        var isContradicting = [Bool](repeating: false, count: system.rows.count)
        for conflict in conflicts { conflict.contradicting.forEachRow { isContradicting[$0.index] = true } }
        return isContradicting.indices.filter { isContradicting[$0] }.map { RowID($0) }
    }

    /// Lets the next update choose again which rows to leave out.
    public mutating func reconsiderConflicts() {
        let standing = conflicts
        conflicts = []
        for conflict in standing { restore(conflict.broken) }
    }

    /// Removes the conflicts that contain a row.
    mutating func dropConflicts(with row: Int32) {
        guard !conflicts.isEmpty else { return }
        for conflict in conflicts where conflict.contradicting.contains(RowID(row)) { restore(conflict.broken) }
        conflicts.removeAll { $0.contradicting.contains(RowID(row)) }
    }

    mutating func restore(_ row: RowID) {
        system.rows[row.index].state.remove(.isBroken)
        let part = system.rows[row.index].part
        if part != Part.none { markForBuilding(part) }
        connect(Int32(row.index))
    }
}
