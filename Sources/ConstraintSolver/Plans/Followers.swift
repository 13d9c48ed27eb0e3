/// The dependence of a plan's unknowns on its free parameters, while open groups settle one after the other.
///
/// Only unknowns that move with a parameter are visited: a plan may have as many open groups as unknowns, for example
/// rows in a column whose heights are missing.
struct Followers: ~Copyable {
    /// The position in the plan plus 1 for each unknown: first the parameters, then the computed ones. 0 for all
    /// others.
    private var places = FlatList<Int32>()
    /// The unknown at each position. `values` contains its value, which includes the parameters settled so far.
    private(set) var unknowns = FlatList<Int32>()
    fileprivate var values = FlatList<Double>()
    /// The factor of the current parameter at each position. Between two parameters, all factors are 0.
    fileprivate var factors = FlatList<Double>()
    /// The positions of steps that are still to be visited, the first one first.
    fileprivate var waiting = LatestFirst()
    /// The number of settled parameters that are included in the values.
    fileprivate var settledCount = 0
    /// The unknowns that move with a group, by the group's columns.
    fileprivate(set) var movements = FlatList<Movement>()

    struct Movement: BitwiseCopyable, Sendable {
        var place: Int32
        var column: Int32
        var factor: Double
    }

    var isEmpty: Bool { unknowns.isEmpty }

    fileprivate func place(of unknown: Int32) -> Int? {
        let place = places[Int(unknown)]
        return place == 0 ? nil : Int(place) - 1
    }

    fileprivate mutating func begin(unknownCount: Int) {
        if places.count < unknownCount { places.append(repeating: 0, count: unknownCount - places.count) }
    }

    fileprivate mutating func append(_ unknown: Int32, value: Double) {
        unknowns.append(unknown)
        values.append(value)
        factors.append(0)
        places[Int(unknown)] = Int32(unknowns.count)
    }

    mutating func end() {
        for index in unknowns.indices { places[Int(unknowns[index])] = 0 }
        unknowns.removeAll()
        values.removeAll()
        factors.removeAll()
        movements.removeAll()
        settledCount = 0
    }

    fileprivate mutating func clearMovements() { movements.removeAll() }

    /// Sorts the movements into the order of the plan, each with all of its columns.
    fileprivate mutating func sortMovements() {
        movements.sort(movements.indices) { ($0.place, $0.column) < ($1.place, $1.column) }
    }
}

extension ConstraintSolver {
    /// Records the values of a plan's unknowns for the current free parameters.
    mutating func beginFollowing(_ open: OpenPlan) {
        scratch.followers.begin(unknownCount: system.unknownCount)
        for place in open.parameters {
            let unknown = plans.codes[place]
            scratch.followers.append(unknown, value: system.values[Int(unknown)])
        }
        for place in open.steps {
            let step = plans.codes[place]
            scratch.followers.append(system.terms[Int(step)].unknown, value: 0)
            let value = followingValue(ofStep: step)
            scratch.followers.values[scratch.followers.values.count - 1] = value
        }
        work.entries += scratch.followers.unknowns.count
    }

    /// Finds the unknowns that move with the free parameters of a group, and their factors.
    mutating func findMovements(with group: Group, in open: OpenPlan) {
        scratch.followers.clearMovements()
        let blocks = plans.blocks(of: open)
        for column in 0..<group.width {
            let parameter = plans.codes[group.free.lowerBound + column]
            let first = scratch.followers.movements.count
            move(Int(parameter), by: 1, column, in: open)
            if let blocks, let place = blocks.placeOfFree[parameter] {
                let block = blocks.blocks[place.block]
                for (line, pivot) in block.pivots.enumerated() {
                    move(Int(pivot), by: -block.factor(line, place.column), column, in: open)
                }
            }
            while let next = scratch.followers.waiting.pop() {
                let place = Int(-next)
                move(place, by: factor(ofStep: step(at: place, of: open)), column, in: open)
            }
            for index in first..<scratch.followers.movements.count {
                scratch.followers.factors[Int(scratch.followers.movements[index].place)] = 0
            }
        }
        work.entries += scratch.followers.movements.count
        if group.width > 1 || blocks != nil { scratch.followers.sortMovements() }
    }

