/// Minimizes sums of distances, level after level, over several free numbers.
///
/// Each goal has a *gap*, `constant + sum of (factor × free number)`, and costs its gap's distance from 0 on the sides
/// that its relation forbids. Gaps and free numbers are the variables. At any time some of them, the *columns*, are 0
/// (a free number that was never moved, or a gap whose goal holds exactly), and a dense table says what the others, the
/// *lines*, are as sums of columns. Moving one column off 0, and exchanging it with the line that stops it, is a pivot.
///
/// In terms of linear programs, a gap is the difference of two variables that are not negative, and this is the simplex
/// method on them that stores only one of each pair. After a level, what would have to rise for the level to get worse
/// is kept from rising: later levels choose among the optima of earlier ones. Where moves that gain nothing pile up, the
/// choice of pivots changes to Bland's, which cannot go round in circles.
struct LevelSimplex {
    let columnCount: Int
    /// The variables: first the free numbers, then the gaps.
    var variables: [Variable]
    private(set) var lines: [Int] = []
    private(set) var columns: [Int]
    /// Where each variable stands: its line, or the complement of its column.
    private var places: [Int]
    var table: [Double] = []
    var constants: [Double] = []
    private(set) var pivots = 0

    struct Variable {
        /// Which sides of 0 it may be on; both of a free number.
        var mayRise = true
        var mayFall = true
        /// What each side costs at its level.
        var costAbove = 0.0
        var costBelow = 0.0
        var level = -1
        /// The side on which it counts while it is a line, also where it is 0.
        var isAbove = true
        var isFree = false
    }

    /// Zero for reduced costs: sums of products of factors that are mostly 1.
    static let costTolerance = 1e-9
    /// What a gap may be off 0 and still count as 0, as a share of the largest constant.
    private(set) var gapTolerance = Tolerance.relative / 10

    init(columnCount: Int, capacity: Int) {
        self.columnCount = columnCount
        variables = Array(repeating: Variable(isFree: true), count: columnCount)
        columns = Array(0..<columnCount)
        places = columns.map { ~$0 }
        table.reserveCapacity(columnCount * capacity)
        constants.reserveCapacity(capacity)
    }

    /// Adds a goal; its factors are those of the free numbers, whatever is a column now.
    mutating func add(
        factors: some Collection<Double>, constant: Double, penalties: (above: Double, below: Double), level: Int
    ) {
        var row = [Double](repeating: 0, count: columnCount)
        var value = constant
        var number = -1
        for factor in factors {
            number += 1
            guard factor != 0 else { continue }
            let place = places[number]
            if place < 0 {
                row[~place] += factor
            } else {
                value += factor * constants[place]
                for column in 0..<columnCount { row[column] += factor * table[place * columnCount + column] }
            }
        }
        gapTolerance = max(gapTolerance, constant.magnitude * Tolerance.relative / 10)
        places.append(lines.count)
        lines.append(variables.count)
        variables.append(
            Variable(
                costAbove: penalties.above, costBelow: penalties.below, level: level, isAbove: value >= 0))
        table.append(contentsOf: row)
        constants.append(value)
    }

    /// The values of the free numbers.
    var values: [Double] {
        var values = [Double](repeating: 0, count: columnCount)
        for line in lines.indices where lines[line] < columnCount { values[lines[line]] = constants[line] }
        return values
    }

    /// Whether the optima found so far may differ in more than one point.
    var isOpen: Bool {
        columns.contains { variables[$0].mayRise || variables[$0].mayFall }
    }

    // MARK: - One level

    /// Makes the sum of a level's costs least.
    /// - Returns: The sum, or nil where `limit` pivots did not suffice.
    mutating func minimize(level: Int, limit: Int) -> Double? {
        var slopes = slopes(of: level)
        var idle = 0
        var made = 0
        while let move = chooseMove(slopes, level: level, byNumber: idle > 20) {
            guard made < limit else { return nil }
            made += 1
            let (stop, gained) = advance(move, level: level, passes: idle <= 20)
            guard let stop else {
                // Nothing stops it, so its slope was a rounding error.
                slopes[move.column] = 0
                continue
            }
            idle = gained ? 0 : idle + 1
            exchange(line: stop, column: move.column, rises: move.rises)
            pivots += 1
            slopes = self.slopes(of: level)
        }
        keep(slopes, of: level)
        return cost(of: level)
    }

    private struct Move {
        var column: Int
        var rises: Bool
        var slope: Double
    }

    /// How fast a level's cost grows with each column, what the column costs itself left aside.
    func slopes(of level: Int) -> [Double] {
        var slopes = [Double](repeating: 0, count: columnCount)
        for line in lines.indices {
            let variable = variables[lines[line]]
            guard variable.level == level else { continue }
            let cost = variable.isAbove ? variable.costAbove : -variable.costBelow
            guard cost != 0 else { continue }
            for column in 0..<columnCount { slopes[column] += cost * table[line * columnCount + column] }
        }
        return slopes
    }

    func cost(of level: Int) -> Double {
        var cost = 0.0
        for line in lines.indices {
            let variable = variables[lines[line]]
            guard variable.level == level else { continue }
            let gap = constants[line]
            cost += gap > 0 ? variable.costAbove * gap : -variable.costBelow * gap
        }
        return cost
    }

    private func slopes(of column: Int, _ slope: Double, level: Int) -> (rising: Double, falling: Double) {
        let variable = variables[columns[column]]
        let own = variable.level == level ? (variable.costAbove, variable.costBelow) : (0, 0)
        return (own.0 + slope, own.1 - slope)
    }

