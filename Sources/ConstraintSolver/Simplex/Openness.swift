/// Which sums of free numbers are the same at all optima, after the last level.
struct Openness: ~Copyable {
    var simplex: LevelSimplex
    /// Sums that are 0 at all optima although the columns in them may move.
    private(set) var fixed = Span()
    /// The work of finding them, in entries of tables.
    var work = 0

    init(_ simplex: consuming LevelSimplex, _ limits: SolverLimits) {
        self.simplex = simplex
        if self.simplex.isOpen { findFixedSums(limits) }
    }

    /// Whether a sum has only one value among the optima.
    mutating func fixes(_ entries: [Entry]) -> Bool {
        let part = simplex.movablePart(of: entries)
        return part.isEmpty || fixed.reaches(part)
    }

    /// A sum of columns that may not move to one side of 0.
    private struct Bound {
        var entries: [Entry]
        var mayRise: Bool
    }

    /// Columns may move as long as no gap that is 0 gets to a side where it may not be. Where several columns make up for
    /// each other, a gap may have to stay 0. Moves can be added up, so that one linear program finds all of these gaps:
    /// it wishes that each is off 0 by 1, and those that can are.
    private mutating func findFixedSums(_ limits: SolverLimits) {
        var bounds: [Bound] = []
        for line in simplex.tableau.lines.indices where simplex.isBlocking(line) {
            let part = simplex.movableEntries(of: line)
            guard !part.isEmpty else { continue }
            let gap = simplex.variables[simplex.tableau.lines[line]]
            if gap.isMovable {
                bounds.append(Bound(entries: part, mayRise: gap.mayRise))
            } else {
                fixed.add(part, number: 0)
            }
        }
        bounds = withoutAttainable(bounds)
        guard !bounds.isEmpty || !fixed.isEmpty else { return }
        for column in simplex.tableau.columns.indices {
            let own = simplex.variables[simplex.tableau.columns[column]]
            guard own.mayRise != own.mayFall else { continue }
            bounds.append(Bound(entries: [Entry(column: Int32(column), factor: 1)], mayRise: own.mayRise))
        }
        var moves = LevelSimplex(columnCount: simplex.columnCount)
        for bound in bounds {
            moves.add(bound.entries, constant: 0, penalties: bound.mayRise ? (0, 1) : (1, 0), level: 0)
        }
        for sum in fixed.vectors { moves.add(sum, constant: 0, penalties: (1, 1), level: 0) }
        for bound in bounds {
            moves.add(
                bound.entries, constant: bound.mayRise ? -1 : 1, penalties: bound.mayRise ? (0, 1) : (1, 0), level: 1)
        }
        // Columns that are held do not occur in the sums, and stay where they are.
        let isSolved = moves.minimize(level: 0, limits) != nil && moves.minimize(level: 1, limits) != nil
        work += moves.work
        guard isSolved else { return }
        for bound in bounds {
            let moved = bound.entries.reduce(0) { $0 + $1.factor * moves.value(of: Int($1.column)) }
            if moved.magnitude < 0.5 { fixed.add(bound.entries, number: 0) }
        }
    }

    /// The bounds of which it is not clear at once whether something can move off them.
    ///
    /// A column that may move to a side on which no bound keeps it takes all sums off their bounds in which it is, however
    /// the others move. What is left speaks of fewer columns, so that others may be such.
    private mutating func withoutAttainable(_ bounds: [Bound]) -> [Bound] {
        let count = simplex.columnCount
        var boundsOfColumn = [[Int]](repeating: [], count: count)
        // How many of the bounds that are left keep a column from rising, and from falling.
        var above = [Int](repeating: 0, count: count)
        var below = above
        for sum in fixed.vectors {
            for entry in sum {
                above[Int(entry.column)] += 1
                below[Int(entry.column)] += 1
            }
        }
        for (index, bound) in bounds.enumerated() {
            for entry in bound.entries {
                boundsOfColumn[Int(entry.column)].append(index)
                if (entry.factor > 0) == bound.mayRise {
                    below[Int(entry.column)] += 1
                } else {
                    above[Int(entry.column)] += 1
                }
            }
        }
        var isLeft = [Bool](repeating: true, count: bounds.count)
        var waiting = Array(0..<count)
        while let column = waiting.popLast() {
            let own = simplex.variables[simplex.tableau.columns[column]]
            guard own.mayRise && above[column] == 0 || own.mayFall && below[column] == 0 else { continue }
            for index in boundsOfColumn[column] where isLeft[index] {
                isLeft[index] = false
                for entry in bounds[index].entries {
                    let isAbove = (entry.factor > 0) != bounds[index].mayRise
                    if isAbove { above[Int(entry.column)] -= 1 } else { below[Int(entry.column)] -= 1 }
                    waiting.append(Int(entry.column))
                }
                work += bounds[index].entries.count
            }
        }
        return bounds.indices.filter { isLeft[$0] }.map { bounds[$0] }
    }
}
