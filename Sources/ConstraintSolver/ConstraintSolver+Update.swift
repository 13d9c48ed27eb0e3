extension ConstraintSolver {
    /// Processes the edits since the last update, and finds the values.
    ///
    /// - Parameter choose: chooses the row to leave out if required rows contradict each other. It is called when a
    ///   conflict is found, and again when a value changes on which the conflict depends, because a row that was left
    ///   out is used again as soon as it can be satisfied. If it returns a row that is not one of the rows, the last of
    ///   them is left out.
    ///
    /// A row that makes a number or a table too large is left out, too; see ``unsolved``.
    ///
    /// - Throws: an error if more rows than ``SolverLimits/unsolved`` would have to be left out, or the search for
    ///   values takes too long. Some values are then out of date, and the next update tries again.
    public mutating func update(
        breaking choose: (ContradictingRows) -> RowID = { $0.last }
    ) throws(SolverError) {
        changedUnknowns.removeAll()
        undecided.removeAll(keepingCapacity: true)
        markReadersOfInputs()
        // Conflicts of earlier updates are examined again if something changes. Those that this update finds are not.
        answers = Answers()
        var earlier = conflicts.count
        restoreConflicts(amongFirst: &earlier)
        restoreUnsolvedRows()
        var retried: Set<RowID> = []
        repeat {
            do {
                try buildParts()
                try runParts(except: &retried, earlier: &earlier, breaking: choose)
            } catch {
                try leaveOut(error)
            }
        } while !pending.partsToBuild.isEmpty || !pending.partsToRun.isEmpty
        conflicts.sort { $0.broken < $1.broken }
    }

    private mutating func runParts(
        except retried: inout Set<RowID>, earlier: inout Int, breaking choose: (ContradictingRows) -> RowID
    ) throws(SolverError) {
        // The trunk comes first, because all other parts may read it.
        if parts[Int(Part.trunk)].needsRunning {
            let found = try runTrunk()
            try resolve(found, except: &retried, breaking: choose)
            restoreConflicts(amongFirst: &earlier)
            if !pending.partsToBuild.isEmpty { return }
        }
        let found = try runLeaves()
        try resolve(found, except: &retried, breaking: choose)
        if pending.partsToBuild.isEmpty { retryBrokenRows(except: &retried, earlier: &earlier) }
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
        do {
            try run(Part.trunk, found: &found)
        } catch {
            for index in first..<changedUnknowns.count { markReaders(of: changedUnknowns[index]) }
            throw error
        }
        for index in first..<changedUnknowns.count { markReaders(of: changedUnknowns[index]) }
        noteRun(of: Part.trunk)
        return found
    }

    private mutating func runLeaves() throws(SolverError) -> [Contradiction] {
        var found: [Contradiction] = []
        for index in pending.partsToRun.indices {
            let part = pending.partsToRun[index]
            guard part != Part.trunk, parts[Int(part)].needsRunning else { continue }
            do {
                try run(part, found: &found)
            } catch {
                try leaveOut(error)
            }
            noteRun(of: part)
        }
        pending.partsToRun.removeAll()
        return found
    }

    private mutating func noteRun(of part: Int32) {
        parts[Int(part)].needsRunning = false
        parts[Int(part)].needsChecking = false
    }
}
