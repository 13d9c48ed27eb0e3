/// Which sums of free numbers are the same at all optima, after the last level.
struct Openness {
    private var simplex: LevelSimplex
    /// Sums that are 0 at all optima although the columns in them may move.
    private var fixed = Span()
    /// What finding them took, in entries of tables.
    private(set) var work = 0

    init(_ simplex: LevelSimplex, _ limits: SolverLimits) {
        self.simplex = simplex
        guard simplex.isOpen else { return }
        findFixedSums(limits)
    }

    /// Whether a sum has only one value among the optima.
    mutating func fixes(_ entries: [Entry]) -> Bool {
        let part = simplex.movablePart(of: entries)
        return part.isEmpty || fixed.reaches(part)
    }

    /// Columns may move as long as no gap that is 0 gets to a side where it may not be. Where several columns make up for
    /// each other, a gap may have to stay 0. Moves can be added up, so that one linear program finds all of these gaps:
    /// it wishes that each is off 0 by 1, and those that can are.
    private mutating func findFixedSums(_ limits: SolverLimits) {
        let tableau = simplex.tableau
        var sums: [(entries: [Entry], mayRise: Bool)] = []
        for line in tableau.lines.indices where simplex.isBlocking(line) {
            let part = tableau.entries[tableau.range(of: line)].filter { entry in
                entry.factor.magnitude > Tolerance.coefficient
                    && simplex.variables[tableau.columns[Int(entry.column)]].isMovable
            }
            guard !part.isEmpty else { continue }
            let gap = simplex.variables[tableau.lines[line]]
            if gap.isMovable { sums.append((part, gap.mayRise)) } else { fixed.add(part, number: 0) }
        }
        guard !sums.isEmpty || !fixed.isEmpty else { return }
        for (column, variable) in tableau.columns.enumerated() {
            let own = simplex.variables[variable]
            guard own.mayRise != own.mayFall else { continue }
            sums.append(([Entry(column: Int32(column), factor: 1)], own.mayRise))
        }
        var moves = LevelSimplex(columnCount: tableau.columns.count, goals: 2 * sums.count)
        for sum in sums {
            moves.add(sum.entries, constant: 0, penalties: sum.mayRise ? (0, 1) : (1, 0), level: 0)
        }
        for sum in fixed.vectors { moves.add(sum, constant: 0, penalties: (1, 1), level: 0) }
        for sum in sums {
            moves.add(
                sum.entries, constant: sum.mayRise ? -1 : 1, penalties: sum.mayRise ? (0, 1) : (1, 0), level: 1)
        }
        // Columns that are held do not occur in the sums, and stay where they are.
        defer { work += moves.work }
        guard moves.minimize(level: 0, limits) != nil, moves.minimize(level: 1, limits) != nil else {
            return
        }
        let values = moves.values
        for sum in sums {
            let moved = sum.entries.reduce(0) { $0 + $1.factor * values[Int($1.column)] }
            if moved.magnitude < 0.5 { fixed.add(sum.entries, number: 0) }
        }
    }
}
