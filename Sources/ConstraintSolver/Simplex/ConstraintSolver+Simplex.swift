extension ConstraintSolver {
    /// Prepares the simplex method for a group. Its free parameters are 0 at this time, and all other unknowns have
    /// their values.
    mutating func prepare(_ simplex: inout LevelSimplex, for group: Group) {
        simplex.reset(columnCount: group.width)
        // Level 0 contains the required goals, even if there are none.
        var level = 0
        var priority = Priority.required.value
        for index in 0..<group.goals.count {
            let goal = plans.goal(index, of: group)
            let next = self.priority(of: goal)
            if next != priority {
                level += 1
                priority = next
            }
            plans.readEntries(ofGoal: index, of: group, into: &scratch.goal)
            simplex.add(scratch.goal, constant: sum(of: goal), penalties: penalties(of: goal), level: level)
        }
    }

    /// Processes all levels.
    /// - Returns: the required goals that contradict each other, with the factors of their sum that shows it; nil if
    ///   there are none.
    mutating func minimize(
        _ simplex: inout LevelSimplex, _ group: Group
    ) throws(SolverError) -> [(check: Check, factor: Double)]? {
        defer {
            work.pivots += simplex.pivots
            work.entries += simplex.work
        }
        let last = simplex.lastLevel
        guard last >= 0 else { return nil }
        for level in 0...last {
            guard simplex.minimize(level: level, limits) != nil else {
                throw .tooMuchWork(system.rowToName(plans.goal(0, of: group)))
            }
            if level == 0, simplex.fails(level: 0) {
                return simplex.contradiction(level: 0).map { (plans.goal($0.goal, of: group), $0.factor) }
            }
            if !simplex.isOpen { break }
        }
        return nil
    }

    /// Lets the preferences of unknowns decide what the goals leave open.
    /// - Parameter far: the unknowns whose preferences led to numbers out of range. They settle last, and without bounds,
    ///   so that a preference alone never causes a row to be left out.
    /// - Returns: whether all numbers are in range. Otherwise, an unknown was added to `far`, and the group has to be
    ///   solved again.
    mutating func settleTies(
        _ simplex: inout LevelSimplex, _ group: Group, in open: OpenPlan, last far: inout Set<Int32>
    ) throws(SolverError) -> Bool {
        guard simplex.isOpen else { return true }
        let (pivots, entries) = (simplex.pivots, simplex.work)
        defer {
            work.pivots += simplex.pivots - pivots
            work.entries += simplex.work - entries
        }
        var level = max(0, simplex.lastLevel) + 1
        if scratch.followers.isEmpty { beginFollowing(open) }
        var ties = ties(of: group, in: open)
        undecided.append(ties.map { Unknown($0.unknown) })
        if !far.isEmpty {
            ties = ties.filter { !far.contains($0.unknown) } + ties.filter { far.contains($0.unknown) }
        }
        let canTryAgain = far.count < Self.mostFar && areColumnsInRange(simplex, group)
        for tie in ties where !simplex.movablePart(of: tie.entries).isEmpty {
            let isFar = !far.isEmpty && far.contains(tie.unknown)
            if !isFar, let bound = bound(of: tie, in: group) {
                simplex.add(
                    plans.entries(ofGoal: bound, of: group), constant: sum(of: plans.goal(bound, of: group)),
                    penalties: Relation.equal.penalties, level: level)
                try settle(&simplex, level: level, tie)
                level += 1
            }
            simplex.add(tie.entries, constant: -tie.wanted, penalties: Relation.equal.penalties, level: level)
            try settle(&simplex, level: level, tie)
            if canTryAgain, !isFar, !isInRange(tie, simplex) || !areColumnsInRange(simplex, group) {
                far.insert(tie.unknown)
                return false
            }
            if !simplex.isOpen { return true }
            level += 1
        }
        return true
    }

    /// The number of unknowns with preferences out of range for which a group is solved again.
    private static let mostFar = 8

    func isInRange(_ value: Double) -> Bool { value.magnitude <= limits.value }

    private func areColumnsInRange(_ simplex: borrowing LevelSimplex, _ group: Group) -> Bool {
        for column in 0..<group.width where !isInRange(simplex.value(of: column)) { return false }
        return true
    }

    private func isInRange(_ tie: Tie, _ simplex: borrowing LevelSimplex) -> Bool {
        // The wanted value is a distance from the unknown's value with all free parameters at 0.
        var value = preferences.value(of: tie.unknown) - tie.wanted
        for entry in tie.entries { value += entry.factor * simplex.value(of: Int(entry.column)) }
        return isInRange(value)
    }

    private func settle(_ simplex: inout LevelSimplex, level: Int, _ tie: Tie) throws(SolverError) {
        guard simplex.minimize(level: level, limits) != nil else {
            throw .tooMuchWork(system.rowToName(Check(length: tie.unknown)))
        }
    }
}