    private func chooseMove(_ slopes: [Double], level: Int, byNumber: Bool) -> Move? {
        var best: Move?
        for column in 0..<columnCount {
            let variable = variables[columns[column]]
            let (rising, falling) = self.slopes(of: column, slopes[column], level: level)
            for (allowed, slope, rises) in [(variable.mayRise, rising, true), (variable.mayFall, falling, false)]
            where allowed && slope < -Self.costTolerance {
                guard let present = best else {
                    best = Move(column: column, rises: rises, slope: slope)
                    continue
                }
                let comesFirst = columns[column] < columns[present.column]
                if byNumber ? comesFirst : slope < present.slope || (slope == present.slope && comesFirst) {
                    best = Move(column: column, rises: rises, slope: slope)
                }
            }
        }
        return best
    }

    /// Finds the line that stops a move: where a gap gets to 0 and may not pass, or where passing it would end the gain.
    /// Gaps that are passed change their side.
    private mutating func advance(_ move: Move, level: Int, passes: Bool) -> (line: Int?, gained: Bool) {
        var stops: [(distance: Double, line: Int)] = []
        for line in 0..<lines.count {
            let variable = variables[lines[line]]
            guard !variable.isFree else { continue }
            let rate = (move.rises ? 1 : -1) * table[line * columnCount + move.column]
            guard rate.magnitude > Tolerance.coefficient, (rate < 0) == variable.isAbove else { continue }
            stops.append((max(0, constants[line] / -rate), line))
        }
        stops.sort { left, right in
            left.distance != right.distance ? left.distance < right.distance : lines[left.line] < lines[right.line]
        }
        var slope = move.slope
        for stop in stops {
            let variable = variables[lines[stop.line]]
            if variable.level == level {
                let rate = table[stop.line * columnCount + move.column].magnitude
                slope += (variable.costAbove + variable.costBelow) * rate
            }
            let mayPass = passes && (variable.isAbove ? variable.mayFall : variable.mayRise)
            if !mayPass || slope >= -Self.costTolerance {
                return (stop.line, stop.distance > gapTolerance)
            }
            variables[lines[stop.line]].isAbove.toggle()
        }
        return (nil, false)
    }

    /// Makes a column a line and a line a column.
    private mutating func exchange(line pivot: Int, column: Int, rises: Bool) {
        let base = pivot * columnCount
        let scale = 1 / table[base + column]
        // leaving = constant + … + factor × entering, solved for the entering one.
        var used: [Int] = []
        for other in 0..<columnCount where other != column && table[base + other] != 0 {
            table[base + other] *= -scale
            used.append(other)
        }
        table[base + column] = scale
        constants[pivot] *= -scale
        for line in 0..<lines.count where line != pivot {
            let factor = table[line * columnCount + column]
            guard factor != 0 else { continue }
            for other in used {
                let sum = table[line * columnCount + other] + factor * table[base + other]
                table[line * columnCount + other] = sum.magnitude < 1e-12 ? 0 : sum
            }
            table[line * columnCount + column] = factor * scale
            constants[line] += factor * constants[pivot]
        }
        variables[columns[column]].isAbove = rises
        swap(&lines[pivot], &columns[column])
        places[lines[pivot]] = pivot
        places[columns[column]] = ~column
    }

    /// Keeps later levels from making this one worse.
    private mutating func keep(_ slopes: [Double], of level: Int) {
        for column in 0..<columnCount {
            let (rising, falling) = self.slopes(of: column, slopes[column], level: level)
            if rising > Self.costTolerance { variables[columns[column]].mayRise = false }
            if falling > Self.costTolerance { variables[columns[column]].mayFall = false }
        }
        for index in lines where variables[index].level == level {
            // Its other side would cost what both sides cost together.
            guard variables[index].costAbove + variables[index].costBelow > 0 else { continue }
            if variables[index].isAbove { variables[index].mayFall = false } else { variables[index].mayRise = false }
        }
        if isOpen { holdBlockedColumns() }
    }

    /// Holds columns that cannot move although no cost keeps them: those that would take a gap off 0 to a side where it
    /// may not be, with no other column to make up for it. Without this, two goals that are met at the same place would
    /// leave the impression that something is open.
    private mutating func holdBlockedColumns() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (line, index) in lines.enumerated() where constants[line].magnitude <= gapTolerance {
                let gap = variables[index]
                guard !(gap.mayRise && gap.mayFall), let column = onlyMovableColumn(of: line) else { continue }
                let isSame = table[line * columnCount + column] > 0
                let held = columns[column]
                if variables[held].mayRise, !(isSame ? gap.mayRise : gap.mayFall) {
                    variables[held].mayRise = false
                    hasChanged = true
                }
                if variables[held].mayFall, !(isSame ? gap.mayFall : gap.mayRise) {
                    variables[held].mayFall = false
                    hasChanged = true
                }
            }
        }
    }

    /// The column on which a line depends, if it is the only one that may still move.
    private func onlyMovableColumn(of line: Int) -> Int? {
        var only: Int?
        for column in 0..<columnCount where table[line * columnCount + column].magnitude > Tolerance.coefficient {
            let variable = variables[columns[column]]
            guard variable.mayRise || variable.mayFall else { continue }
            if only != nil { return nil }
            only = column
        }
        return only
    }
}
