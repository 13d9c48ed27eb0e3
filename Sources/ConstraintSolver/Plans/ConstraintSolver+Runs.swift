/// Something required that did not hold when a plan ran, as a sum of required things that contradicts itself.
struct Contradiction {
    var part: Int32
    var addends: [(check: Check, factor: Double)]
}

/// The value of a free parameter.
struct Settled {
    var parameter: Int32
    var value: Double
}

extension ConstraintSolver {
    /// Runs the plan of a part.
    /// - Returns: What cannot hold.
    mutating func run(_ index: Int32) throws(SolverError) -> [Contradiction] {
        work.partsRun += 1
        try run(parts[Int(index)].steps)
        var found: [Contradiction] = []
        for check in parts[Int(index)].checks where !system.holds(check) {
            found.append(Contradiction(part: index, addends: [(check, 1)]))
        }
        if let open = parts[Int(index)].open { try run(open, of: index, found: &found) }
        return found
    }

    mutating func set(_ value: Double, of unknown: Int32) {
        guard system.values[Int(unknown)] != value else { return }
        system.values[Int(unknown)] = value
        changed.append(Unknown(unknown))
    }

    /// Does assignments, and notes which values change.
    private mutating func run(_ steps: [Step]) throws(SolverError) {
        for step in steps {
            let value = system.value(by: step)
            if value == system.values[Int(step.target)] { continue }
            guard value.magnitude <= limits.value else {
                throw .valueTooLarge(Unknown(step.target), from: RowID(step.row))
            }
            system.values[Int(step.target)] = value
            changed.append(Unknown(step.target))
        }
    }

    // MARK: - Parameters

    private mutating func run(_ open: OpenPlan, of part: Int32, found: inout [Contradiction]) throws(SolverError) {
        scratch.before.removeAll(keepingCapacity: true)
        for unknown in open.parameters { scratch.before.append(system.values[Int(unknown)]) }
        for step in open.steps { scratch.before.append(system.values[Int(step.target)]) }
        defer { noteChanges(in: open) }

        for unknown in open.parameters { system.values[Int(unknown)] = 0 }
        if !open.blocks.isEmpty {
            try compute(open.steps)
            for block in open.blocks { settlePivots(of: block, in: open) }
        }
        if open.groups.readSteps { try compute(open.steps) }
        // Values are given when all groups have theirs: until then everything is as with the free parameters at 0.
        var settled: [Settled] = []
        settled.reserveCapacity(open.groups.free.count)
        for group in open.groups.groups {
            try solve(group, in: open, part: part, settled: &settled, found: &found)
        }
        for parameter in settled where parameter.value.magnitude > limits.value {
            let unknown = open.parameters[Int(parameter.parameter)]
            throw .valueTooLarge(Unknown(unknown), from: system.rowToName(Check(length: unknown)))
        }
        apply(settled, in: open)
        try compute(open.steps)
        for check in open.checks where !system.holds(check) {
            found.append(Contradiction(part: part, addends: [(check, 1)]))
        }
    }

    /// Gives the pivots of a block what they are with its free parameters at 0. All parameters were 0 when the steps ran.
    private mutating func settlePivots(of block: Block, in open: OpenPlan) {
        let sums = block.equations.map { system.sum(of: $0) }
        for (line, pivot) in block.pivots.enumerated() {
            var value = 0.0
            for (column, sum) in sums.enumerated() { value -= block.combination[line * sums.count + column] * sum }
            system.values[Int(open.parameters[Int(pivot)])] = value
        }
    }

    /// Gives free parameters that are 0 their values, and moves the pivots that depend on them.
    mutating func apply(_ settled: [Settled], in open: OpenPlan) {
        for parameter in settled {
            // Not -0, which would be printed.
            system.values[Int(open.parameters[Int(parameter.parameter)])] = parameter.value + 0
            guard parameter.value != 0, let place = open.blockOfFree[parameter.parameter] else { continue }
            let block = open.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                let factor = block.factor(line, place.column)
                system.values[Int(open.parameters[Int(pivot)])] -= factor * parameter.value
            }
        }
    }

    /// Does assignments of values that are not final.
    private mutating func compute(_ steps: [Step]) throws(SolverError) {
        for step in steps {
            let value = system.value(by: step)
            guard value.magnitude <= limits.value else {
                throw .valueTooLarge(Unknown(step.target), from: RowID(step.row))
            }
            system.values[Int(step.target)] = value
        }
    }

    private mutating func noteChanges(in open: OpenPlan) {
        for (index, unknown) in open.parameters.enumerated()
        where system.values[Int(unknown)] != scratch.before[index] {
            changed.append(Unknown(unknown))
        }
        for (index, step) in open.steps.enumerated()
        where system.values[Int(step.target)] != scratch.before[open.parameters.count + index] {
            changed.append(Unknown(step.target))
        }
    }
}

extension LinearSystem {
    /// What a row says that an unknown is.
    func value(by step: Step) -> Double {
        let row = rows[Int(step.row)]
        var sum = row.constant
        var own = 1.0
        for place in row.termRange {
            let term = terms[place]
            if term.unknown == step.target {
                own = term.coefficient
            } else {
                sum += term.coefficient * values[Int(term.unknown)]
            }
        }
        // Subtracted from 0, so that nothing becomes -0.
        return 0 - sum / own
    }
}
