/// The sums of free numbers that have the same value in all optimal solutions, after the last level.
struct Openness: ~Copyable {
    var simplex: LevelSimplex
    /// Sums that are 0 at all optima although their columns may move.
    private(set) var fixed = Span()
    /// The work of finding these sums, in entries of tables.
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

    /// A sum of columns that must not move to one side of 0.
    private struct Bound {
        var entries: [Entry]
        var mayRise: Bool
    }

    /// Finds the sums that are fixed. A column may move as long as no gap that is 0 gets to a forbidden side. A gap may
    /// have to stay 0 even if columns compensate each other.
    ///
    /// Moves can be added up, so a single linear program finds all of these gaps. It tries to move each gap off 0 by 1.
    /// The gaps that do not move have to stay 0.
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
        // Held columns do not occur in the sums, and do not move.
        let isSolved = moves.minimize(level: 0, limits) != nil && moves.minimize(level: 1, limits) != nil
        work += moves.work
        guard isSolved else { return }
        for bound in bounds {
            let moved = bound.entries.reduce(0) { $0 + $1.factor * moves.value(of: Int($1.column)) }
            if moved.magnitude < 0.5 { fixed.add(bound.entries, number: 0) }
        }
    }

    /// The bounds for which it is not obvious whether a move off them is possible.
    ///
    /// If no bound stops a column on one side, the column can move all sums that contain it off their bounds, however
    /// the other columns move. The remaining bounds contain fewer columns, so the argument may apply to further ones.
    private mutating func withoutAttainable(_ bounds: [Bound]) -> [Bound] {
        let count = simplex.columnCount
        var boundsOfColumn = [[Int]](repeating: [], count: count)
        // The number of remaining bounds that keep each column from rising, and from falling.
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
