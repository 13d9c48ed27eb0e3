// Finds the rows from which a contradiction follows.
extension ConstraintSolver {
    /// Traces a sum of required checks that contradicts itself back to the rows from which its unknowns were computed.
    ///
    /// Computed unknowns cancel out. The rows whose factors are not 0 are the contradicting set. Up to a common factor,
    /// no other factors add these rows up to a contradiction, so none of the rows can be left out.
    mutating func contradictingRows(_ contradiction: Contradiction) -> ContradictingRows {
        var addends = contradiction.addends
        if let open = parts[Int(contradiction.part)].open, let blocks = plans.blocks(of: open) {
            addends += equations(that: addends, needIn: open, blocks.blocks)
        }
        scratch.shares.makeZeros(system.rows.count)
        var rows: [Int32] = []
        func add(_ share: Double, _ row: Int32) {
            scratch.shares[Int(row)] += share
            rows.append(row)
        }
        for (row, share) in follow(addends).definitions { add(share, row) }
        var lengths: [Int32] = []
        // The definitions hold at present, so the whole sum is the amount by which the other rows fail.
        var sum = 0.0
        for (check, factor) in addends where factor.magnitude > Tolerance.coefficient {
            sum += factor * self.sum(of: check)
            if let row = check.row { add(factor, row) }
            if let length = check.length { lengths.append(length) }
        }
        return ContradictingRows(takeShares(of: rows), lengths: lengths.sorted(), sum: sum)
    }

    /// The shares of some rows, sorted by row, each once.
    private mutating func takeShares(of rows: [Int32]) -> [(row: Int32, share: Double)] {
        var members: [(row: Int32, share: Double)] = []
        members.reserveCapacity(rows.count)
        func take(_ row: Int32) {
            let share = scratch.shares[Int(row)]
            if share == 0 { return }
            scratch.shares[Int(row)] = 0
            if share.magnitude > Tolerance.coefficient { members.append((row, share)) }
        }
        // For many rows, iterating over all is faster than sorting.
        if rows.count > system.rows.count / 16 {
            for row in 0..<Int32(system.rows.count) { take(row) }
        } else {
            for row in rows.sorted() { take(row) }
        }
        return members
    }

    /// The equations that determine the pivots in a sum, with the factors that make these pivots cancel out. Computed
    /// unknowns of the sum are replaced first.
    mutating func equations(
        that addends: [(check: Check, factor: Double)], needIn open: OpenPlan, _ blocks: [Block]
    ) -> [(check: Check, factor: Double)] {
        let remainders = follow(addends).remainders
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

    /// Replaces computed unknowns by those from which they were computed, in this part and in the trunk.
    /// - Returns: the rows from which they were computed with their factors in the sum, and the factors of the
    ///   remaining unknowns, which are parameters.
    mutating func follow(
        _ addends: [(check: Check, factor: Double)]
    ) -> (definitions: [(row: Int32, factor: Double)], remainders: [Int32: Double]) {
        scratch.followed.makeZeros(system.unknownCount)
        var seeds: [Int32] = []
        for (check, factor) in addends {
            if let unknown = check.length, !system.isInput(unknown) {
                scratch.followed[Int(unknown)] += factor
                seeds.append(unknown)
            }
            guard let row = check.row else { continue }
            for place in system.rows[Int(row)].termRange {
                let unknown = system.terms[place].unknown
                guard !system.isInput(unknown) else { continue }
                scratch.followed[Int(unknown)] += factor * system.coefficient(at: place)
                seeds.append(unknown)
            }
        }
        var definitions: [(row: Int32, factor: Double)] = []
        var remainders: [Int32: Double] = [:]
        for unknown in computedBefore(seeds).reversed() {
            let weight = scratch.followed[Int(unknown)]
            scratch.followed[Int(unknown)] = 0
            scratch.isFollowed[Int(unknown)] = 0
            guard weight.magnitude > Tolerance.coefficient else { continue }
            let own = system.unknowns[Int(unknown)].definition
            guard own != LinearSystem.nothing else {
                remainders[unknown] = weight
                continue
            }
            let row = system.terms[Int(own)].row
            let share = -weight / system.coefficient(at: Int(own))
            definitions.append((row, share))
            for place in system.rows[Int(row)].termRange where place != Int(own) {
                let other = system.terms[place].unknown
                guard !system.isInput(other) else { continue }
                scratch.followed[Int(other)] += share * system.coefficient(at: place)
            }
        }
        return (definitions, remainders)
    }

    /// The unknowns and all unknowns from which they are computed, each after those from which it is computed. They are
    /// marked in the scratch storage.
    private mutating func computedBefore(_ unknowns: [Int32]) -> [Int32] {
        scratch.isFollowed.makeZeros(system.unknownCount)
        var order: [Int32] = []
        // An element is an unknown, or the complement of one whose definition was already visited.
        var waiting = unknowns
        while let next = waiting.popLast() {
            if next < 0 {
                order.append(~next)
                continue
            }
            guard scratch.isFollowed[Int(next)] == 0 else { continue }
            scratch.isFollowed[Int(next)] = 1
            waiting.append(~next)
            let row = system.definingRow(of: next)
            guard row != LinearSystem.nothing else { continue }
            for place in system.rows[Int(row)].termRange {
                let other = system.terms[place].unknown
                if other != next, !system.isInput(other) { waiting.append(other) }
            }
        }
        work.entries += order.count
        return order
    }
}

extension FlatList where Element: Numeric {
    /// Extends a list of zeros.
    mutating func makeZeros(_ count: Int) {
        if self.count < count { append(repeating: 0, count: count - self.count) }
    }
}
