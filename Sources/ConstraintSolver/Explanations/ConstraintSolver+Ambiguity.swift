extension ConstraintSolver {
    /// Whether the rows leave an unknown more than one value, so that its preference decided. This is also the case if
    /// no row contains the unknown. Call this right after an update.
    public mutating func isAmbiguous(_ unknown: Unknown) -> Bool {
        guard system.unknowns.indices.contains(unknown.index) else { return true }
        if system.isInput(Int32(unknown.index)) { return false }
        let part = system.unknowns[unknown.index].part
        guard part != Part.none else { return true }
        return openUnknowns(ofPart: part).unknowns.contains(Int32(unknown.index))
    }

    /// All unknowns that occur in rows and have more than one possible value, sorted by number. Unknowns that no row
    /// contains are not listed. Call this right after an update.
    public mutating func ambiguousUnknowns() -> [Unknown] {
        var unknowns: [Unknown] = []
        for part in parts.indices { unknowns += openUnknowns(ofPart: Int32(part)).unknowns.map { Unknown($0) } }
        return unknowns.sorted()
    }

    /// Whether no edit since the last update requires new plans. Until they are made, plans may refer to rows that were
    /// removed, and questions have no answers.
    var arePlansCurrent: Bool { pending.partsToBuild.isEmpty }

    mutating func openUnknowns(ofPart part: Int32) -> OpenUnknowns {
        guard arePlansCurrent, let open = parts[Int(part)].open else { return OpenUnknowns() }
        if let known = answers.open[part] { return known }
        let found = openUnknowns(of: open)
        answers.open[part] = found
        return found
    }

    /// The ambiguous unknowns of a plan: they can move while their group stays optimal.
    private mutating func openUnknowns(of open: OpenPlan) -> OpenUnknowns {
        let groups = plans.groups(of: open)
        let actual = groups.map { values(of: $0, in: open) }
        let unknowns = unknowns(of: open)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }
        var found = OpenUnknowns()
        // If a value is too large, an update has already reported it.
        guard (try? shiftToOrigin(open)) != nil else { return found }
        scratch.settled.removeAll(keepingCapacity: true)
        beginFollowing(open)
        defer { scratch.followers.end() }
        for (group, actual) in zip(groups, actual) {
            if group.width == 1 {
                var number = FreeNumber()
                narrow(&number, by: group)
                guard number.isOpen else { continue }
                let rivals = rivals(of: trade(within: number, of: group, at: actual[0]), in: group)
                if let rivals { found.rivals.append(rivals) }
                for tie in ties(of: group, in: open) {
                    found.unknowns.insert(tie.unknown)
                    if rivals != nil { found.rivalsOfUnknown[tie.unknown] = found.rivals.count - 1 }
                }
            } else if let simplex = optimum(of: group), simplex.isOpen {
                var openness = Openness(simplex, limits)
                let trades = openness.trades(at: actual)
                var places: [Int?] = []
                for trade in trades.all {
                    let rivals = rivals(of: trade, in: group)
                    places.append(rivals == nil ? nil : found.rivals.count)
                    if let rivals { found.rivals.append(rivals) }
                }
                for tie in ties(of: group, in: open) where !openness.fixes(tie.entries) {
                    found.unknowns.insert(tie.unknown)
                    guard let trade = openness.trade(of: tie.entries, among: trades) else { continue }
                    found.rivalsOfUnknown[tie.unknown] = places[trade]
                }
                work.entries += openness.work
            }
        }
        return found
    }

    /// The values of a group's free parameters, followed by the sums of its goals.
    private func values(of group: Group, in open: OpenPlan) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(group.width + group.goals.count)
        for place in group.free { values.append(system.values[Int(unknown(plans.codes[place], in: open))]) }
        for goal in 0..<group.goals.count { values.append(sum(of: plans.goal(goal, of: group))) }
        return values
    }

    /// The state of the simplex method after the last level. It is nil if there are no values; the last update has then
    /// reported that already.
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
