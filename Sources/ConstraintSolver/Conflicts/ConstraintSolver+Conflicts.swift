extension ConstraintSolver {
    /// Leaves a row out of each of some contradictions, but for those that are resolved by an earlier one of them.
    mutating func resolve(_ contradictions: [Contradiction], breaking choose: (ContradictingRows) -> RowID) {
        var broken: Set<RowID> = []
        for contradiction in contradictions {
            let set = contradictingRows(contradiction)
            // Rounding errors alone make none.
            guard !set.rows.isEmpty, broken.isDisjoint(with: set.rows) else { continue }
            let choice = choose(set)
            let row = set.rows.contains(choice) ? choice : set.last
            broken.insert(row)
            system.rows[row.index].state.insert(.isBroken)
            conflicts.append(Conflict(rows: set.rows, lengths: set.lengths, broken: row, changes: set.changes))
            markForBuilding(system.rows[row.index].part)
        }
    }

    /// Lets the broken rows of the first conflicts hold again in whose parts something is about to change.
    mutating func restoreConflicts(amongFirst count: inout Int) {
        var index = 0
        while index < count {
            let touched = conflicts[index].rows.contains { row in
                let part = system.rows[row.index].part
                return part == Part.none || parts[Int(part)].needsBuilding || parts[Int(part)].needsRunning
            }
            guard touched else {
                index += 1
                continue
            }
            restore(conflicts.remove(at: index).broken)
            count -= 1
            // That may touch conflicts before it.
            index = 0
        }
    }

    /// Gives a broken row another chance where its conflict has lost another row to a later one. Each row gets one.
    mutating func retryBrokenRows(except retried: inout Set<RowID>, earlier: inout Int) {
        let broken = Set(conflicts.map(\.broken))
        for index in conflicts.indices.reversed() {
            let conflict = conflicts[index]
            guard conflict.rows.contains(where: { $0 != conflict.broken && broken.contains($0) }),
                retried.insert(conflict.broken).inserted
            else { continue }
            restore(conflict.broken)
            conflicts.remove(at: index)
            if index < earlier { earlier -= 1 }
            return
        }
    }

    /// Has the next update choose again which rows to leave out.
    public mutating func reconsiderConflicts() {
        let standing = conflicts
        conflicts = []
        for conflict in standing { restore(conflict.broken) }
    }

    /// Forgets the conflicts that a row is part of.
    mutating func dropConflicts(with row: Int32) {
        for conflict in conflicts where conflict.rows.contains(RowID(row)) { restore(conflict.broken) }
        conflicts.removeAll { $0.rows.contains(RowID(row)) }
    }

    private mutating func restore(_ row: RowID) {
        system.rows[row.index].state.remove(.isBroken)
        let part = system.rows[row.index].part
        if part != Part.none { markForBuilding(part) }
        connect(Int32(row.index))
    }

    // MARK: - Which rows

    /// Follows a sum of required things that contradicts itself back to the rows that its unknowns were computed from.
    ///
    /// What was computed cancels out on the way. The rows with a factor other than 0 are the set: the factors are the
    /// only ones, up to a common one, with which these rows add up to a contradiction, so that none of them can be left
    /// out.
    private mutating func contradictingRows(_ contradiction: Contradiction) -> ContradictingRows {
        var addends = contradiction.addends
        if let open = parts[Int(contradiction.part)].open, let blocks = plans.blocks(of: open) {
            addends += equations(that: addends, needIn: open, blocks.blocks)
        }
        let (definitions, _) = follow(addends)
        let factors = addends.filter { $0.factor.magnitude > Tolerance.coefficient }
        let lengths = Set(factors.compactMap(\.check.length)).map { Unknown($0) }.sorted()
        // What was computed holds as things stand, so that the whole sum is what the others are short of.
        var shares: [Int32: Double] = [:]
        var sum = 0.0
        for (check, factor) in factors {
            sum += factor * self.sum(of: check)
            if let row = check.row { shares[row, default: 0] += factor }
        }
        for (row, factor) in definitions { shares[row, default: 0] += factor }
        let rows = shares.keys.sorted()
        return ContradictingRows(
            rows: rows.map { RowID($0) }, lengths: lengths,
            changes: rows.map { row in
                guard let share = shares[row], share.magnitude > Tolerance.coefficient else { return 0 }
                return -sum / share
            })
    }

    /// The equations behind the pivots that are left in a sum once everything computed is replaced.
    mutating func equations(
        that addends: [(check: Check, factor: Double)], needIn open: OpenPlan, _ blocks: [Block]
    ) -> [(check: Check, factor: Double)] {
        let (_, remainders) = follow(addends)
        var equations: [(check: Check, factor: Double)] = []
        for block in blocks {
            for (column, equation) in block.equations.enumerated() {
                var factor = 0.0
                for (line, pivot) in block.pivots.enumerated() {
                    guard let remainder = remainders[unknown(pivot, in: open)] else { continue }
                    factor -= remainder * block.combination[line * block.equations.count + column]
                }
                if factor.magnitude > Tolerance.coefficient { equations.append((Check(row: equation), factor)) }
            }
        }
        return equations
    }

    /// Replaces computed unknowns by what they were computed from, in this part and in the trunk.
    /// - Returns: The rows from which they were computed with their factors in the sum, and the factors of the unknowns
    ///   that are left: parameters.
    func follow(
        _ addends: [(check: Check, factor: Double)]
    ) -> (definitions: [(row: Int32, factor: Double)], remainders: [Int32: Double]) {
        var seeds: [Int32] = []
        var weights: [Int32: Double] = [:]
        func add(_ factor: Double, _ unknown: Int32) {
            guard !system.isInput(unknown) else { return }
            weights[unknown, default: 0] += factor
            seeds.append(unknown)
        }
        for (check, factor) in addends {
            if let unknown = check.length { add(factor, unknown) }
            guard let row = check.row else { continue }
            for place in system.rows[Int(row)].termRange {
                add(factor * system.coefficient(at: place), system.terms[place].unknown)
            }
        }
        var definitions: [(row: Int32, factor: Double)] = []
        var remainders: [Int32: Double] = [:]
        for unknown in computedBefore(seeds).reversed() {
            let weight = weights[unknown] ?? 0
            guard weight.magnitude > Tolerance.coefficient else { continue }
            let row = system.definingRow(of: unknown)
            guard row != LinearSystem.nothing else {
                remainders[unknown] = weight
                continue
            }
            let range = system.rows[Int(row)].termRange
            guard let own = range.first(where: { system.terms[$0].unknown == unknown }) else { continue }
            let ownCoefficient = system.coefficient(at: own)
            definitions.append((row, -weight / ownCoefficient))
            for place in range where place != own && !system.isInput(system.terms[place].unknown) {
                weights[system.terms[place].unknown, default: 0] -=
                    weight * system.coefficient(at: place) / ownCoefficient
            }
        }
        return (definitions, remainders)
    }

    /// The unknowns and all that they are computed from, each after what it is computed from.
    private func computedBefore(_ unknowns: [Int32]) -> [Int32] {
        var order: [Int32] = []
        var visited: Set<Int32> = []
        // An unknown, or the complement of one whose definition has been looked at.
        var waiting = unknowns
        while let next = waiting.popLast() {
            if next < 0 {
                order.append(~next)
                continue
            }
            guard visited.insert(next).inserted else { continue }
            waiting.append(~next)
            let row = system.definingRow(of: next)
            guard row != LinearSystem.nothing else { continue }
            for place in system.rows[Int(row)].termRange {
                let other = system.terms[place].unknown
                if other != next, !system.isInput(other) { waiting.append(other) }
            }
        }
        return order
    }
}
