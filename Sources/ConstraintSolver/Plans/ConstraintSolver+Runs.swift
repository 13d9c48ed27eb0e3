/// A requirement that did not hold when a plan ran, as a sum of requirements that contradicts itself.
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
    /// Runs the plan of a part, and appends the contradictions.
    mutating func run(_ index: Int32, found: inout [Contradiction]) throws(SolverError) {
        work.partsRun += 1
        let part = parts[Int(index)]
        try run(part.steps)
        check(part.checks, of: index, found: &found)
        if let open = part.open { try run(open, of: index, found: &found) }
    }

    private func check(_ checks: Range<Int>, of part: Int32, found: inout [Contradiction]) {
        for place in checks {
            let check = Check(code: plans.codes[place])
            if !system.holds(check) { found.append(Contradiction(part: part, addends: [(check, 1)])) }
        }
    }

    mutating func set(_ value: Double, of unknown: Int32) {
        guard system.values[Int(unknown)] != value else { return }
        system.values[Int(unknown)] = value
        changedUnknowns.append(unknown)
    }

    /// Executes assignments, and records which values change.
    private mutating func run(_ steps: Range<Int>) throws(SolverError) {
        for place in steps {
            let step = plans.codes[place]
            let value = system.value(by: step)
            let target = system.terms[Int(step)].unknown
            if value == system.values[Int(target)] { continue }
            guard value.magnitude <= limits.value else { throw .valueTooLarge(Unknown(target), from: row(of: step)) }
            system.values[Int(target)] = value
            changedUnknowns.append(target)
        }
    }

    private func row(of step: Int32) -> RowID { RowID(system.terms[Int(step)].row) }

    // MARK: - Parameters

    private mutating func run(_ open: OpenPlan, of part: Int32, found: inout [Contradiction]) throws(SolverError) {
        // Each computed value is compared when it is replaced, if nothing reads such values before they are final.
        let blocks = plans.blocks(of: open)
        let isComputedTwice = blocks != nil || open.readsSteps
        noteValues(of: open, withSteps: isComputedTwice)
        var hasLargeGroups = false
        do {
            for place in open.parameters { system.values[Int(plans.codes[place])] = 0 }
            if let blocks {
                try compute(open.steps)
                settlePivots(of: blocks.blocks, in: open)
            }
            if open.readsSteps { try compute(open.steps) }
            hasLargeGroups = try solveGroups(of: open, part: part, found: &found)
            if isComputedTwice { try compute(open.steps) }
        } catch {
            noteChanges(in: open, withSteps: isComputedTwice)
            throw error
        }
        noteChanges(in: open, withSteps: isComputedTwice)
        if !isComputedTwice { try run(open.steps) }
        check(open.checks, of: part, found: &found)
        if hasLargeGroups, found.last?.part != part { try checkGroups(of: open) }
    }

    /// Checks whether the simplex method has satisfied the requirements, which rounding errors may prevent if factors
    /// are very different.
    @inline(never)
    private func checkGroups(of open: OpenPlan) throws(SolverError) {
        var cursor = open.groups
        while let group = plans.next(&cursor) {
            guard group.width > 1 else { continue }
            for index in 0..<group.goals.count {
                let goal = plans.goal(index, of: group)
                guard priority(of: goal) >= Priority.required.value else { break }
                if !system.nearlyHolds(goal) { throw .inexact(system.rowToName(goal)) }
            }
        }
    }

    /// - Returns: whether there is a group with several free parameters.
    private mutating func solveGroups(
        of open: OpenPlan, part: Int32, found: inout [Contradiction]
    ) throws(SolverError) -> Bool {
        // Values are stored after all groups are solved. Until then, all values are those with the free parameters at
        // 0.
        scratch.settled.removeAll(keepingCapacity: true)
        defer { if !scratch.followers.isEmpty { scratch.followers.end() } }
        var cursor = open.groups
        var hasLargeGroups = false
        while let group = plans.next(&cursor) {
            if group.width > 1 { hasLargeGroups = true }
            try solve(group, in: open, part: part, found: &found)
        }
        for parameter in scratch.settled where parameter.value.magnitude > limits.value {
            let unknown = unknown(parameter.parameter, in: open)
            throw .valueTooLarge(Unknown(unknown), from: system.rowToName(Check(length: unknown)))
        }
        apply(scratch.settled, in: open)
        return hasLargeGroups
    }

    /// Sets the pivots of a plan's blocks to their values with its free parameters at 0. All parameters were 0 when the
    /// steps ran. An equation may contain parameters of another block that cancel out together with computed unknowns,
    /// so the sums of all equations are found before the first pivot is set.
    mutating func settlePivots(of blocks: [Block], in open: OpenPlan) {
        scratch.sums.removeAll()
        for block in blocks {
            for equation in block.equations { scratch.sums.append(system.sum(of: equation)) }
        }
        var first = 0
        for block in blocks {
            for (line, pivot) in block.pivots.enumerated() {
                system.values[Int(unknown(pivot, in: open))] = block.base(line, scratch.sums, from: first)
            }
            first += block.equations.count
        }
    }

    /// Sets free parameters that are 0 to their values, and moves the pivots that depend on them.
    mutating func apply(_ settled: [Settled], in open: OpenPlan) {
        for parameter in settled {
            // Adding 0 avoids -0, which would be printed.
            system.values[Int(unknown(parameter.parameter, in: open))] = parameter.value + 0
            guard parameter.value != 0, let blocks = plans.blocks(of: open),
                let place = blocks.placeOfFree[parameter.parameter]
            else { continue }
            let block = blocks.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                let factor = block.factor(line, place.column)
                system.values[Int(unknown(pivot, in: open))] -= factor * parameter.value
            }
        }
    }

    /// Executes assignments of values that are not final.
    mutating func compute(_ steps: Range<Int>) throws(SolverError) {
        for place in steps {
            let step = plans.codes[place]
            let value = system.value(by: step)
            let target = system.terms[Int(step)].unknown
            guard value.magnitude <= limits.value else { throw .valueTooLarge(Unknown(target), from: row(of: step)) }
            system.values[Int(target)] = value
        }
    }

    private mutating func noteValues(of open: OpenPlan, withSteps: Bool) {
        scratch.before.removeAll()
        for place in open.parameters { scratch.before.append(system.values[Int(plans.codes[place])]) }
        guard withSteps else { return }
        for place in open.steps {
            scratch.before.append(system.values[Int(system.terms[Int(plans.codes[place])].unknown)])
        }
    }

    private mutating func noteChanges(in open: OpenPlan, withSteps: Bool) {
        for (index, place) in open.parameters.enumerated() {
            note(plans.codes[place], was: scratch.before[index])
        }
        guard withSteps else { return }
        for (index, place) in open.steps.enumerated() {
            note(
                system.terms[Int(plans.codes[place])].unknown,
                was: scratch.before[Int(open.parameterCount) + index])
        }
    }

    private mutating func note(_ unknown: Int32, was before: Double) {
        if system.values[Int(unknown)] != before { changedUnknowns.append(unknown) }
    }
}