    private mutating func move(_ place: Int, by factor: Double, _ column: Int, in open: OpenPlan) {
        guard factor.magnitude > EntrySum.zero else { return }
        scratch.followers.factors[place] = factor
        scratch.followers.movements.append(
            Followers.Movement(place: Int32(place), column: Int32(column), factor: factor))
        waitForReaders(of: scratch.followers.unknowns[place], in: open)
    }

    /// Adds the effects of parameters that have settled since to the values.
    mutating func followSettled(in open: OpenPlan) {
        guard scratch.followers.settledCount < scratch.settled.count else { return }
        let blocks = plans.blocks(of: open)
        for index in scratch.followers.settledCount..<scratch.settled.count {
            let parameter = scratch.settled[index]
            guard parameter.value != 0 else { continue }
            scratch.followers.values[Int(parameter.parameter)] = parameter.value
            waitForReaders(of: unknown(parameter.parameter, in: open), in: open)
            guard let blocks, let place = blocks.placeOfFree[parameter.parameter] else { continue }
            let block = blocks.blocks[place.block]
            for (line, pivot) in block.pivots.enumerated() {
                scratch.followers.values[Int(pivot)] -= block.factor(line, place.column) * parameter.value
                waitForReaders(of: unknown(pivot, in: open), in: open)
            }
        }
        scratch.followers.settledCount = scratch.settled.count
        while let next = scratch.followers.waiting.pop() {
            let place = Int(-next)
            let value = followingValue(ofStep: step(at: place, of: open))
            work.entries += 1
            guard value != scratch.followers.values[place] else { continue }
            scratch.followers.values[place] = value
            waitForReaders(of: scratch.followers.unknowns[place], in: open)
        }
    }

    /// The preferred value of the unknown at a position, minus the value that follows for it.
    func wanted(at place: Int32) -> Double {
        preferences.value(of: scratch.followers.unknowns[Int(place)]) - scratch.followers.values[Int(place)]
    }

    private func step(at place: Int, of open: OpenPlan) -> Int32 { plans.codes[Int(open.firstCode) + place] }

    private mutating func waitForReaders(of unknown: Int32, in open: OpenPlan) {
        var use = system.unknowns[Int(unknown)].firstUse
        while use != LinearSystem.nothing {
            let term = system.terms[Int(use)]
            use = term.next
            for place in system.rows[Int(term.row)].termRange {
                let target = system.terms[place].unknown
                guard system.unknowns[Int(target)].definition == Int32(place), target != unknown,
                    let reader = scratch.followers.place(of: target), reader >= Int(open.parameterCount)
                else { continue }
                scratch.followers.waiting.push(-Int32(reader))
            }
        }
    }

    private func factor(ofStep step: Int32) -> Double {
        var sum = 0.0
        for place in system.rows[Int(system.terms[Int(step)].row)].termRange where place != Int(step) {
            guard let other = scratch.followers.place(of: system.terms[place].unknown) else { continue }
            let factor = scratch.followers.factors[other]
            if factor != 0 { sum += system.coefficient(at: place) * factor }
        }
        return -sum / system.coefficient(at: Int(step))
    }

    /// The value that a step's row gives its unknown, given the parameters that have settled so far.
    private func followingValue(ofStep step: Int32) -> Double {
        let row = system.rows[Int(system.terms[Int(step)].row)]
        var sum = row.constant
        for place in row.termRange where place != Int(step) {
            let unknown = system.terms[place].unknown
            let value =
                scratch.followers.place(of: unknown).map { scratch.followers.values[$0] }
                ?? system.values[Int(unknown)]
            sum += system.coefficient(at: place) * value
        }
        return 0 - sum / system.coefficient(at: Int(step))
    }
}
