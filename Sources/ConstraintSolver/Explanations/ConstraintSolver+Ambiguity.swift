extension ConstraintSolver {
    /// Whether the rows leave an unknown more than one value, so that its preference decided. Also true if no row
    /// contains it. Call this right after an update.
    public mutating func isAmbiguous(_ unknown: Unknown) -> Bool {
        guard system.unknowns.indices.contains(unknown.index) else { return true }
        if system.isInput(Int32(unknown.index)) { return false }
        let part = system.unknowns[unknown.index].part
        guard part != Part.none else { return true }
        guard let open = parts[Int(part)].open else { return false }
        return ambiguousUnknowns(of: open).contains(unknown)
    }

    /// All unknowns of rows that have more than one possible value, sorted by number. Call this right after an update.
    public mutating func ambiguousUnknowns() -> [Unknown] {
        var unknowns: [Unknown] = []
        for part in parts.indices {
            if let open = parts[part].open { unknowns += ambiguousUnknowns(of: open) }
        }
        return unknowns.sorted()
    }

    /// The ambiguous ones among the unknowns of a plan: they move while a group stays as good as it can be.
    private mutating func ambiguousUnknowns(of open: OpenPlan) -> [Unknown] {
        let unknowns = unknowns(of: open)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }

        var ambiguous: Set<Int32> = []
        for group in plans.groups(of: open) {
            for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value }
            shiftToOrigin(group, in: open)
            if group.width == 1 {
                var number = FreeNumber()
                narrow(&number, by: group)
                if number.isOpen { ambiguous.formUnion(ties(of: group, in: open, after: []).map(\.unknown)) }
            } else if let simplex = optimum(of: group) {
                for tie in ties(of: group, in: open, after: []) where !simplex.isFixed(tie, limit: limits.pivots) {
                    ambiguous.insert(tie.unknown)
                }
            }
        }
        return ambiguous.map { Unknown($0) }
    }

    /// The simplex method after the last level, or nil where it finds no values, which an update has said.
    private mutating func optimum(of group: Group) -> LevelSimplex? {
        do {
            var simplex = try makeSimplex(group)
            return try minimize(&simplex, group) == nil ? simplex : nil
        } catch {
            return nil
        }
    }

    /// Sets the free parameters of a group to 0, and lets everything follow.
    private mutating func shiftToOrigin(_ group: Group, in open: OpenPlan) {
        for parameter in plans.free(of: group) {
            let unknown = Int(unknown(parameter, in: open))
            let value = system.values[unknown]
            system.values[unknown] = 0
            guard let blocks = plans.blocks(of: open), let place = blocks.placeOfFree[parameter] else { continue }
            let block = blocks.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                system.values[Int(self.unknown(pivot, in: open))] += block.factor(line, place.column) * value
            }
        }
        for place in open.steps { recompute(plans.codes[place]) }
    }
}

extension LevelSimplex {
    /// Whether an unknown has only one value among the optima: whether its least and its greatest value are the same.
    func isFixed(_ tie: Tie, limit: Int) -> Bool {
        guard isOpen else { return true }
        // Far off on either side, so that the nearest value is the last one on that side.
        let values = [-1.0, 1.0].map { side -> Double in
            var simplex = self
            let far = 1e7 * side
            let level = (variables.map(\.level).max() ?? 0) + 1
            simplex.add(factors: tie.factors, constant: -tie.wanted - far, penalties: (1, 1), level: level)
            guard simplex.minimize(level: level, limit: limit) != nil else { return 0 }
            return zip(tie.factors, simplex.values).reduce(0) { $0 + $1.0 * $1.1 }
        }
        return (values[0] - values[1]).magnitude <= 1e-5
    }
}
