extension ConstraintSolver {
    /// Finds the values of a group's free parameters, given those of groups before it, or what of it cannot hold. All free
    /// parameters of the plan are 0 now.
    mutating func solve(
        _ group: Group, in open: OpenPlan, part: Int32, settled: inout [Settled], found: inout [Contradiction]
    ) throws(SolverError) {
        let groups = open.groups
        guard group.width == 1 else {
            var simplex = try makeSimplex(group, groups)
            if let addends = try minimize(&simplex, group, groups) {
                found.append(Contradiction(part: part, addends: addends))
                return
            }
            try settleTies(&simplex, group, in: open, after: settled)
            for (parameter, value) in zip(groups.free(of: group), simplex.values) {
                settled.append(Settled(parameter: parameter, value: value))
            }
            return
        }
        var number = FreeNumber()
        narrow(&number, by: group, groups)
        if number.isContradiction {
            let ends = [(number.lowGoal, 1.0), (number.highGoal, -1.0)].map { goal, sign in
                (check: groups.goal(goal, of: group), factor: sign / groups.onlyFactor(ofGoal: goal, of: group))
            }
            found.append(Contradiction(part: part, addends: ends))
            return
        }
        if number.isOpen, let tie = ties(of: group, in: open, after: settled).first {
            number.settle(near: tie.wanted / tie.factors[0])
        }
        settled.append(Settled(parameter: groups.free[Int(group.free.lowerBound)], value: number.low))
    }

    /// Works off the levels of a group with one free number.
    mutating func narrow(_ number: inout FreeNumber, by group: Group, _ groups: GroupList) {
        var goal = 0
        let count = group.goals.count
        while goal < count {
            let level = priority(of: groups.goal(goal, of: group))
            if level >= Priority.required.value {
                number.require(breakPoint(goal, of: group, groups), goal: goal)
                goal += 1
                if number.isContradiction { return }
                continue
            }
            guard number.isOpen else { return }
            scratch.breakPoints.removeAll(keepingCapacity: true)
            while goal < count, priority(of: groups.goal(goal, of: group)) == level {
                scratch.breakPoints.append(breakPoint(goal, of: group, groups))
                goal += 1
            }
            if scratch.breakPoints.count > 1 { scratch.breakPoints.sort { $0.position < $1.position } }
            number.minimize(scratch.breakPoints)
        }
    }

    private func breakPoint(_ index: Int, of group: Group, _ groups: GroupList) -> FreeNumber.BreakPoint {
        let goal = groups.goal(index, of: group)
        let factor = groups.onlyFactor(ofGoal: index, of: group)
        let penalties = penalties(of: goal)
        let weight = factor.magnitude
        return FreeNumber.BreakPoint(
            position: 0 - sum(of: goal) / factor,
            costAbove: weight * (factor > 0 ? penalties.above : penalties.below),
            costBelow: weight * (factor > 0 ? penalties.below : penalties.above))
    }

    func sum(of goal: Check) -> Double {
        if let row = goal.row { return system.sum(of: row) }
        return goal.length.map { system.values[Int($0)] } ?? 0
    }

    func penalties(of goal: Check) -> (above: Double, below: Double) {
        (goal.row.map { system.rows[Int($0)].relation } ?? .greaterThanOrEqual).penalties
    }
}
