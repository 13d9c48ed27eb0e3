/// The explanation of an unknown's value.
public struct Explanation: Equatable, Sendable {
    /// A row that is not satisfied.
    public struct Loss: Equatable, Sendable {
        public let row: RowID
        /// The distance by which the row fails.
        public let distance: Double
    }

    /// The numbers of the rows from which the value follows. Each is satisfied exactly. Together with values from
    /// outside, they add up to the value, and none of them can be left out of the sum.
    public let given: [RowID]
    /// The numbers of the lengths on which the value depends because they must not be negative.
    public let lengths: [Unknown]
    /// The rows that contain the unknown and are not satisfied, the most important first, including rows that are left
    /// out.
    public let lost: [Loss]
    /// Whether the rows leave more than one value, so that a preference decided.
    public let isAmbiguous: Bool
}

extension ConstraintSolver {
    /// The distance by which a row fails; 0 if it is satisfied.
    public func distance(of id: RowID) -> Double {
        guard let index = existing(id), !system.holds(Int32(index)) else { return 0 }
        return system.rows[index].relation.distance(system.sum(of: Int32(index)))
    }

    /// The unknowns of a row, in the order of its terms.
    public func unknowns(of id: RowID) -> [Unknown] {
        guard let index = existing(id) else { return [] }
        return system.rows[index].termRange.map { Unknown(system.terms[$0].unknown) }
    }

    /// Whether any row contains an unknown.
    public func hasRows(about unknown: Unknown) -> Bool {
        system.unknowns.indices.contains(unknown.index)
            && system.unknowns[unknown.index].firstUse != LinearSystem.nothing
    }

    /// Whether the value of an unknown comes from outside.
    public func isInput(_ unknown: Unknown) -> Bool {
        system.unknowns.indices.contains(unknown.index) && system.isInput(Int32(unknown.index))
    }

    /// Explains the value of an unknown. Call this right after an update.
    public mutating func explanation(of unknown: Unknown) -> Explanation {
        guard system.unknowns.indices.contains(unknown.index) else {
            return Explanation(given: [], lengths: [], lost: [], isAmbiguous: true)
        }
        if let known = answers.explanations[unknown] { return known }
        let (rows, lengths) = origins(of: unknown)
        var lost: Set<Int32> = []
        system.forEachRow(of: Int32(unknown.index)) { row in
            if !system.holds(row) { lost.insert(row) }
        }
        let losses = lost.sorted { left, right in
            let (ofLeft, ofRight) = (system.rows[Int(left)].priority, system.rows[Int(right)].priority)
            return ofLeft != ofRight ? ofLeft > ofRight : left < right
        }
        let explanation = Explanation(
            given: rows, lengths: lengths,
            lost: losses.map { Explanation.Loss(row: RowID($0), distance: distance(of: RowID($0))) },
            isAmbiguous: isAmbiguous(unknown))
        answers.explanations[unknown] = explanation
        return explanation
    }

    /// The causes of a row's failure: the rows that lead to the distance by which it fails, and the lengths on which
    /// this distance depends because they must not be negative. Call this right after an update.
    public mutating func causesOfFailure(of id: RowID) -> (rows: [RowID], lengths: [Unknown]) {
        guard let index = existing(id) else { return ([], []) }
        return origins(of: Check(row: Int32(index)), in: system.rows[index].part)
    }

    private mutating func origins(of unknown: Unknown) -> (rows: [RowID], lengths: [Unknown]) {
        let index = Int32(unknown.index)
        guard !system.isInput(index) else { return ([], []) }
        return origins(of: Check(length: index), in: system.unknowns[unknown.index].part)
    }

