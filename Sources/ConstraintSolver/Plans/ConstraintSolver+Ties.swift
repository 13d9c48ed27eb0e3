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
        let unknowns = open.parameters + open.steps.map(\.target)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }

        apply(settled, in: open)
        // Plans are affine: what an unknown is with all parameters at 0, and with one of them at 1.
        let base = effects(of: nil, in: open)
        var ties: [Tie] = unknowns.indices.map { Tie(unknown: unknowns[$0], factors: [], wanted: base[$0]) }
        for parameter in open.groups.free(of: group) {
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
        let unknowns = open.parameters
        guard let parameter else {
            for step in open.steps { system.values[Int(step.target)] = system.value(by: step) }
            return unknowns.map { system.values[Int($0)] } + open.steps.map { system.values[Int($0.target)] }
        }
        var moves: [Int32: Double] = [unknowns[Int(parameter)]: 1]
        if let place = open.blockOfFree[parameter] {
            let block = open.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                moves[unknowns[Int(pivot)]] = -block.factor(line, place.column)
            }
        }
        for step in open.steps {
            var sum = 0.0
            var own = 1.0
            for place in system.rows[Int(step.row)].termRange {
                let term = system.terms[place]
                if term.unknown == step.target {
                    own = term.coefficient
                } else if let move = moves[term.unknown] {
                    sum += term.coefficient * move
                }
            }
            if sum != 0 { moves[step.target] = -sum / own }
        }
        return unknowns.map { moves[$0] ?? 0 } + open.steps.map { moves[$0.target] ?? 0 }
    }
}
