/// Requires goals to hold exactly, one after the other, and finds the goals that contradict one that cannot.
///
/// The table is that of ``LevelSimplex``, and one goal at a time is brought to 0. If no column may move in a way that
/// would bring the goal nearer, its line is a sum of goals that adds up to a contradiction. No subset of these goals
/// does, because the columns of a table are linearly independent.
struct RequiredGoals: ~Copyable {
    private var tableau = Tableau()
    private var given = FlatList<Entry>()
    /// The sides of 0 on which each variable may be: both until it is required, and again after it was released.
    private var mayRise: [Bool]
    private var mayFall: [Bool]
    private(set) var pivots = 0
    /// The tolerance of each variable: a gap this small counts as 0.
    private var tolerances: [Double]

    init(columnCount: Int) {
        mayRise = Array(repeating: true, count: columnCount)
        mayFall = mayRise
        tolerances = Array(repeating: Tolerance.relative, count: columnCount)
        tableau.reset(columnCount: columnCount)
    }

    var work: Int { tableau.visited }

    /// Adds a goal that is not required yet, and returns its number.
    mutating func add(_ entries: [Entry], constant: Double) -> Int {
        noteVariable(max(1, constant.magnitude) * Tolerance.relative)
        given.removeAll()
        given.append(contentsOf: entries)
        return tableau.addLine(given, constant: constant)
    }

    /// Adds a column: a number that may change, and on which goals depend. Returns the column's own number.
    /// - Parameter effects: the change of each variable for a change of the number by 1, in the order of the variables.
    mutating func addColumn(_ effects: [Double]) -> Int {
        noteVariable(Tolerance.relative)
        return tableau.addColumn(effects)
    }

    private mutating func noteVariable(_ tolerance: Double) {
        tolerances.append(tolerance)
        mayRise.append(true)
        mayFall.append(true)
    }

    mutating func release(_ variable: Int) { (mayRise[variable], mayFall[variable]) = (true, true) }

    enum Outcome {
        case holds
        /// The goals, multiplied by these factors, add up to an impossible number.
        case contradicts([(variable: Int, factor: Double)])
        case tooMuchWork
    }

    /// Requires a goal to hold, in addition to all that were required before.
    mutating func require(_ variable: Int, _ relation: Relation, _ limits: SolverLimits) -> Outcome {
        var idle = 0
        while true {
            let place = tableau.places[variable]
            guard place >= 0, relation.distance(tableau.constants[place]) > tolerances[variable] else { break }
            guard work < limits.work, tableau.entryCount <= limits.tableSize else { return .tooMuchWork }
            let rises = tableau.constants[place] < 0
            guard let column = columnToMove(line: place, rises: rises, byNumber: idle > 20) else {
                return .contradicts(contradiction(line: place))
            }
            let stop = stop(of: column.index, rises: column.rises, goal: place, byNumber: idle > 20)
            idle = stop.distance > tolerances[tableau.lines[stop.line]] ? 0 : idle + 1
            tableau.exchange(line: stop.line, column: column.index)
            tableau.forgetChangedLines()
            pivots += 1
        }
        mayRise[variable] = relation == .greaterThanOrEqual
        mayFall[variable] = relation == .lessThanOrEqual
        return .holds
    }

    /// A column that brings a line nearer to 0. It is the one on which the line depends most or, if many moves have
    /// made no progress, the one of the first variable.
    private func columnToMove(line: Int, rises: Bool, byNumber: Bool) -> (index: Int, rises: Bool)? {
        var best: (index: Int, rises: Bool, size: Double)?
        for place in tableau.range(of: line) {
            let entry = tableau.entries[place]
            guard entry.factor.magnitude > Tolerance.coefficient else { continue }
            let number = tableau.columns[Int(entry.column)]
            let direction = (entry.factor > 0) == rises
            guard direction ? mayRise[number] : mayFall[number] else { continue }
            if let best {
                let comesFirst = number < tableau.columns[best.index]
                let size = entry.factor.magnitude
                guard byNumber ? comesFirst : size > best.size || size == best.size && comesFirst else { continue }
            }
            best = (Int(entry.column), direction, entry.factor.magnitude)
        }
        return best.map { ($0.index, $0.rises) }
    }

    /// The end of a move: at the goal itself, or where an earlier required goal would begin to fail.
    private mutating func stop(
        of column: Int, rises: Bool, goal: Int, byNumber: Bool
    ) -> (line: Int, distance: Double) {
        var best: (line: Int, distance: Double, rate: Double)?
        tableau.findLines(of: column)
        for index in tableau.affected.indices {
            let entry = tableau.affected[index]
            let line = entry.line
            let number = tableau.lines[line]
            let rate = rises ? entry.factor : -entry.factor
            if line != goal {
                guard rate.magnitude > Tolerance.coefficient, !(rate > 0 ? mayRise[number] : mayFall[number]) else {
                    continue
                }
            }
            let distance = max(0, -tableau.constants[line] / rate)
            guard let present = best else {
                best = (line, distance, rate.magnitude)
                continue
            }
            let isSame = (distance - present.distance).magnitude <= tolerances[number]
            let comesFirst = number < tableau.lines[present.line]
            let isBetter =
                if !isSame {
                    distance < present.distance
                } else if byNumber {
                    comesFirst
                } else {
                    line == goal
                        || present.line != goal
                            && (rate.magnitude > present.rate || rate.magnitude == present.rate && comesFirst)
                }
            if isBetter { best = (line, distance, rate.magnitude) }
        }
        return best.map { ($0.line, $0.distance) } ?? (goal, 0)
    }

    private func contradiction(line: Int) -> [(variable: Int, factor: Double)] {
        var found = [(variable: tableau.lines[line], factor: 1.0)]
        for place in tableau.range(of: line) {
            let entry = tableau.entries[place]
            guard entry.factor.magnitude > Tolerance.coefficient else { continue }
            found.append((tableau.columns[Int(entry.column)], -entry.factor))
        }
        return found
    }
}
