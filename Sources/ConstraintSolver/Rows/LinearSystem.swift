/// The rows and unknowns with their values, in flat arrays without an object for each.
struct LinearSystem: ~Copyable {
    /// The end of a list, a row that is not there, an unknown without a definition.
    static let nothing: Int32 = -1

    var rows = FlatList<RowRecord>()
    var terms = FlatList<TermRecord>()
    /// Runs of terms that are not in use, by their length.
    private var freeRuns: [[Int32]] = []
    /// Runs of removed rows to which plans refer still, and how long they are.
    private var retiredRuns: [(first: Int32, count: UInt8)] = []

    var unknowns = FlatList<UnknownRecord>()
    /// Beside them, since most of the work reads nothing else of an unknown.
    var values = FlatList<Double>()

    var unknownCount: Int { values.count }

    @inline(__always)
    func isInput(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isInput) }
    @inline(__always)
    func isLength(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isLength) }
    /// Whether an unknown belongs to the region that is planned anew.
    @inline(__always)
    func isInRegion(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isInRegion) }
    /// Whether an unknown belongs to the region and nothing settles it yet.
    @inline(__always)
    func isOpen(_ unknown: Int32) -> Bool {
        let record = unknowns[Int(unknown)]
        return record.role.contains(.isInRegion) && record.progress == .open
    }

    @inline(__always)
    mutating func growUnknowns(to count: Int) {
        guard count > unknownCount else { return }
        values.append(repeating: 0, count: count - unknownCount)
        unknowns.append(repeating: UnknownRecord(), count: count - unknowns.count)
    }

    // MARK: - Rows

    /// Stores a row under a number that is free. Its terms name different unknowns.
    mutating func insert(_ index: Int32, terms new: [Term], constant: Double, relation: Relation, priority: Priority) {
        if Int(index) >= rows.count {
            let added = Int(index) + 1 - rows.count
            rows.append(repeating: RowRecord(), count: added)
        }
        let first = takeRun(of: new.count)
        rows[Int(index)] = RowRecord(
            constant: constant, priority: priority.value, firstTerm: first, termCount: UInt8(new.count),
            relation: relation, state: .exists)
        var place = first
        for term in new {
            let unknown = Int32(term.unknown.index)
            let next = unknowns[Int(unknown)].firstUse
            terms[Int(place)] = TermRecord(
                coefficient: term.coefficient, unknown: unknown, row: index, next: next, previous: Self.nothing)
            if next != Self.nothing { terms[Int(next)].previous = place }
            unknowns[Int(unknown)].firstUse = place
            place += 1
        }
    }

    mutating func remove(_ index: Int32) {
        let row = rows[Int(index)]
        for place in row.termRange {
            let term = terms[place]
            if term.previous == Self.nothing {
                unknowns[Int(term.unknown)].firstUse = term.next
            } else {
                terms[Int(term.previous)].next = term.next
            }
            if term.next != Self.nothing { terms[Int(term.next)].previous = term.previous }
            // A reader of a run that is not in use finds a row that is not there.
            terms[place].row = Self.nothing
        }
        if row.termCount > 0 {
            if row.state.contains(.isPlanned) {
                retiredRuns.append((row.firstTerm, row.termCount))
            } else {
                free(row.firstTerm, count: row.termCount)
            }
        }
        rows[Int(index)] = RowRecord()
    }

    /// Lets the terms of removed rows be used again, now that no plan refers to them.
    mutating func freeRetiredRuns() {
        for run in retiredRuns { free(run.first, count: run.count) }
        retiredRuns.removeAll(keepingCapacity: true)
    }

    private mutating func free(_ run: Int32, count: UInt8) {
        while freeRuns.count <= Int(count) { freeRuns.append([]) }
        freeRuns[Int(count)].append(run)
    }

    private mutating func takeRun(of count: Int) -> Int32 {
        if count < freeRuns.count, let run = freeRuns[count].popLast() { return run }
        let first = Int32(terms.count)
        let unused = TermRecord(
            coefficient: 0, unknown: 0, row: Self.nothing, next: Self.nothing, previous: Self.nothing)
        terms.append(repeating: unused, count: count)
        return first
    }

    // MARK: - Reading

    /// The sum of a row's terms and its constant, with the values as they are.
    func sum(of index: Int32) -> Double {
        let row = rows[Int(index)]
        var sum = row.constant
        for place in row.termRange {
            let term = terms[place]
            sum += term.coefficient * values[Int(term.unknown)]
        }
        return sum
    }

    /// How far a sum may be from 0 and still count as 0, given the size of what was added up.
    func tolerance(of index: Int32) -> Double {
        let row = rows[Int(index)]
        var scale = 1 + row.constant.magnitude
        for place in row.termRange {
            let term = terms[place]
            scale += (term.coefficient * values[Int(term.unknown)]).magnitude
        }
        return scale * Tolerance.relative
    }

    /// Whether a row holds, up to rounding errors.
    func holds(_ index: Int32) -> Bool {
        let distance = rows[Int(index)].relation.distance(sum(of: index))
        return distance == 0 || distance <= tolerance(of: index)
    }

    /// The row from which an unknown is computed, if there is one.
    func definingRow(of unknown: Int32) -> Int32 {
        let place = unknowns[Int(unknown)].definition
        return place == Self.nothing ? Self.nothing : terms[Int(place)].row
    }

    /// What the row of a term says that the term's unknown is.
    func value(by place: Int32) -> Double {
        let own = terms[Int(place)]
        let row = rows[Int(own.row)]
        var sum = row.constant
        for other in row.termRange where other != Int(place) {
            sum += terms[other].coefficient * values[Int(terms[other].unknown)]
        }
        // Subtracted from 0, so that nothing becomes -0.
        return 0 - sum / own.coefficient
    }

    /// Whether one of a row's unknowns is computed from it.
    func isDefinition(_ index: Int32) -> Bool {
        for place in rows[Int(index)].termRange where unknowns[Int(terms[place].unknown)].definition == place {
            return true
        }
        return false
    }

    /// Whether something required holds, up to rounding errors.
    func holds(_ check: Check) -> Bool {
        if let row = check.row { return holds(row) }
        guard let unknown = check.length else { return true }
        let value = values[Int(unknown)]
        if value >= 0 { return true }
        let row = definingRow(of: unknown)
        return -value <= (row == Self.nothing ? Tolerance.relative : tolerance(of: row))
    }

    /// The row that an error about a goal names: for a length, one that speaks of it.
    func rowToName(_ goal: Check) -> RowID {
        if let row = goal.row { return RowID(row) }
        guard let unknown = goal.length, unknowns[Int(unknown)].firstUse != Self.nothing else { return RowID(0) }
        return RowID(terms[Int(unknowns[Int(unknown)].firstUse)].row)
    }

    /// Calls the closure with the row of each of an unknown's terms.
    @inline(__always)
    func forEachRow(of unknown: Int32, _ body: (Int32) -> Void) {
        var place = unknowns[Int(unknown)].firstUse
        while place != Self.nothing {
            let term = terms[Int(place)]
            body(term.row)
            place = term.next
        }
    }
}

/// How exact numbers are. What layouts say are short decimals of a few thousand at most, so that sums of them are exact to
/// far more places than these.
enum Tolerance {
    /// What a sum may miss, as a share of its addends.
    static let relative = 1e-8
    /// Below it a coefficient that came out of an elimination is one that cancelled out.
    static let coefficient = 1e-9
}
