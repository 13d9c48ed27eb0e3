extension ConstraintSolver {
    /// Expresses optional and required goals by the parameters that are still free.
    mutating func gatherGoals(_ contents: OpenContents, pivots: Pivots) throws(SolverError) {
        for index in contents.rows {
            let row = scratch.openRows[index]
            guard !system.rows[Int(row)].isHardEquality else { continue }
            let dependences = substitute(pivots, in: appendDependences(ofRow: row))
            if !dependences.isEmpty {
                scratch.draft.goals.append(Draft.Goal(check: Check(row: row), dependences: dependences))
                if !scratch.draft.readsSteps { scratch.draft.readsSteps = readsSteps(row) }
            } else if system.rows[Int(row)].isRequired {
                scratch.draft.checks.append(Check(row: row))
            }
        }
        for index in contents.unknowns {
            let unknown = scratch.openUnknowns[index]
            guard system.isLength(unknown) else { continue }
            let dependences = substitute(pivots, in: appendDependences(of: unknown))
            if dependences.isEmpty {
                scratch.draft.checks.append(Check(length: unknown))
            } else {
                scratch.draft.goals.append(Draft.Goal(check: Check(length: unknown), dependences: dependences))
                if isStep(unknown) { scratch.draft.readsSteps = true }
            }
        }
    }

    private func readsSteps(_ row: Int32) -> Bool {
        for place in system.rows[Int(row)].termRange where isStep(system.terms[place].unknown) { return true }
        return false
    }

    private mutating func substitute(_ pivots: Pivots, in range: Range<Int>) -> Range<Int> {
        guard !pivots.isEmpty,
            range.contains(where: { pivots[scratch.draft.dependences[$0].parameter] != nil })
        else { return range }
        var factors: [Int32: Double] = [:]
        for index in range {
            let part = scratch.draft.dependences[index]
            if let replacement = pivots[part.parameter] {
                for other in replacement { factors[other.parameter, default: 0] += part.factor * other.factor }
            } else {
                factors[part.parameter, default: 0] += part.factor
            }
        }
        let first = scratch.draft.dependences.count
        for parameter in factors.keys.sorted() {
            guard let factor = factors[parameter], factor.magnitude > Tolerance.coefficient else { continue }
            scratch.draft.dependences.append(Dependence(parameter: parameter, factor: factor))
        }
        return first..<scratch.draft.dependences.count
    }

    /// Stores free parameters in the groups that goals form, each group with its goals.
    /// - Returns: the number of groups.
    mutating func storeGroups(pivots: Pivots) throws(SolverError) -> Int {
        orderGoals()
        orderFreeParameters(pivots)
        scratch.draft.columns.removeAll()
        scratch.draft.columns.append(repeating: 0, count: scratch.draft.parameters.count)
        var count = 0
        var nextGoal = 0
        var member = 0
        while member < scratch.draft.members.count {
            let set = scratch.draft.members[member].set
            let header = plans.codes.count
            plans.codes.append(0)
            plans.codes.append(0)
            while member < scratch.draft.members.count, scratch.draft.members[member].set == set {
                let parameter = scratch.draft.members[member].parameter
                scratch.draft.columns[Int(parameter)] = Int32(plans.codes.count - header - 2)
                plans.codes.append(parameter)
                member += 1
            }
            let width = plans.codes.count - header - 2
            let firstFactor = plans.factors.count
            let firstGoal = nextGoal
            while nextGoal < scratch.draft.order.count, scratch.draft.order[nextGoal].set == set {
                try store(scratch.draft.goals[Int(scratch.draft.order[nextGoal].goal)], firstFactor: firstFactor)
                nextGoal += 1
            }
            let goals = nextGoal - firstGoal
            if width > 1 { storeColumns(ofGoals: firstGoal..<nextGoal) }
            plans.codes[header] = Int32(width)
            plans.codes[header + 1] = Int32(goals)
            plans.makePlain(header, factorsFrom: firstFactor)
            count += 1
        }
        return count
    }

    private mutating func store(_ goal: Draft.Goal, firstFactor: Int) throws(SolverError) {
        let start = plans.factors.count
        guard start - firstFactor <= limits.tableSize - goal.dependences.count else {
            throw .tooEntangled(system.rowToName(goal.check))
        }
        plans.codes.append(goal.check.code)
        for index in goal.dependences { plans.factors.append(scratch.draft.dependences[index].factor) }
    }

    /// Stores the parameters of the goals' factors, which is needed for a group with several free parameters.
    private mutating func storeColumns(ofGoals goals: Range<Int>) {
        var count = 0
        for index in goals {
            count += scratch.draft.goals[Int(scratch.draft.order[index].goal)].dependences.count
            plans.codes.append(Int32(count))
        }
        plans.codes.makeRoom(for: count)
        for index in goals {
            for place in scratch.draft.goals[Int(scratch.draft.order[index].goal)].dependences {
                plans.codes.append(scratch.draft.columns[Int(scratch.draft.dependences[place].parameter)])
            }
        }
    }

    private mutating func orderGoals() {
        scratch.draft.sets.reset(count: scratch.draft.parameters.count)
        for index in scratch.draft.goals.indices { uniteParameters(of: scratch.draft.goals[index]) }
        for index in scratch.draft.goals.indices {
            let goal = scratch.draft.goals[index]
            scratch.draft.order.append(
                Draft.GoalOrder(set: set(of: goal), priority: priority(of: goal.check), goal: Int32(index)))
        }
        scratch.draft.order.sort(scratch.draft.order.indices) { $0.comes(before: $1) }
    }

    private mutating func orderFreeParameters(_ pivots: Pivots) {
        for parameter in 0..<Int32(scratch.draft.parameters.count) {
            guard pivots.isEmpty || pivots[parameter] == nil else { continue }
            scratch.draft.members.append(
                Draft.Member(set: scratch.draft.sets.find(parameter), parameter: parameter))
        }
        scratch.draft.members.sort(scratch.draft.members.indices) { $0.comes(before: $1) }
    }

    func priority(of goal: Check) -> Float {
        goal.row.map { system.rows[Int($0)].priority } ?? Priority.required.value
    }
}
