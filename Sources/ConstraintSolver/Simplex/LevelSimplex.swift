/// Minimises sums of distances, level after level, over several free numbers.
///
/// Each goal has a *gap*, `constant + sum of (factor × free number)`, and costs its gap's distance from 0 on the sides
/// that its relation forbids. Gaps and free numbers are the variables of a ``Tableau``. Its columns are free numbers
/// that were never moved, and gaps whose goals hold exactly. A pivot moves one column off 0, and exchanges it with the
/// line that stops it.
///
/// In terms of linear programs, a gap is the difference of two variables that are not negative, and this is the simplex
/// method on them that stores only one of each pair. After a level, the variables whose rise would make it worse are
/// held: later levels choose among the optima of earlier ones. If many moves gain nothing, pivots are chosen by Bland's
/// rule, which cannot cycle.
struct LevelSimplex: ~Copyable {
    private(set) var columnCount = 0
    /// The variables: first the free numbers, then the gaps.
    private(set) var variables = FlatList<Variable>()
    private(set) var tableau = Tableau()
    private(set) var pivots = 0
    /// The first goal of each level.
    private var firstOfLevel = FlatList<Int>()

    // Working storage.
    private var slopes = FlatList<Double>()
    private var stops = FlatList<Stop>()
    private var waiting = FlatList<Int32>()
    private var given = FlatList<Entry>()

    struct Variable: BitwiseCopyable {
        /// The sides of 0 on which the variable may be; both for a free number.
        var mayRise = true
        var mayFall = true
        /// The cost of each side at the variable's level.
        var costAbove = 0.0
        var costBelow = 0.0
        var level = -1
        /// The side of 0 that determines the variable's cost while it is a line. A variable that is 0 also has one.
        var isAbove = true
        var isFree = false
        /// The tolerance: a gap this small counts as 0.
        var tolerance = Tolerance.relative / 10

        /// Whether the variable may move to one or both sides of 0.
        var isMovable: Bool { mayRise || mayFall }
    }

    /// The magnitude below which reduced costs count as 0. They are sums of products of factors that are mostly 1.
    static let costTolerance = 1e-9
    /// The ratio below which a factor is small compared with another.
    private static let smallRate = 1e-3

    init(columnCount: Int) { reset(columnCount: columnCount) }

    /// Starts again with free numbers that are 0, and without goals.
    mutating func reset(columnCount: Int) {
        self.columnCount = columnCount
        (pivots, extraWork) = (0, 0)
        firstOfLevel.removeAll()
        variables.removeAll()
        variables.append(repeating: Variable(isFree: true), count: columnCount)
        tableau.reset(columnCount: columnCount)
    }

    /// Adds a goal; its factors are those of the free numbers. Levels must be added in order.
    mutating func add(
        _ entries: borrowing FlatList<Entry>, constant: Double, penalties: (above: Double, below: Double), level: Int
    ) {
        tableau.addLine(entries, constant: constant)
        while firstOfLevel.count <= level { firstOfLevel.append(variables.count) }
        variables.append(
            Variable(
                costAbove: penalties.above, costBelow: penalties.below, level: level,
                isAbove: tableau.constants[tableau.constants.count - 1] >= 0,
                tolerance: max(1, constant.magnitude) * Tolerance.relative / 10))
    }

    mutating func add(
        _ entries: [Entry], constant: Double, penalties: (above: Double, below: Double), level: Int
    ) {
        var list = FlatList<Entry>()
        swap(&list, &given)
        list.removeAll()
        list.append(contentsOf: entries)
        add(list, constant: constant, penalties: penalties, level: level)
        swap(&list, &given)
    }

    /// The value of a free number.
    func value(of number: Int) -> Double {
        let place = tableau.places[number]
        return place < 0 ? 0 : tableau.constants[place]
    }

    /// The level of the last goal, or -1 if there is none.
    var lastLevel: Int { firstOfLevel.count - 1 }

    /// Whether the optima found so far may differ in more than one point.
    var isOpen: Bool {
        for column in tableau.columns.indices where variables[tableau.columns[column]].isMovable { return true }
        return false
    }

    /// The amount of work, as the number of visited entries of the table.
    var work: Int { tableau.visited + extraWork }
    private var extraWork = 0

    // MARK: - One level

    /// Minimises the costs of a level.
    /// - Returns: the sum of the costs, or nil if the limits did not suffice.
    mutating func minimize(level: Int, _ limits: SolverLimits) -> Double? {
        findSlopes(of: level)
        var idle = 0
        while let move = chooseMove(level: level, byNumber: idle > 20) {
            guard work < limits.work, tableau.entryCount <= limits.tableSize else { return nil }
            let (stop, gained) = advance(move, level: level, passes: idle <= 20)
            guard let stop else {
                // If nothing stops the move, its slope was a rounding error.
                slopes[move.column] = 0
                continue
            }
            idle = gained ? 0 : idle + 1
            variables[tableau.columns[move.column]].isAbove = move.rises
            tableau.exchange(line: stop, column: move.column, holds: !variables[tableau.lines[stop]].isMovable)
            pivots += 1
            findSlopes(of: level)
            extraWork += columnCount
        }
        keep(level)
        return cost(of: level)
    }

