extension ConstraintSolver {
    /// The simplex method for a group, whose free parameters are 0 now while everything else has its value.
    func makeSimplex(_ group: Group) throws(SolverError) -> LevelSimplex {
        let width = group.free.count
        var simplex = LevelSimplex(columnCount: width, capacity: group.goals.count)
        var level = -1
        var priority = Float.infinity
        for (index, goal) in group.goals.enumerated() {
            let next = self.priority(of: goal)
            if index == 0 || next != priority {
                // Level 0 is what is required, whether there is anything or not.
                level = next >= Priority.required.value ? 0 : max(level, 0) + 1
                priority = next
            }
            simplex.add(
                factors: group.factors[index * width..<(index + 1) * width], constant: sum(of: goal),
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
        let last = simplex.variables.last?.level ?? 0
        for level in 0...max(0, last) {
            guard let cost = simplex.minimize(level: level, limit: limits.pivots) else {
                throw .tooManyPivots(system.rowToName(group.goals[0]))
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
        for tie in ties(of: group, in: open, after: settled) {
            simplex.add(factors: tie.factors, constant: -tie.wanted, penalties: (1, 1), level: level)
            guard simplex.minimize(level: level, limit: limits.pivots) != nil else {
                throw .tooManyPivots(system.rowToName(group.goals.first ?? Check(length: tie.unknown)))
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
            let (ofLeft, ofRight) = (group.goals[left].code, group.goals[right].code)
            return (ofLeft < 0) != (ofRight < 0) ? ofLeft < 0 : ofLeft > ofRight
        }
        for goal in order where chosen.contains(where: { $0.goal == goal }) {
            let rest = chosen.map(\.goal).filter { $0 != goal }
            var smaller = LevelSimplex(columnCount: simplex.columnCount, capacity: rest.count)
            let width = simplex.columnCount
            for other in rest {
                smaller.add(
                    factors: group.factors[other * width..<(other + 1) * width], constant: sum(of: group.goals[other]),
                    penalties: penalties(of: group.goals[other]), level: 0)
            }
            guard let cost = smaller.minimize(level: 0, limit: limits.pivots) else {
                throw .tooManyPivots(system.rowToName(group.goals[goal]))
            }
            if cost > smaller.gapTolerance * 10 {
                chosen = smaller.contradiction(level: 0).map { (rest[$0.goal], $0.factor) }
            }
        }
        return chosen.map { (group.goals[$0.goal], $0.factor) }
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
