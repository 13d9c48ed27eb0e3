extension ConstraintSolver {
    /// Whether the rows leave an unknown more than one value, so that its preference decided. Also true if no row
    /// contains it. Call this right after an update.
    public mutating func isAmbiguous(_ unknown: Unknown) -> Bool {
        guard system.unknowns.indices.contains(unknown.index) else { return true }
        if system.isInput(Int32(unknown.index)) { return false }
        let part = system.unknowns[unknown.index].part
        guard part != Part.none else { return true }
        return ambiguousUnknowns(ofPart: part).contains(Int32(unknown.index))
    }

    /// All unknowns of rows that have more than one possible value, sorted by number. Call this right after an update.
    public mutating func ambiguousUnknowns() -> [Unknown] {
        var unknowns: [Unknown] = []
        for part in parts.indices { unknowns += ambiguousUnknowns(ofPart: Int32(part)).map { Unknown($0) } }
        return unknowns.sorted()
    }

    private mutating func ambiguousUnknowns(ofPart part: Int32) -> Set<Int32> {
        guard let open = parts[Int(part)].open else { return [] }
        if let known = answers.ambiguous[part] { return known }
        let unknowns = ambiguousUnknowns(of: open)
        answers.ambiguous[part] = unknowns
        return unknowns
    }

    /// The ambiguous ones among the unknowns of a plan: they move while a group stays as good as it can be.
    private mutating func ambiguousUnknowns(of open: OpenPlan) -> Set<Int32> {
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
            } else if let simplex = optimum(of: group), simplex.isOpen {
                var openness = Openness(simplex, limits)
                for tie in ties(of: group, in: open, after: []) where !openness.fixes(tie.entries) {
                    ambiguous.insert(tie.unknown)
                }
                work.entries += openness.work
            }
        }
        return ambiguous
    }

    /// The simplex method after the last level, or nil where it finds no values, which an update has said.
    private mutating func optimum(of group: Group) -> LevelSimplex? {
        do {
            var simplex = makeSimplex(group)
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