    /// A line that a move reaches, with its variable, the distance, and the speed.
    struct Stop: BitwiseCopyable {
        var distance: Double
        var rate: Double
        var line: Int
        var number: Int

        func comes(before other: Stop) -> Bool {
            distance != other.distance ? distance < other.distance : number < other.number
        }
    }

    private struct Move {
        var column: Int
        var rises: Bool
        var slope: Double
    }

    func goals(of level: Int) -> Range<Int> {
        guard level < firstOfLevel.count else { return variables.count..<variables.count }
        return firstOfLevel[level]..<(level + 1 < firstOfLevel.count ? firstOfLevel[level + 1] : variables.count)
    }

    /// Computes the slope of a level's cost for each column, without the column's own cost.
    private mutating func findSlopes(of level: Int) {
        slopes.removeAll()
        slopes.append(repeating: 0, count: columnCount)
        for goal in goals(of: level) where tableau.places[goal] >= 0 {
            let cost = variables[goal].isAbove ? variables[goal].costAbove : -variables[goal].costBelow
            guard cost != 0 else { continue }
            for index in tableau.range(of: tableau.places[goal]) {
                slopes[Int(tableau.entries[index].column)] += cost * tableau.entries[index].factor
            }
        }
    }

    /// A proof that the goals of the level cannot all hold, if costs remain after the level: goals with factors. If
    /// each gap is multiplied by its factor, the free numbers cancel out of the sum, and the number that is left is not
    /// possible as long as all of these goals hold.
    ///
    /// The goals are those that fail, and those that prevent a better result. Call this right after the level.
    mutating func contradiction(level: Int) -> [(goal: Int, factor: Double)] {
        var found: [(goal: Int, factor: Double)] = []
        for goal in goals(of: level) where tableau.places[goal] >= 0 {
            let cost = variables[goal].isAbove ? variables[goal].costAbove : -variables[goal].costBelow
            if cost != 0 { found.append((goal - columnCount, cost)) }
        }
        findSlopes(of: level)
        for column in slopes.indices
        where slopes[column].magnitude > Self.costTolerance && tableau.columns[column] >= columnCount {
            found.append((tableau.columns[column] - columnCount, -slopes[column]))
        }
        return found
    }

    func cost(of level: Int) -> Double {
        goals(of: level).reduce(0) { $0 + cost(ofGoal: $1) }
    }

    private func cost(ofGoal goal: Int) -> Double {
        let place = tableau.places[goal]
        guard place >= 0 else { return 0 }
        let gap = tableau.constants[place]
        return gap > 0 ? variables[goal].costAbove * gap : -variables[goal].costBelow * gap
    }

    /// Whether a goal of a level fails by more than rounding errors.
    func fails(level: Int) -> Bool {
        goals(of: level).contains { cost(ofGoal: $0) > variables[$0].tolerance * 10 }
    }

    private func slopes(of column: Int, _ slope: Double, level: Int) -> (rising: Double, falling: Double) {
        let variable = variables[tableau.columns[column]]
        let own = variable.level == level ? (variable.costAbove, variable.costBelow) : (0, 0)
        return (own.0 + slope, own.1 - slope)
    }

    private func chooseMove(level: Int, byNumber: Bool) -> Move? {
        var best: Move?
        for column in 0..<columnCount {
            let number = tableau.columns[column]
            let variable = variables[number]
            guard variable.isMovable else { continue }
            let (rising, falling) = self.slopes(of: column, slopes[column], level: level)
            let rises = variable.mayRise && rising < -Self.costTolerance
            guard rises || variable.mayFall && falling < -Self.costTolerance else { continue }
            let move = Move(column: column, rises: rises, slope: rises ? rising : falling)
            guard let present = best else {
                best = move
                continue
            }
            let comesFirst = number < tableau.columns[present.column]
            if byNumber ? comesFirst : move.slope < present.slope || (move.slope == present.slope && comesFirst) {
                best = move
            }
        }
        return best
    }

