extension ConstraintSolver {
    /// What eliminating makes of a parameter: others times factors, and a base that is found when the plan runs.
    typealias Pivots = [Int32: [Dependence]]

    /// Solves the equations that close a cycle for as many parameters as there are independent equations. The others say
    /// the same once more, or contradict: they become checks.
    mutating func eliminate(
        _ rows: [Int32], steps: [Step], parameterCount: Int, checks: inout [Check]
    ) throws(SolverError) -> ([Block], Pivots) {
        var equations: [(row: Int32, dependence: [Dependence])] = []
        for row in rows where system.rows[Int(row)].isHardEquality && !system.isDefinition(row) {
            let dependence = dependence(ofRow: row, steps: steps)
            if dependence.isEmpty { checks.append(Check(row: row)) } else { equations.append((row, dependence)) }
        }
        guard !equations.isEmpty else { return ([], [:]) }

        var sets = DisjointSets()
        sets.grow(to: parameterCount)
        for equation in equations {
            for other in equation.dependence { sets.unite(equation.dependence[0].parameter, other.parameter) }
        }
        var blocks: [Block] = []
        var pivots: Pivots = [:]
        var equationsOfSet: [Int32: [Int]] = [:]
        var order: [Int32] = []
        for (index, equation) in equations.enumerated() {
            let set = sets.find(equation.dependence[0].parameter)
            if equationsOfSet[set] == nil { order.append(set) }
            equationsOfSet[set, default: []].append(index)
        }
        for set in order {
            let block = try reduce((equationsOfSet[set] ?? []).map { equations[$0] }, checks: &checks)
            for (index, pivot) in block.pivots.enumerated() {
                let factors = block.factors[index * block.free.count..<(index + 1) * block.free.count]
                pivots[pivot] = zip(block.free, factors).compactMap { free, factor in
                    factor.magnitude <= Tolerance.coefficient ? nil : Dependence(parameter: free, factor: -factor)
                }
            }
            blocks.append(block)
        }
        return (blocks, pivots)
    }

    /// Gauss and Jordan on a dense table: the factors of the parameters, and beside them which equations were added up.
    private func reduce(
        _ equations: [(row: Int32, dependence: [Dependence])], checks: inout [Check]
    ) throws(SolverError) -> Block {
        let parameters = Array(Set(equations.flatMap { $0.dependence.map(\.parameter) })).sorted()
        var columnOf: [Int32: Int] = [:]
        for (column, parameter) in parameters.enumerated() { columnOf[parameter] = column }
        let count = equations.count
        let width = parameters.count + count
        guard width <= limits.tableSize / count else { throw .tooEntangled(RowID(equations[0].row)) }
        var table = [Double](repeating: 0, count: count * width)
        for (line, equation) in equations.enumerated() {
            for dependence in equation.dependence {
                if let column = columnOf[dependence.parameter] { table[line * width + column] = dependence.factor }
            }
            table[line * width + parameters.count + line] = 1
        }

        var pivotColumns: [Int?] = Array(repeating: nil, count: count)
        for line in 0..<count {
            // The largest factor, for the sake of exactness; of equal ones the last parameter, of which least is wished.
            var best = 0.0
            for column in 0..<parameters.count where table[line * width + column].magnitude >= max(best, 1e-7) {
                best = table[line * width + column].magnitude
                pivotColumns[line] = column
            }
            guard let pivot = pivotColumns[line] else {
                checks.append(Check(row: equations[line].row))
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
        block.equations = lines.map { equations[$0].row }
        block.pivots = lines.compactMap { pivotColumns[$0].map { parameters[$0] } }
        block.free = freeColumns.map { parameters[$0] }
        for line in lines {
            block.combination += lines.map { table[line * width + parameters.count + $0] }
            block.factors += freeColumns.map { table[line * width + $0] }
        }
        return block
    }
}
