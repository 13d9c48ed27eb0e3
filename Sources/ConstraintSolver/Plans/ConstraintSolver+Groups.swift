extension ConstraintSolver {
    /// Expresses what is wished and required by the parameters that are still free, and groups these.
    mutating func gatherGroups(
        _ unknowns: [Int32], rows: [Int32], steps: [Step], parameterCount: Int, pivots: Pivots, checks: inout [Check]
    ) throws(SolverError) -> (groups: [Group], readSteps: Bool) {
        var goals: [(goal: Check, dependence: [Dependence])] = []
        var readSteps = false
        for row in rows where !system.rows[Int(row)].isHardEquality {
            let dependence = substitute(pivots, in: dependence(ofRow: row, steps: steps))
            if !dependence.isEmpty {
                goals.append((Check(row: row), dependence))
                readSteps = readSteps || readsSteps(row)
            } else if system.rows[Int(row)].isRequired {
                checks.append(Check(row: row))
            }
        }
        for unknown in unknowns where system.isLength(unknown) {
            let dependence = substitute(pivots, in: dependence(of: unknown, steps: steps))
            if dependence.isEmpty {
                checks.append(Check(length: unknown))
            } else {
                goals.append((Check(length: unknown), dependence))
                readSteps = readSteps || scratch.places[Int(unknown)] > 0
            }
        }
        let groups = try group(goals, parameterCount: parameterCount, pivots: pivots)
        return (groups, readSteps)
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
        _ goals: [(goal: Check, dependence: [Dependence])], parameterCount: Int, pivots: Pivots
    ) throws(SolverError) -> [Group] {
        var sets = DisjointSets()
        sets.grow(to: parameterCount)
        for goal in goals {
            for other in goal.dependence { sets.unite(goal.dependence[0].parameter, other.parameter) }
        }
        // Groups in the order of their first parameters, and in each the column of every parameter.
        var groups: [Group] = []
        var groupOf = [Int](repeating: 0, count: parameterCount)
        var columnOf = [Int](repeating: 0, count: parameterCount)
        for parameter in 0..<Int32(parameterCount) where pivots.isEmpty || pivots[parameter] == nil {
            let root = sets.find(parameter)
            if root == parameter {
                groupOf[Int(parameter)] = groups.count
                groups.append(Group())
            } else {
                groupOf[Int(parameter)] = groupOf[Int(root)]
            }
            let group = groupOf[Int(parameter)]
            columnOf[Int(parameter)] = groups[group].free.count
            groups[group].free.append(parameter)
        }
        var goalsOf = [[Int]](repeating: [], count: groups.count)
        for (index, goal) in goals.enumerated() {
            goalsOf[groupOf[Int(goal.dependence[0].parameter)]].append(index)
        }
        for index in groups.indices {
            let sorted = goalsOf[index].sorted { left, right in
                let (ofLeft, ofRight) = (priority(of: goals[left].goal), priority(of: goals[right].goal))
                return ofLeft != ofRight ? ofLeft > ofRight : left < right
            }
            let width = groups[index].free.count
            if let first = sorted.first, sorted.count > limits.tableSize / width {
                throw .tooEntangled(system.rowToName(goals[first].goal))
            }
            groups[index].goals = sorted.map { goals[$0].goal }
            groups[index].factors = [Double](repeating: 0, count: width * sorted.count)
            for (line, goal) in sorted.enumerated() {
                for dependence in goals[goal].dependence {
                    groups[index].factors[line * width + columnOf[Int(dependence.parameter)]] = dependence.factor
                }
            }
        }
        return groups
    }

    func priority(of goal: Check) -> Float {
        goal.row.map { system.rows[Int($0)].priority } ?? Priority.required.value
    }
}