    /// Finds the line that stops a move. Beyond it, a gap that is 0 there would get to a forbidden side, or the move
    /// would gain nothing more. Gaps that the move passes change their side. If several lines stop the move at the same
    /// position, one with a large factor is preferred: division by a small factor would increase the numbers of the
    /// table, and with them the rounding errors.
    private mutating func advance(_ move: Move, level: Int, passes: Bool) -> (line: Int?, gained: Bool) {
        stops.removeAll()
        tableau.findLines(of: move.column)
        for index in tableau.affected.indices {
            let entry = tableau.affected[index]
            let number = tableau.lines[entry.line]
            let variable = variables[number]
            guard !variable.isFree else { continue }
            let rate = move.rises ? entry.factor : -entry.factor
            guard rate.magnitude > Tolerance.coefficient, (rate < 0) == variable.isAbove else { continue }
            stops.append(
                Stop(
                    distance: max(0, tableau.constants[entry.line] / -rate), rate: rate.magnitude, line: entry.line,
                    number: number))
        }
        stops.sort(stops.indices) { $0.comes(before: $1) }
        var slope = move.slope
        for index in stops.indices {
            let stop = stops[index]
            let variable = variables[stop.number]
            if variable.level == level { slope += (variable.costAbove + variable.costBelow) * stop.rate }
            let mayPass = passes && (variable.isAbove ? variable.mayFall : variable.mayRise)
            if !mayPass || slope >= -Self.costTolerance {
                var chosen = stop
                let end = stop.distance + variable.tolerance
                for next in index + 1..<stops.count where passes && stops[next].distance <= end {
                    if chosen.rate < stops[next].rate * Self.smallRate { chosen = stops[next] }
                }
                return (chosen.line, stop.distance > variable.tolerance)
            }
            variables[stop.number].isAbove.toggle()
        }
        return (nil, false)
    }

    /// Prevents later levels from making this one worse.
    private mutating func keep(_ level: Int) {
        waiting.removeAll()
        waiting.append(tableau.changedLines.indices, of: tableau.changedLines)
        tableau.forgetChangedLines()
        for column in 0..<columnCount {
            let number = tableau.columns[column]
            guard variables[number].isMovable else { continue }
            let (rising, falling) = self.slopes(of: column, slopes[column], level: level)
            if rising > Self.costTolerance { variables[number].mayRise = false }
            if falling > Self.costTolerance { variables[number].mayFall = false }
            if !variables[number].isMovable { hold(column) }
        }
        for goal in goals(of: level) where tableau.places[goal] >= 0 {
            // The cost of the other side would be the sum of both sides' costs.
            guard variables[goal].costAbove + variables[goal].costBelow > 0 else { continue }
            if variables[goal].isAbove { variables[goal].mayFall = false } else { variables[goal].mayRise = false }
            waiting.append(Int32(tableau.places[goal]))
        }
        if isOpen { holdBlockedColumns() }
    }

    /// Records that a column may no longer move. Lines may now depend on a single movable column.
    private mutating func hold(_ column: Int) {
        tableau.hold(column)
        tableau.findLines(of: column)
        for index in tableau.affected.indices { waiting.append(Int32(tableau.affected[index].line)) }
    }

    /// Holds columns that cannot move although no cost holds them: they would move a gap off 0 to a forbidden side,
    /// with no other column to compensate. Without this, two goals that are met at the same position would make the
    /// result seem open.
    ///
    /// The waiting lines are those that may have changed in this respect.
    private mutating func holdBlockedColumns() {
        while let line = waiting.popLast() {
            guard isBlocking(Int(line)), let entry = onlyMovableEntry(of: Int(line)) else { continue }
            let gap = variables[tableau.lines[Int(line)]]
            let held = tableau.columns[Int(entry.column)]
            let isSame = entry.factor > 0
            if !(isSame ? gap.mayRise : gap.mayFall) { variables[held].mayRise = false }
            if !(isSame ? gap.mayFall : gap.mayRise) { variables[held].mayFall = false }
            if !variables[held].isMovable { hold(Int(entry.column)) }
        }
    }

    /// Whether a line is 0 and may not be on both sides of 0.
    func isBlocking(_ line: Int) -> Bool {
        let gap = variables[tableau.lines[line]]
        guard tableau.constants[line].magnitude <= gap.tolerance else { return false }
        return !(gap.mayRise && gap.mayFall)
    }

    /// The entry of a line whose column may still move, if there is exactly one.
    private func onlyMovableEntry(of line: Int) -> Entry? {
        var only: Entry?
        for index in tableau.range(of: line) {
            let entry = tableau.entries[index]
            guard entry.factor.magnitude > Tolerance.coefficient else { continue }
            guard variables[tableau.columns[Int(entry.column)]].isMovable else { continue }
            if only != nil { return nil }
            only = entry
        }
        return only
    }

    /// The entries of a line whose columns may still move.
    func movableEntries(of line: Int) -> [Entry] {
        tableau.range(of: line).map { tableau.entries[$0] }.filter { isMovable($0) }
    }

    private func isMovable(_ entry: Entry) -> Bool {
        entry.factor.magnitude > Tolerance.coefficient && variables[tableau.columns[Int(entry.column)]].isMovable
    }

    /// The part of a sum of free numbers whose columns may still move.
    mutating func movablePart(of entries: [Entry]) -> [Entry] {
        tableau.columns(of: entries).filter { isMovable($0) }
    }
}
