/// That an unknown wants to be at its preferred value: `sum of (factor × free parameter)` is to come to what is wanted.
struct Tie {
    var unknown: Int32
    var factors: [Double]
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
        // Plans are affine: what an unknown is with all parameters at 0, and with one of them at 1.
        let base = effects(of: nil, in: open)
        var ties: [Tie] = unknowns.indices.map { Tie(unknown: unknowns[$0], factors: [], wanted: base[$0]) }
        for parameter in plans.free(of: group) {
            let moved = effects(of: parameter, in: open)
            for index in unknowns.indices { ties[index].factors.append(moved[index]) }
        }
        ties.removeAll { $0.factors.allSatisfy { $0.magnitude <= Tolerance.coefficient } }
        ties.sort { preferences.settles($0.unknown, before: $1.unknown) }
        for index in ties.indices {
            ties[index].wanted = preferences.value(of: ties[index].unknown) - ties[index].wanted
        }
        return ties
    }

    /// Without a parameter, what the unknowns of a plan are as things stand; with one, by how much they move when it does.
    private mutating func effects(of parameter: Int32?, in open: OpenPlan) -> [Double] {
        let unknowns = unknowns(of: open)
        guard let parameter else {
            for place in open.steps { recompute(plans.codes[place]) }
            return unknowns.map { system.values[Int($0)] }
        }
        var moves: [Int32: Double] = [unknown(parameter, in: open): 1]
        if let blocks = plans.blocks(of: open), let place = blocks.placeOfFree[parameter] {
            let block = blocks.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                moves[unknown(pivot, in: open)] = -block.factor(line, place.column)
            }
        }
        for place in open.steps {
            let step = plans.codes[place]
            let own = system.terms[Int(step)]
            var sum = 0.0
            for place in system.rows[Int(own.row)].termRange where place != Int(step) {
                if let move = moves[system.terms[place].unknown] { sum += system.coefficient(at: place) * move }
            }
            if sum != 0 { moves[own.unknown] = -sum / system.coefficient(at: Int(step)) }
        }
        return unknowns.map { moves[$0] ?? 0 }
    }

    /// Does one assignment.
    mutating func recompute(_ step: Int32) {
        system.values[Int(system.terms[Int(step)].unknown)] = system.value(by: step)
    }
}
