extension ConstraintSolver {
    /// Makes the plan for a part's open unknowns.
    mutating func openPlan(_ contents: OpenContents) throws(SolverError) -> OpenPlan {
        scratch.draft.clear()
        chooseParameters(contents)
        notePlaces()
        defer { clearPlaces(contents) }

        let elimination = try eliminate(contents.rows)
        try gatherGoals(contents, pivots: elimination?.pivots ?? [:])
        return try storePlan(elimination)
    }

    /// Takes unknowns as parameters until all others follow. Unknowns in optional rows come first: then each optional
    /// row depends on one parameter, and most groups have one free number.
    private mutating func chooseParameters(_ contents: OpenContents) {
        for index in contents.rows {
            let row = scratch.openRows[index]
            let record = system.rows[Int(row)]
            guard record.remaining == 1, !record.isHardEquality, let place = openTerm(of: row) else { continue }
            system.unknowns[Int(system.terms[place].unknown)].role.insert(.isWished)
        }
        var steps = FlatList<Int32>()
        swap(&steps, &scratch.draft.steps)
        takeParameters(contents, steps: &steps, onlyWished: true)
        takeParameters(contents, steps: &steps, onlyWished: false)
        swap(&steps, &scratch.draft.steps)
    }

    private mutating func takeParameters(_ contents: OpenContents, steps: inout FlatList<Int32>, onlyWished: Bool) {
        for index in contents.unknowns {
            let unknown = scratch.openUnknowns[index]
            let record = system.unknowns[Int(unknown)]
            guard record.progress == .open, !onlyWished || record.role.contains(.isWished) else { continue }
            scratch.draft.parameters.append(unknown)
            markSettled(unknown)
            follow(into: &steps)
        }
    }

    /// Records the positions of all unknowns of the plan, and reserves a weight for each.
    private mutating func notePlaces() {
        let count = scratch.draft.parameters.count
        for index in 0..<count { notePlace(of: scratch.draft.parameters[index], Int32(index)) }
        for index in scratch.draft.steps.indices {
            notePlace(of: system.terms[Int(scratch.draft.steps[index])].unknown, Int32(count + index))
        }
        let missing = count + scratch.draft.steps.count - scratch.weights.count
        if missing > 0 { scratch.weights.append(repeating: 0, count: missing) }
    }

    private mutating func notePlace(of unknown: Int32, _ place: Int32) {
        system.unknowns[Int(unknown)].part = place
        system.unknowns[Int(unknown)].role.insert(.isPlaced)
    }

    /// Returns the unknowns to their part.
    private mutating func clearPlaces(_ contents: OpenContents) {
        for index in contents.unknowns {
            let unknown = Int(scratch.openUnknowns[index])
            system.unknowns[unknown].part = contents.part
            system.unknowns[unknown].role.subtract([.isPlaced, .isWished])
        }
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
        plans.codes.makeRoom(
            for: scratch.draft.parameters.count + scratch.draft.steps.count + scratch.draft.checks.count)
        plans.codes.append(scratch.draft.parameters.indices, of: scratch.draft.parameters)
        plans.codes.append(scratch.draft.steps.indices, of: scratch.draft.steps)
        for index in scratch.draft.checks.indices { plans.codes.append(scratch.draft.checks[index].code) }
        do {
            open.groupCount = Int32(try storeGroups(pivots: elimination?.pivots ?? [:]))
        } catch {
            plans.codes.truncate(to: Int(open.firstCode))
            plans.factors.truncate(to: Int(open.firstFactor))
            throw error
        }
        open.codeCount = Int32(plans.codes.count) - open.firstCode
        open.factorCount = Int32(plans.factors.count) - open.firstFactor
        if let elimination { open.blockList = plans.store(BlockList(elimination.blocks)) }
        return open
    }
}
