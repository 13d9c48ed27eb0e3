extension ConstraintSolver {
    /// The eliminated parameters. Each is a base, computed when the plan runs, plus multiples of other parameters.
    typealias Pivots = [Int32: [Dependence]]

    struct Elimination {
        var blocks: [Block] = []
        var pivots: Pivots = [:]
    }

    /// Solves the equations that close a cycle for as many parameters as there are independent equations. The other
    /// equations are redundant or contradictory, and become checks.
    mutating func eliminate(_ rows: Range<Int>) throws(SolverError) -> Elimination? {
        var equations: [Draft.Goal] = []
        for index in rows {
            let row = scratch.openRows[index]
            guard system.rows[Int(row)].isHardEquality, !system.isDefinition(row) else { continue }
            let dependences = appendDependences(ofRow: row)
            if dependences.isEmpty {
                scratch.draft.checks.append(Check(row: row))
            } else {
                equations.append(Draft.Goal(check: Check(row: row), dependences: dependences))
            }
        }
        guard !equations.isEmpty else { return nil }

        scratch.draft.sets.reset(count: scratch.draft.parameters.count)
        for equation in equations { uniteParameters(of: equation) }
        var equationsOfSet: [Int32: [Draft.Goal]] = [:]
        var order: [Int32] = []
        for equation in equations {
            let set = set(of: equation)
            if equationsOfSet[set] == nil { order.append(set) }
            equationsOfSet[set, default: []].append(equation)
        }
        var elimination = Elimination()
        for set in order {
            let block = try reduce(equationsOfSet[set] ?? [])
            for (index, pivot) in block.pivots.enumerated() {
                let factors = block.factors[index * block.free.count..<(index + 1) * block.free.count]
                elimination.pivots[pivot] = zip(block.free, factors).compactMap { free, factor in
                    factor.magnitude <= Tolerance.coefficient ? nil : Dependence(parameter: free, factor: -factor)
                }
            }
            elimination.blocks.append(block)
        }
        return elimination
    }

    mutating func uniteParameters(of goal: Draft.Goal) {
        let first = scratch.draft.dependences[goal.dependences.lowerBound].parameter
        for index in goal.dependences.dropFirst() {
            scratch.draft.sets.unite(first, scratch.draft.dependences[index].parameter)
        }
    }

    /// The first parameter of the set on which a goal depends.
    mutating func set(of goal: Draft.Goal) -> Int32 {
        scratch.draft.sets.find(scratch.draft.dependences[goal.dependences.lowerBound].parameter)
    }

    /// Eliminates by Gauss-Jordan on a dense table: it has the factors of the parameters, and beside them the
    /// combination of equations that gives each line.
    private mutating func reduce(_ equations: [Draft.Goal]) throws(SolverError) -> Block {
        let rows = equations.compactMap(\.check.row)
        var parameters: [Int32] = []
        for equation in equations {
            for index in equation.dependences { parameters.append(scratch.draft.dependences[index].parameter) }
        }
        parameters = Array(Set(parameters)).sorted()
        var columnOf: [Int32: Int] = [:]
        for (column, parameter) in parameters.enumerated() { columnOf[parameter] = column }
        let count = equations.count
        let width = parameters.count + count
        guard width <= limits.tableSize / count else { throw .tooEntangled(RowID(rows[0])) }
        var table = [Double](repeating: 0, count: count * width)
        for (line, equation) in equations.enumerated() {
            for index in equation.dependences {
                let dependence = scratch.draft.dependences[index]
                if let column = columnOf[dependence.parameter] { table[line * width + column] = dependence.factor }
            }
            table[line * width + parameters.count + line] = 1
        }

        var pivotColumns: [Int?] = Array(repeating: nil, count: count)
        for line in 0..<count {
            // The largest factor gives the smallest error. Of equal factors, the last parameter's is chosen, because
            // the fewest optional rows contain that parameter.
            var best = 0.0
            for column in 0..<parameters.count where table[line * width + column].magnitude >= max(best, 1e-7) {
                best = table[line * width + column].magnitude
                pivotColumns[line] = column
            }
            guard let pivot = pivotColumns[line] else {
                scratch.draft.checks.append(Check(row: rows[line]))
                continue
            }
            let scale = 1 / table[line * width + pivot]
            for column in 0..<width { table[line * width + column] *= scale }
            for other in 0..<count where other != line && table[other * width + pivot] != 0 {
                let factor = table[other * width + pivot]
                for column in 0..<width where table[line * width + column] != 0 {
                    table[other * width + column] -= factor * table[line * width + column]
                }
                table[other * width + pivot] = 0
            }
        }

        let lines = (0..<count).filter { pivotColumns[$0] != nil }
        let taken = Set(pivotColumns.compactMap { $0 })
        let freeColumns = parameters.indices.filter { !taken.contains($0) }
        var block = Block()
        block.equations = lines.map { rows[$0] }
        block.pivots = lines.compactMap { pivotColumns[$0].map { parameters[$0] } }
        block.free = freeColumns.map { parameters[$0] }
        for line in lines {
            block.combination += lines.map { table[line * width + parameters.count + $0] }
            block.factors += freeColumns.map { table[line * width + $0] }
        }
        return block
    }
}
