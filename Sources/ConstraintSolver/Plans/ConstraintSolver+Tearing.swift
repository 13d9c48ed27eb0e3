extension ConstraintSolver {
    /// Makes the plan for a part's open unknowns.
    mutating func openPlan(_ contents: OpenContents) throws(SolverError) -> OpenPlan {
        scratch.draft.clear()
        chooseParameters(contents)
        notePlaces()
        defer { clearPlaces() }

        let elimination = try eliminate(contents.rows)
        try gatherGoals(contents, pivots: elimination?.pivots ?? [:])
        return try storePlan(elimination)
    }

    /// Takes unknowns as parameters until all others follow. Those go first of which something is wished: then the wishes
    /// speak of one parameter each, and most groups have one free number.
    private mutating func chooseParameters(_ contents: OpenContents) {
        for index in contents.unknowns { scratch.places[Int(scratch.openUnknowns[index])] = 0 }
        for index in contents.rows {
            let row = scratch.openRows[index]
            guard scratch.remaining[Int(row)] == 1, !system.rows[Int(row)].isHardEquality,
                let place = openTerm(of: row)
            else { continue }
            scratch.places[Int(system.terms[place].unknown)] = 1
        }
        var queue = scratch.takeQueue()
        var steps: [Int32] = []
        swap(&steps, &scratch.draft.steps)
        for wantsWish in [true, false] {
            for index in contents.unknowns {
                let unknown = scratch.openUnknowns[index]
                guard scratch.progress[Int(unknown)] == .open, !wantsWish || scratch.places[Int(unknown)] == 1
                else { continue }
                scratch.draft.parameters.append(unknown)
                markSettled(unknown, queue: &queue)
                follow(&queue, into: &steps)
            }
        }
        swap(&steps, &scratch.draft.steps)
        scratch.queue = queue
    }

    private mutating func notePlaces() {
        for (index, unknown) in scratch.draft.parameters.enumerated() {
            scratch.places[Int(unknown)] = -1 - Int32(index)
        }
        for (index, step) in scratch.draft.steps.enumerated() {
            scratch.places[Int(system.terms[Int(step)].unknown)] = Int32(index) + 1
        }
    }

    private mutating func clearPlaces() {
        for unknown in scratch.draft.parameters { scratch.places[Int(unknown)] = 0 }
        for step in scratch.draft.steps { scratch.places[Int(system.terms[Int(step)].unknown)] = 0 }
    }

    // MARK: - Storing

    private mutating func storePlan(_ elimination: Elimination?) throws(SolverError) -> OpenPlan {
        var open = OpenPlan()
        open.firstCode = Int32(plans.codes.count)
        open.firstFactor = Int32(plans.factors.count)
        open.parameterCount = Int32(scratch.draft.parameters.count)
        open.stepCount = Int32(scratch.draft.steps.count)
        open.checkCount = Int32(scratch.draft.checks.count)
        open.readsSteps = scratch.draft.readsSteps
        open.blocks = elimination.map { BlockList($0.blocks) }
        plans.codes.makeRoom(
            for: scratch.draft.parameters.count + scratch.draft.steps.count + scratch.draft.checks.count)
        plans.codes.append(contentsOf: scratch.draft.parameters)
        plans.codes.append(contentsOf: scratch.draft.steps)
        for check in scratch.draft.checks { plans.codes.append(check.code) }
        do {
            open.groupCount = Int32(try storeGroups(pivots: elimination?.pivots ?? [:]))
        } catch {
            plans.codes.removeSubrange(Int(open.firstCode)...)
            plans.factors.removeSubrange(Int(open.firstFactor)...)
            throw error
        }
        open.codeCount = Int32(plans.codes.count) - open.firstCode
        open.factorCount = Int32(plans.factors.count) - open.firstFactor
        return open
    }
}
