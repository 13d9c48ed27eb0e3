extension ConstraintSolver {
    /// Processes the edits since the last update, and finds the values.
    ///
    /// - Parameter choose: Chooses the row to leave out if required rows contradict each other. It is called when a
    ///   conflict is found, and again when something changes that the conflict depends on, because a row that was left
    ///   out is used again as soon as it can be satisfied. If it returns a row that is not one of the rows, the last of
    ///   them is left out.
    /// - Throws: If numbers or a table become too large. Some values are then out of date, and the next update tries
    ///   again.
    public mutating func update(
        breaking choose: (ContradictingRows) -> RowID = { $0.last }
    ) throws(SolverError) {
        changedUnknowns.removeAll()
        undecided.removeAll(keepingCapacity: true)
        markReadersOfInputs()
        // Conflicts of earlier updates are looked at again where something changes; those that this one finds are not.
        var earlier = conflicts.count
        restoreConflicts(amongFirst: &earlier)
        var retried: Set<RowID> = []
        repeat {
            try buildParts()
            // First the trunk, which all other parts may read.
            if parts[Int(Part.trunk)].needsRunning {
                resolve(try runTrunk(), breaking: choose)
                restoreConflicts(amongFirst: &earlier)
                if !pending.partsToBuild.isEmpty { continue }
            }
            resolve(try runLeaves(), breaking: choose)
            if pending.partsToBuild.isEmpty { retryBrokenRows(except: &retried, earlier: &earlier) }
        } while !pending.partsToBuild.isEmpty || !pending.partsToRun.isEmpty
        conflicts.sort { $0.broken < $1.broken }
    }

    private mutating func markReadersOfInputs() {
        for index in pending.inputs.indices {
            let input = pending.inputs[index]
            changedUnknowns.append(input)
            markReaders(of: input)
        }
        pending.inputs.removeAll()
    }

    private mutating func markReaders(of unknown: Int32) {
        var place = system.unknowns[Int(unknown)].firstUse
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            let part = system.rows[Int(term.row)].part
            if part != Part.none { markForRunning(part) }
            place = term.next
        }
    }

    private mutating func runTrunk() throws(SolverError) -> [Contradiction] {
        let first = changedUnknowns.count
        var found: [Contradiction] = []
        try run(Part.trunk, found: &found)
        for index in first..<changedUnknowns.count { markReaders(of: changedUnknowns[index]) }
        parts[Int(Part.trunk)].needsRunning = false
        return found
    }

    private mutating func runLeaves() throws(SolverError) -> [Contradiction] {
        var found: [Contradiction] = []
        for index in pending.partsToRun.indices {
            let part = pending.partsToRun[index]
            guard part != Part.trunk, parts[Int(part)].needsRunning else { continue }
            try run(part, found: &found)
            parts[Int(part)].needsRunning = false
        }
        pending.partsToRun.removeAll()
        return found
    }
}
