extension ConstraintSolver {
    /// The simplex method for a group, whose free parameters are 0 now while everything else has its value.
    func makeSimplex(_ group: Group) throws(SolverError) -> LevelSimplex {
        var simplex = LevelSimplex(columnCount: group.width, capacity: group.goals.count)
        // Level 0 is what is required, whether there is anything or not.
        var level = 0
        var priority = Priority.required.value
        for index in 0..<group.goals.count {
            let goal = plans.goal(index, of: group)
            let next = self.priority(of: goal)
            if next != priority {
                level += 1
                priority = next
            }
            simplex.add(
                factors: plans.factors(ofGoal: index, of: group), constant: sum(of: goal),
                penalties: penalties(of: goal), level: level)
        }
        return simplex
    }

    /// Works off all levels.
    /// - Returns: Where the required goals contradict each other, which of them, with the factors of a sum that shows it.
    mutating func minimize(
        _ simplex: inout LevelSimplex, _ group: Group
    ) throws(SolverError) -> [(check: Check, factor: Double)]? {
        defer { work.pivots += simplex.pivots }
        guard let last = simplex.variables.last?.level, last >= 0 else { return nil }
        for level in 0...last {
            guard let cost = simplex.minimize(level: level, limit: limits.pivots) else {
                throw .tooManyPivots(system.rowToName(plans.goal(0, of: group)))
            }
            if level == 0, cost > simplex.gapTolerance * 10 {
                return try contradiction(simplex, group)
            }
            if !simplex.isOpen { break }
        }
        return nil
    }

    /// Lets the preferences of unknowns decide what the goals leave open.
    mutating func settleTies(
        _ simplex: inout LevelSimplex, _ group: Group, in open: OpenPlan, after settled: [Settled]
    ) throws(SolverError) {
        guard simplex.isOpen else { return }
        var level = (simplex.variables.map(\.level).max() ?? 0) + 1
        let ties = ties(of: group, in: open, after: settled)
        undecided.append(ties.map { Unknown($0.unknown) })
        for tie in ties {
            simplex.add(factors: tie.factors, constant: -tie.wanted, penalties: (1, 1), level: level)
            guard simplex.minimize(level: level, limit: limits.pivots) != nil else {
                throw .tooManyPivots(system.rowToName(Check(length: tie.unknown)))
            }
            if !simplex.isOpen { return }
            level += 1
        }
    }

    /// A smallest choice of required goals that contradict each other.
    private func contradiction(
        _ simplex: LevelSimplex, _ group: Group
    ) throws(SolverError) -> [(check: Check, factor: Double)] {
        var chosen = simplex.contradiction(level: 0)
        // Lengths first, so that a set needs them only where it holds with negative ones; then from the last row back.
        let order = chosen.map(\.goal).sorted { left, right in
            let (ofLeft, ofRight) = (plans.goal(left, of: group).code, plans.goal(right, of: group).code)
            return (ofLeft < 0) != (ofRight < 0) ? ofLeft < 0 : ofLeft > ofRight
        }
        for goal in order where chosen.contains(where: { $0.goal == goal }) {
            let rest = chosen.map(\.goal).filter { $0 != goal }
            var smaller = LevelSimplex(columnCount: simplex.columnCount, capacity: rest.count)
            for other in rest {
                let check = plans.goal(other, of: group)
                smaller.add(
                    factors: plans.factors(ofGoal: other, of: group), constant: sum(of: check),
                    penalties: penalties(of: check), level: 0)
            }
            guard let cost = smaller.minimize(level: 0, limit: limits.pivots) else {
                throw .tooManyPivots(system.rowToName(plans.goal(goal, of: group)))
            }
            if cost > smaller.gapTolerance * 10 {
                chosen = smaller.contradiction(level: 0).map { (rest[$0.goal], $0.factor) }
            }
        }
        return chosen.map { (plans.goal($0.goal, of: group), $0.factor) }
    }
}

extension LevelSimplex {
    /// The goals whose gaps, times these factors, add up to a number that cannot be, after a level that costs something:
    /// those that fail, and those that keep them from doing better.
    func contradiction(level: Int) -> [(goal: Int, factor: Double)] {
        var found: [(goal: Int, factor: Double)] = []
        for index in lines where variables[index].level == level {
            let cost = variables[index].isAbove ? variables[index].costAbove : -variables[index].costBelow
            if cost != 0 { found.append((index - columnCount, cost)) }
        }
        for (column, slope) in slopes(of: level).enumerated()
        where slope.magnitude > Self.costTolerance && columns[column] >= columnCount {
            found.append((columns[column] - columnCount, -slope))
        }
        return found
    }
}
