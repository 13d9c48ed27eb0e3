extension ConstraintSolver {
    /// Whether the rows leave an unknown more than one value, so that its preference decided. It is also true if no row
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

    /// The ambiguous unknowns of a plan: they can move while the group stays optimal.
    private mutating func ambiguousUnknowns(of open: OpenPlan) -> Set<Int32> {
        let unknowns = unknowns(of: open)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }
        // If a value is too large, an update has already reported it.
        guard (try? shiftToOrigin(open)) != nil else { return [] }
        scratch.settled.removeAll(keepingCapacity: true)
        beginFollowing(open)
        defer { scratch.followers.end() }
        var ambiguous: Set<Int32> = []
        for group in plans.groups(of: open) {
            if group.width == 1 {
                var number = FreeNumber()
                narrow(&number, by: group)
                if number.isOpen { ambiguous.formUnion(ties(of: group, in: open).map(\.unknown)) }
            } else if let simplex = optimum(of: group), simplex.isOpen {
                var openness = Openness(simplex, limits)
                for tie in ties(of: group, in: open) where !openness.fixes(tie.entries) {
                    ambiguous.insert(tie.unknown)
                }
                work.entries += openness.work
            }
        }
        return ambiguous
    }

    /// The simplex method after the last level; nil if it finds no values, which an update has already reported.
    private mutating func optimum(of group: Group) -> LevelSimplex? {
        do {
            var simplex = LevelSimplex(columnCount: 0)
            prepare(&simplex, for: group)
            guard try minimize(&simplex, group) == nil else { return nil }
            return simplex
        } catch {
            return nil
        }
    }
}
