extension ConstraintSolver {
    /// Works off what was edited since the last update, and finds the values.
    ///
    /// - Parameter choose: Which row to break where required rows contradict each other. It is asked for each conflict
    ///   when it is found, and again whenever something changes that the conflict depends on: a broken row counts again
    ///   as soon as it can hold. What it returns has to be one of the rows, or else the last of them is broken.
    /// - Throws: Where numbers get too large, or a table does. Values are then not all up to date, and the next update
    ///   tries again.
    public mutating func update(
        breaking choose: (ContradictingRows) -> RowID = { $0.last }
    ) throws(SolverError) {
        changedUnknowns.removeAll()
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
