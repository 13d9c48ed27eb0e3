extension ConstraintSolver {
    /// Makes the plan for a part's open unknowns.
    mutating func openPlan(_ contents: OpenContents) throws(SolverError) -> OpenPlan {
        let rows = contents.rows.filter { !system.rows[Int($0)].state.contains(.isBroken) }
        let (parameters, steps) = chooseParameters(contents.unknowns, rows: rows)
        notePlaces(parameters, steps)
        defer { clearPlaces(parameters, steps) }

        var checks: [Check] = []
        let (blocks, pivots) = try eliminate(
            rows, steps: steps, parameterCount: parameters.count, checks: &checks)
        let groups = try gatherGroups(
            contents.unknowns, rows: rows, steps: steps, parameterCount: parameters.count, pivots: pivots,
            checks: &checks)
        return OpenPlan(parameters: parameters, steps: steps, blocks: blocks, groups: groups, checks: checks)
    }

    /// Takes unknowns as parameters until all others follow. Those go first of which something is wished: then the wishes
    /// speak of one parameter each, and most groups have one free number.
    private mutating func chooseParameters(
        _ unknowns: [Int32], rows: [Int32]
    ) -> (parameters: [Int32], steps: [Step]) {
        let wished = rows.filter { scratch.remaining[Int($0)] == 1 && !system.rows[Int($0)].isHardEquality }
        for unknown in unknowns { scratch.places[Int(unknown)] = 0 }
        for row in wished {
            for place in system.rows[Int(row)].termRange {
                let unknown = system.terms[place].unknown
                if scratch.hasUnknown(unknown), scratch.progress[Int(unknown)] == .open {
                    scratch.places[Int(unknown)] = 1
                }
            }
        }
        var parameters: [Int32] = []
        var steps: [Step] = []
        var queue: [Int32] = []
        for wantsWish in [true, false] {
            for unknown in unknowns where scratch.progress[Int(unknown)] == .open {
                guard !wantsWish || scratch.places[Int(unknown)] == 1 else { continue }
                parameters.append(unknown)
                markSettled(unknown, queue: &queue)
                follow(&queue, into: &steps)
            }
        }
        return (parameters, steps)
    }

    private mutating func notePlaces(_ parameters: [Int32], _ steps: [Step]) {
        for (index, unknown) in parameters.enumerated() { scratch.places[Int(unknown)] = -1 - Int32(index) }
        for (index, step) in steps.enumerated() { scratch.places[Int(step.target)] = Int32(index) + 1 }
    }

    private mutating func clearPlaces(_ parameters: [Int32], _ steps: [Step]) {
        for unknown in parameters { scratch.places[Int(unknown)] = 0 }
        for step in steps { scratch.places[Int(step.target)] = 0 }
    }
}
