/// The required goals of a part, as variables of ``RequiredGoals``: one for each free parameter, for each goal, and for
/// each equation that is left out.
struct PartGoals: ~Copyable {
    let part: Int32
    var required: RequiredGoals
    /// The owner of each variable. The free parameters come first; they have no owner.
    private(set) var owners: [Owner]
    /// The variables of rows: of goals, and of equations that are left out.
    private(set) var variableOfRow: [Int32: Int] = [:]

    enum Owner {
        case parameter
        case goal(Check)
        /// The sum of an equation from which an unknown is computed, while the equation need not hold.
        case sum(row: Int32)
    }

    init(part: Int32, parameterCount: Int) {
        self.part = part
        required = RequiredGoals(columnCount: parameterCount)
        owners = Array(repeating: .parameter, count: parameterCount)
    }

    mutating func add(_ check: Check, _ entries: [Entry], constant: Double) {
        let variable = required.add(entries, constant: constant)
        owners.append(.goal(check))
        if let row = check.row { variableOfRow[row] = variable }
    }

    /// The goals in the order in which they are required: rows by their numbers, then lengths, the last one first.
    var inOrder: [(variable: Int, check: Check)] {
        var goals: [(variable: Int, check: Check)] = []
        for (variable, owner) in owners.enumerated() {
            if case .goal(let check) = owner { goals.append((variable, check)) }
        }
        // The codes of lengths are negative.
        return goals.sorted { UInt32(bitPattern: $0.check.code) < UInt32(bitPattern: $1.check.code) }
    }

    /// - Parameter effects: the amount by which each goal's sum changes with the equation's sum, in the order of the
    ///   variables.
    mutating func addSum(of row: Int32, effects: [Double]) {
        variableOfRow[row] = required.addColumn(effects)
        owners.append(.sum(row: row))
    }

    /// The goals of some variables, with the variables' factors. The sums of equations are left out, because they
    /// follow from the others.
    func checks(_ factors: [(variable: Int, factor: Double)]) -> [(check: Check, factor: Double)] {
        factors.compactMap { variable, factor in
            if case .goal(let check) = owners[variable] { (check, factor) } else { nil }
        }
    }
}

extension ConstraintSolver {
    /// The required goals and checks of a part that has just run.
    mutating func requiredGoals(of part: Int32) throws(SolverError) -> PartGoals {
        let record = parts[Int(part)]
        let groups = record.open.map { plans.groups(of: $0) } ?? []
        var goals = PartGoals(part: part, parameterCount: groups.reduce(0) { $0 + $1.width })
        guard let open = record.open else {
            for place in record.checks { add(Check(code: plans.codes[place]), [], to: &goals) }
            return goals
        }
        let unknowns = unknowns(of: open)
        let before = unknowns.map { system.values[Int($0)] }
        defer { for (unknown, value) in zip(unknowns, before) { system.values[Int(unknown)] = value } }
        try shiftToOrigin(open)
        for place in record.checks { add(Check(code: plans.codes[place]), [], to: &goals) }
        for place in open.checks { add(Check(code: plans.codes[place]), [], to: &goals) }
        var first: Int32 = 0
        for group in groups {
            for index in 0..<group.goals.count {
                let goal = plans.goal(index, of: group)
                // Required goals come first.
                guard priority(of: goal) >= Priority.required.value else { break }
                let entries = plans.entries(ofGoal: index, of: group)
                add(goal, entries.map { Entry(column: $0.column + first, factor: $0.factor) }, to: &goals)
            }
            first += Int32(group.width)
        }
        return goals
    }

    private func add(_ check: Check, _ entries: [Entry], to goals: inout PartGoals) {
        goals.add(check, entries, constant: sum(of: check))
    }

    /// Sets all parameters to their values with all free ones at 0, and recomputes the unknowns that follow.
    mutating func shiftToOrigin(_ open: OpenPlan) throws(SolverError) {
        for place in open.parameters { system.values[Int(plans.codes[place])] = 0 }
        try compute(open.steps)
        guard let blocks = plans.blocks(of: open) else { return }
        settlePivots(of: blocks.blocks, in: open)
        try compute(open.steps)
    }

    /// Leaves out an equation from which the part computes an unknown: the equation's sum becomes a variable that may
    /// differ from 0.
    mutating func freeSum(of row: Int32, in goals: inout PartGoals) {
        scratch.followed.makeZeros(system.unknownCount)
        let record = parts[Int(goals.part)]
        move(record.steps, with: row)
        if let open = record.open {
            move(open.steps, with: row)
            if let blocks = plans.blocks(of: open) {
                movePivots(of: blocks.blocks, in: open, with: row)
                move(open.steps, with: row)
            }
        }
        let effects = goals.owners.map { owner in
            switch owner {
            case .parameter, .sum: 0.0
            case .goal(let check): movement(of: check)
            }
        }
        goals.addSum(of: row, effects: effects)
        for place in record.steps { scratch.followed[target(ofStep: place)] = 0 }
        guard let open = record.open else { return }
        for place in open.parameters { scratch.followed[Int(plans.codes[place])] = 0 }
        for place in open.steps { scratch.followed[target(ofStep: place)] = 0 }
    }

    private func target(ofStep place: Int) -> Int { Int(system.terms[Int(plans.codes[place])].unknown) }

    /// Executes steps for movements instead of values: the movement of each target if the sum of one row moves by 1.
    private mutating func move(_ steps: Range<Int>, with row: Int32) {
        for place in steps {
            let step = plans.codes[place]
            let own = system.terms[Int(step)]
            var sum = own.row == row ? -1.0 : 0
            for other in system.rows[Int(own.row)].termRange where other != Int(step) {
                let movement = scratch.followed[Int(system.terms[other].unknown)]
                if movement != 0 { sum += system.coefficient(at: other) * movement }
            }
            scratch.followed[Int(own.unknown)] = sum == 0 ? 0 : -sum / system.coefficient(at: Int(step))
        }
    }

    /// Does for movements what ``settlePivots(of:in:)`` does for values.
    private mutating func movePivots(of blocks: [Block], in open: OpenPlan, with row: Int32) {
        scratch.sums.removeAll()
        for block in blocks {
            for equation in block.equations {
                scratch.sums.append(movement(of: Check(row: equation)) - (equation == row ? 1 : 0))
            }
        }
        var first = 0
        for block in blocks {
            for (line, pivot) in block.pivots.enumerated() {
                scratch.followed[Int(unknown(pivot, in: open))] = block.base(line, scratch.sums, from: first)
            }
            first += block.equations.count
        }
    }

    private func movement(of check: Check) -> Double {
        if let length = check.length { return scratch.followed[Int(length)] }
        guard let row = check.row else { return 0 }
        var sum = 0.0
        for place in system.rows[Int(row)].termRange {
            let movement = scratch.followed[Int(system.terms[place].unknown)]
            if movement != 0 { sum += system.coefficient(at: place) * movement }
        }
        return sum
    }
}
