/// A wish or requirement, and the free parameters on which its sum depends.
struct Goal {
    var check: Check
    var dependence: [Dependence]
}

extension ConstraintSolver {
    /// Expresses what is wished and required by the parameters that are still free, and groups these.
    mutating func gatherGroups(
        _ unknowns: [Int32], rows: [Int32], steps: [Step], parameterCount: Int, pivots: Pivots, checks: inout [Check]
    ) throws(SolverError) -> GroupList {
        var goals: [Goal] = []
        var list = GroupList()
        for row in rows where !system.rows[Int(row)].isHardEquality {
            let dependence = substitute(pivots, in: dependence(ofRow: row, steps: steps))
            if !dependence.isEmpty {
                goals.append(Goal(check: Check(row: row), dependence: dependence))
                list.readSteps = list.readSteps || readsSteps(row)
            } else if system.rows[Int(row)].isRequired {
                checks.append(Check(row: row))
            }
        }
        for unknown in unknowns where system.isLength(unknown) {
            let dependence = substitute(pivots, in: dependence(of: unknown, steps: steps))
            if dependence.isEmpty {
                checks.append(Check(length: unknown))
            } else {
                goals.append(Goal(check: Check(length: unknown), dependence: dependence))
                list.readSteps = list.readSteps || scratch.places[Int(unknown)] > 0
            }
        }
        try group(goals, parameterCount: parameterCount, pivots: pivots, into: &list)
        return list
    }

    private func readsSteps(_ row: Int32) -> Bool {
        system.rows[Int(row)].termRange.contains {
            let unknown = system.terms[$0].unknown
            return scratch.hasUnknown(unknown) && scratch.places[Int(unknown)] > 0
        }
    }

    private func substitute(_ pivots: Pivots, in dependence: [Dependence]) -> [Dependence] {
        guard !pivots.isEmpty, dependence.contains(where: { pivots[$0.parameter] != nil }) else { return dependence }
        var factors: [Int32: Double] = [:]
        for part in dependence {
            if let replacement = pivots[part.parameter] {
                for other in replacement { factors[other.parameter, default: 0] += part.factor * other.factor }
            } else {
                factors[part.parameter, default: 0] += part.factor
            }
        }
        return factors.filter { $0.value.magnitude > Tolerance.coefficient }
            .map { Dependence(parameter: $0.key, factor: $0.value) }
            .sorted { $0.parameter < $1.parameter }
    }

    private func group(
        _ goals: [Goal], parameterCount: Int, pivots: Pivots, into list: inout GroupList
    ) throws(SolverError) {
        var sets = DisjointSets()
        sets.grow(to: parameterCount)
        for goal in goals {
            for other in goal.dependence { sets.unite(goal.dependence[0].parameter, other.parameter) }
        }
        // By group, each in the order of its first parameter; then by priority; then rows in the order of their numbers.
        let order = goals.indices.map { index in
            (set: sets.find(goals[index].dependence[0].parameter), priority: priority(of: goals[index].check), index)
        }.sorted { left, right in
            if left.set != right.set { return left.set < right.set }
            return left.priority != right.priority ? left.priority > right.priority : left.2 < right.2
        }
        var members: [(set: Int32, parameter: Int32)] = []
        for parameter in 0..<Int32(parameterCount) where pivots.isEmpty || pivots[parameter] == nil {
            members.append((sets.find(parameter), parameter))
        }
        members.sort { $0 < $1 }

        var columnOf = [Int](repeating: 0, count: parameterCount)
        var next = 0
        var member = 0
        while member < members.count {
            let set = members[member].set
            let firstFree = Int32(list.free.count)
            while member < members.count, members[member].set == set {
                columnOf[Int(members[member].parameter)] = list.free.count - Int(firstFree)
                list.free.append(members[member].parameter)
                member += 1
            }
            let width = list.free.count - Int(firstFree)
            let firstGoal = Int32(list.goals.count)
            let firstFactor = list.factors.count
            while next < order.count, order[next].set == set {
                let goal = goals[order[next].2]
                let start = list.factors.count
                guard start - firstFactor <= limits.tableSize - width else {
                    throw .tooEntangled(system.rowToName(goal.check))
                }
                list.goals.append(goal.check)
                list.factors.append(contentsOf: repeatElement(0, count: width))
                for dependence in goal.dependence {
                    list.factors[start + columnOf[Int(dependence.parameter)]] = dependence.factor
                }
                next += 1
            }
            list.groups.append(
                Group(
                    free: firstFree..<Int32(list.free.count), goals: firstGoal..<Int32(list.goals.count),
                    factors: Int32(firstFactor)))
        }
    }

    func priority(of goal: Check) -> Float {
        goal.row.map { system.rows[Int($0)].priority } ?? Priority.required.value
    }
}
