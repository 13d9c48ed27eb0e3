extension ConstraintSolver {
    /// Finds the values of a group's free parameters, given those of earlier groups, or a contradiction in the group.
    /// All free parameters of the plan are 0 at this time.
    mutating func solve(
        _ group: Group, in open: OpenPlan, part: Int32, found: inout [Contradiction]
    ) throws(SolverError) {
        guard group.width == 1 else { return try solveLarge(group, in: open, part: part, found: &found) }
        var number = FreeNumber()
        narrow(&number, by: group)
        if number.isContradiction {
            let ends = [(number.lowGoal, 1.0), (number.highGoal, -1.0)].map { goal, sign in
                (check: plans.goal(goal, of: group), factor: sign / plans.onlyFactor(ofGoal: goal, of: group))
            }
            found.append(Contradiction(part: part, addends: ends))
            return
        }
        if number.isOpen {
            if scratch.followers.isEmpty { beginFollowing(open) }
            if let tie = firstTie(of: group, in: open) {
                settle(&number, tie, of: group)
            }
        }
        scratch.settled.append(Settled(parameter: plans.codes[group.free.lowerBound], value: number.low))
    }

    /// Lets the preference of an unknown decide the value of a free number. A bound out of range does not count, so that
    /// a preference alone never causes a row to be left out.
    private func settle(_ number: inout FreeNumber, _ tie: Tie, of group: Group) {
        let factor = tie.entries[0].factor
        if let bound = bound(of: tie, in: group) {
            var nearest = number
            nearest.settle(near: breakPoint(bound, of: group).position)
            if isInRange(nearest.low), isInRange(factor * nearest.low - tie.wanted) {
                number = nearest
                return
            }
        }
        number.settle(near: tie.wanted / factor)
    }

    /// Finds the values of several free parameters by the simplex method, or a contradiction.
    private mutating func solveLarge(
        _ group: Group, in open: OpenPlan, part: Int32, found: inout [Contradiction]
    ) throws(SolverError) {
        var simplex = LevelSimplex(columnCount: 0)
        swap(&simplex, &scratch.simplex)
        defer { swap(&simplex, &scratch.simplex) }
        var far: Set<Int32> = []
        repeat {
            prepare(&simplex, for: group)
            if let addends = try minimize(&simplex, group) {
                found.append(Contradiction(part: part, addends: addends))
                return
            }
        } while try !settleTies(&simplex, group, in: open, last: &far)
        for column in 0..<group.width {
            scratch.settled.append(
                Settled(parameter: plans.codes[group.free.lowerBound + column], value: simplex.value(of: column)))
        }
    }

    /// Processes the levels of a group with one free number.
    mutating func narrow(_ number: inout FreeNumber, by group: Group) {
        var goal = 0
        let count = group.goals.count
        while goal < count {
            let level = priority(of: plans.goal(goal, of: group))
            if level >= Priority.required.value {
                number.require(breakPoint(goal, of: group), goal: goal)
                goal += 1
                if number.isContradiction { return }
                continue
            }
            guard number.isOpen else { return }
            let first = breakPoint(goal, of: group)
            goal += 1
            // Most levels have one goal.
            guard goal < count, priority(of: plans.goal(goal, of: group)) == level else {
                number.minimize(first)
                continue
            }
            scratch.breakPoints.removeAll(keepingCapacity: true)
            scratch.breakPoints.append(first)
            repeat {
                scratch.breakPoints.append(breakPoint(goal, of: group))
                goal += 1
            } while goal < count && priority(of: plans.goal(goal, of: group)) == level
            scratch.breakPoints.sort { $0.position < $1.position }
            number.minimize(scratch.breakPoints)
        }
    }

    @inline(__always)
    func breakPoint(_ index: Int, of group: Group) -> FreeNumber.BreakPoint {
        let goal = plans.goal(index, of: group)
        let factor = plans.onlyFactor(ofGoal: index, of: group)
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