    /// The rows and lengths that add up to an unknown, or to the left side of a row.
    private mutating func origins(of check: Check, in part: Int32) -> (rows: [RowID], lengths: [Unknown]) {
        guard part != Part.none, arePlansCurrent else { return ([], []) }
        var addends: [(check: Check, factor: Double)] = [(check, 1)]
        if let open = parts[Int(part)].open {
            addends += pinningGoals(of: addends, in: open)
            if let blocks = plans.blocks(of: open) { addends += equations(that: addends, needIn: open, blocks.blocks) }
        }
        let (definitions, _) = follow(addends)
        // The first addend is the one to explain.
        let goals = addends.dropFirst().filter { $0.factor.magnitude > Tolerance.coefficient }
        return (
            Set(goals.compactMap(\.check.row) + definitions.map(\.row)).map { RowID($0) }.sorted(),
            Set(goals.compactMap(\.check.length)).map { Unknown($0) }.sorted()
        )
    }

    /// The goals that determine the remaining free parameters of a sum, with their factors in the sum.
    private mutating func pinningGoals(
        of addends: [(check: Check, factor: Double)], in open: OpenPlan
    ) -> [(check: Check, factor: Double)] {
        var whole = addends
        if let blocks = plans.blocks(of: open) { whole += equations(that: addends, needIn: open, blocks.blocks) }
        let remainders = follow(whole).remainders
        var goals: [(check: Check, factor: Double)] = []
        for group in plans.groups(of: open) {
            var wanted: [Entry] = []
            for (column, parameter) in plans.free(of: group).enumerated() {
                guard let factor = remainders[unknown(parameter, in: open)] else { continue }
                wanted.append(Entry(column: Int32(column), factor: factor))
            }
            guard !wanted.isEmpty else { continue }
            let combination = span(of: group).combination(of: wanted)
            for (goal, factor) in combination.sorted(by: { $0.number < $1.number }) {
                goals.append((plans.goal(goal, of: group), -factor))
            }
        }
        return goals
    }

    /// The first goals that hold exactly and together determine the free parameters.
    private mutating func span(of group: Group) -> Span {
        if let known = answers.spans[group.free.lowerBound] { return known }
        var span = Span()
        for goal in tightGoals(of: group) { span.add(plans.entries(ofGoal: goal, of: group), number: goal) }
        answers.spans[group.free.lowerBound] = span
        return span
    }

    /// The goals of a group that hold exactly, in the order in which they are considered: first equations, and
    /// inequalities against which a less important goal pushes, then goals that hold exactly by chance. Within each
    /// kind, they are ordered by priority.
    private func tightGoals(of group: Group) -> [Int] {
        let pushes = group.goals.indices.compactMap { place -> (priority: Float, entries: [Entry])? in
            let index = place - group.goals.lowerBound
            guard let row = plans.goal(index, of: group).row, !system.holds(row) else { return nil }
            // The sign gives the direction in which the parameters would have to move.
            let sign = system.sum(of: row) > 0 ? -1.0 : 1.0
            let entries = plans.entries(ofGoal: index, of: group)
            return (
                system.rows[Int(row)].priority,
                entries.map { Entry(column: $0.column, factor: $0.factor * sign) }
            )
        }
        func isPushed(_ index: Int, _ relation: Relation) -> Bool {
            let entries = plans.entries(ofGoal: index, of: group)
            let level = priority(of: plans.goal(index, of: group))
            return pushes.contains { push in
                guard push.priority <= level else { return false }
                let movement = Entry.product(entries, push.entries)
                return relation == .lessThanOrEqual ? movement > 0 : movement < 0
            }
        }
        var pinning: [Int] = []
        var others: [Int] = []
        for index in 0..<group.goals.count {
            let goal = plans.goal(index, of: group)
            guard isTight(goal) else { continue }
            let relation = goal.row.map { system.rows[Int($0)].relation } ?? .greaterThanOrEqual
            if relation == .equal || isPushed(index, relation) { pinning.append(index) } else { others.append(index) }
        }
        return pinning + others
    }

    private func isTight(_ goal: Check) -> Bool {
        if let row = goal.row { return system.sum(of: row).magnitude <= system.tolerance(of: row) }
        return goal.length.map { system.values[Int($0)].magnitude <= 1e-6 } ?? false
    }
}
