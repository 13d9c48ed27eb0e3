/// Goals of one level that compete without a decision: all optimal solutions have the same cost at that level, but if
/// one of the goals costs less, others cost more.
struct Trade: Sendable {
    /// The goals that cost less in other optimal solutions, by their indices in the group.
    var yielding: [Int] = []
    /// The goals that only cost more in other optimal solutions.
    var prevailing: [Int] = []

    var hasBothSides: Bool { !yielding.isEmpty && !prevailing.isEmpty }
}

/// The trades that leave columns open.
struct Trades: Sendable {
    fileprivate(set) var all: [Trade] = []
    /// For each column, the level of the most important goals that move with it, or -1.
    fileprivate var levels: [Int] = []
    /// For each column, the index of the trade that these goals belong to, or -1.
    fileprivate var numbers: [Int] = []
}

extension Openness {
    /// Finds the trades: goals that move with the same columns belong together.
    /// - Parameter actual: the variables' values after the update; the table is at another optimal solution.
    mutating func trades(at actual: [Double]) -> Trades {
        let count = simplex.columnCount
        var sets = DisjointSets()
        sets.reset(count: count)
        // Columns that compensate each other move together.
        for sum in fixed.vectors {
            for entry in sum.dropFirst() { sets.unite(sum[0].column, entry.column) }
        }
        var levels = [Int](repeating: -1, count: count)
        var goals: [(variable: Int, column: Int32, entries: [Entry])] = []
        // Variables are sorted by level, the most important first.
        for variable in count..<simplex.variables.count where simplex.variables[variable].level > 0 {
            let entries = costingEntries(of: variable)
            let level = simplex.variables[variable].level
            var first: Int32?
            for entry in entries {
                let set = sets.find(entry.column)
                if levels[Int(set)] < 0 { levels[Int(set)] = level }
                guard levels[Int(set)] == level else { continue }
                if let first { sets.unite(first, set) } else { first = set }
            }
            if let first { goals.append((variable, first, entries)) }
            work += entries.count
        }
        var trades = Trades()
        var numbers = [Int](repeating: -1, count: count)
        for (variable, column, entries) in goals {
            let set = Int(sets.find(column))
            if numbers[set] < 0 {
                numbers[set] = trades.all.count
                trades.all.append(Trade())
            }
            if yields(variable, entries, at: actual) {
                trades.all[numbers[set]].yielding.append(variable - count)
            } else {
                trades.all[numbers[set]].prevailing.append(variable - count)
            }
        }
        for column in 0..<Int32(count) {
            let set = Int(sets.find(column))
            trades.levels.append(levels[set])
            trades.numbers.append(numbers[set])
        }
        return trades
    }

    /// The trade that leaves a sum open; nil if the sum can move without a trade, or cannot move.
    mutating func trade(of entries: [Entry], among trades: Trades) -> Int? {
        var found: (level: Int, number: Int)?
        for entry in simplex.movablePart(of: entries) where !isFixed(entry.column) {
            let (level, number) = (trades.levels[Int(entry.column)], trades.numbers[Int(entry.column)])
            guard number >= 0 else { return nil }
            // The least important goals prevent its moves first.
            if found.map({ level > $0.level }) ?? true { found = (level, number) }
        }
        return found?.number
    }

    /// The columns by which a goal's cost differs between optimal solutions.
    private func costingEntries(of number: Int) -> [Entry] {
        let variable = simplex.variables[number]
        let place = simplex.tableau.places[number]
        let gap = place < 0 ? 0 : simplex.tableau.constants[place]
        let isZero = gap.magnitude <= variable.tolerance
        let costs =
            (isZero ? variable.mayRise : gap > 0) && variable.costAbove > 0
            || (isZero ? variable.mayFall : gap < 0) && variable.costBelow > 0
        guard costs else { return [] }
        guard place >= 0 else { return isFixed(Int32(~place)) ? [] : [Entry(column: Int32(~place), factor: 1)] }
        let entries = simplex.movableEntries(of: place)
        guard !fixed.isEmpty else { return entries }
        return fixed.reaches(entries) ? [] : entries.filter { !isFixed($0.column) }
    }

    private func isFixed(_ column: Int32) -> Bool {
        !fixed.isEmpty && fixed.reaches([Entry(column: column, factor: 1)])
    }

    /// Whether a goal has a cost that decreases when one of the columns moves to an allowed side.
    private func yields(_ number: Int, _ entries: [Entry], at actual: [Double]) -> Bool {
        let variable = simplex.variables[number]
        let gap = actual[number]
        let tolerance = variable.tolerance * 10
        let isAbove = gap > tolerance && variable.costAbove > 0
        guard isAbove || gap < -tolerance && variable.costBelow > 0 else { return false }
        return entries.contains { entry in
            let own = simplex.tableau.columns[Int(entry.column)]
            let column = simplex.variables[own]
            return (entry.factor > 0) == isAbove
                ? column.mayFall || actual[own] > column.tolerance * 10
                : column.mayRise || actual[own] < -column.tolerance * 10
        }
    }
}
