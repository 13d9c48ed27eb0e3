/// That an unknown wants to be at its preferred value: `sum of (factor × free parameter)` is to come to what is wanted.
struct Tie {
    var unknown: Int32
    var entries: [Entry]
    var wanted: Double
}

extension ConstraintSolver {
    /// What the preferences of the unknowns say about a group, first what settles first, given the parameters of groups
    /// that are settled already. All free parameters of the plan are 0 now.
    mutating func ties(of group: Group, in open: OpenPlan, after settled: [Settled]) -> [Tie] {
        let unknowns = unknowns(of: open)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }

        apply(settled, in: open)
        for place in open.steps { recompute(plans.codes[place]) }
        let effects = effects(of: group, in: open)
        var ties: [Tie] = []
        for unknown in unknowns {
            guard let entries = effects[unknown],
                entries.contains(where: { $0.factor.magnitude > Tolerance.coefficient })
            else { continue }
            let wanted = preferences.value(of: unknown) - system.values[Int(unknown)]
            ties.append(Tie(unknown: unknown, entries: entries, wanted: wanted))
        }
        ties.sort { preferences.settles($0.unknown, before: $1.unknown) }
        return ties
    }

    /// The inequality at whose bound an open position stands: the most important of those that name it, of equals the one
    /// with the lowest number. Lengths, and unknowns with a preferred value, have none.
    func bound(of tie: Tie, in group: Group) -> Int? {
        guard !system.isLength(tie.unknown), preferences.value(of: tie.unknown) == 0 else { return nil }
        for index in 0..<group.goals.count {
            guard let row = plans.goal(index, of: group).row, system.rows[Int(row)].relation != .equal else { continue }
            for place in system.rows[Int(row)].termRange where system.terms[place].unknown == tie.unknown {
                return index
            }
        }
        return nil
    }

    /// What the unknowns of a plan have of a group's free parameters, as far as they depend on any.
    private func effects(of group: Group, in open: OpenPlan) -> [Int32: [Entry]] {
        var effects: [Int32: [Entry]] = [:]
        let blocks = plans.blocks(of: open)
        for (column, parameter) in plans.free(of: group).enumerated() {
            effects[unknown(parameter, in: open)] = [Entry(column: Int32(column), factor: 1)]
            guard let blocks, let place = blocks.placeOfFree[parameter] else { continue }
            let block = blocks.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                let factor = -block.factor(line, place.column)
                guard factor != 0 else { continue }
                effects[unknown(pivot, in: open), default: []].append(Entry(column: Int32(column), factor: factor))
            }
        }
        var sum = EntrySum()
        sum.grow(to: group.width)
        for place in open.steps {
            let step = plans.codes[place]
            let own = system.terms[Int(step)]
            let scale = -1 / system.coefficient(at: Int(step))
            for place in system.rows[Int(own.row)].termRange where place != Int(step) {
                guard let entries = effects[system.terms[place].unknown] else { continue }
                let factor = scale * system.coefficient(at: place)
                for entry in entries { sum.add(factor * entry.factor, at: entry.column) }
            }
            let entries = sum.take()
            if !entries.isEmpty { effects[own.unknown] = entries }
        }
        return effects
    }

    /// Does one assignment.
    mutating func recompute(_ step: Int32) {
        system.values[Int(system.terms[Int(step)].unknown)] = system.value(by: step)
    }
}
