extension ConstraintSolver {
    /// Finds the values of a group's free parameters. All free parameters of the plan are 0 now, also those of the groups
    /// that are settled already.
    /// - Returns: Nil where the required goals contradict each other, which is then among what was found.
    mutating func solve(
        _ group: Group, in open: OpenPlan, after settled: [Settled], part: Int32, found: inout [Contradiction]
    ) throws(SolverError) -> [Double]? {
        guard group.free.count == 1 else {
            var simplex = try makeSimplex(group)
            if let addends = try minimize(&simplex, group) {
                found.append(Contradiction(part: part, addends: addends))
                return nil
            }
            try settleTies(&simplex, group, in: open, after: settled)
            return simplex.values
        }
        var number = FreeNumber()
        narrow(&number, by: group)
        if number.isContradiction {
            found.append(
                Contradiction(
                    part: part,
                    addends: [
                        (group.goals[number.lowGoal], 1 / group.factors[number.lowGoal]),
                        (group.goals[number.highGoal], -1 / group.factors[number.highGoal]),
                    ]))
            return nil
        }
        if number.isOpen, let tie = ties(of: group, in: open, after: settled).first {
            number.settle(near: tie.wanted / tie.factors[0])
        }
        return [number.low]
    }

    /// Works off the levels of a group with one free number.
    func narrow(_ number: inout FreeNumber, by group: Group) {
        var goal = 0
        var points: [FreeNumber.BreakPoint] = []
        while goal < group.goals.count {
            let level = priority(of: group.goals[goal])
            if level >= Priority.required.value {
                number.require(breakPoint(of: group, goal), goal: goal)
                goal += 1
                if number.isContradiction { return }
                continue
            }
            guard number.isOpen else { return }
            points.removeAll(keepingCapacity: true)
            while goal < group.goals.count, priority(of: group.goals[goal]) == level {
                points.append(breakPoint(of: group, goal))
                goal += 1
            }
            if points.count > 1 { points.sort { $0.position < $1.position } }
            number.minimize(points)
        }
    }

    private func breakPoint(of group: Group, _ goal: Int) -> FreeNumber.BreakPoint {
        let factor = group.factors[goal]
        let penalties = penalties(of: group.goals[goal])
        let weight = factor.magnitude
        return FreeNumber.BreakPoint(
            position: 0 - sum(of: group.goals[goal]) / factor,
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
