/// The rows and unknowns with their values, in flat arrays without an object for each.
struct LinearSystem: ~Copyable {
    /// The marker for the end of a list, a missing row, or an unknown without a definition.
    static let nothing: Int32 = -1

    var rows = FlatList<RowRecord>()
    var terms = FlatList<TermRecord>()
    /// Unused runs of terms, by their length.
    private var freeRuns: [[Int32]] = []
    /// Runs of removed rows to which plans still refer, with their lengths.
    private var retiredRuns: [(first: Int32, length: Int)] = []

    var unknowns = FlatList<UnknownRecord>()
    /// The values, separate from the unknowns, because most of the work reads only values.
    var values = FlatList<Double>()

    var unknownCount: Int { values.count }

    @inline(__always)
    func isInput(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isInput) }
    @inline(__always)
    func isLength(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isLength) }
    /// Whether an unknown belongs to the region that is planned again.
    @inline(__always)
    func isInRegion(_ unknown: Int32) -> Bool { unknowns[Int(unknown)].role.contains(.isInRegion) }
    /// Whether an unknown belongs to the region and is not settled yet.
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

    mutating func makeRoom(forRows rows: Int, terms: Int, unknowns: Int) {
        self.rows.makeRoom(for: rows)
        // Some rows also need places for coefficients.
        self.terms.makeRoom(for: terms + terms / 16)
        self.unknowns.makeRoom(for: unknowns)
        values.makeRoom(for: unknowns)
    }

    mutating func giveMemoryBack() {
        rows.fit()
        terms.fit()
        unknowns.fit()
        values.fit()
    }

    // MARK: - Rows

    /// Stores a row under a number that is not in use. No two of its terms have the same unknown.
    mutating func insert(
        _ number: Int32, terms new: Swift.Span<Term>, constant: Double, relation: Relation, priority: Priority
    ) {
        if Int(number) >= rows.count {
            let added = Int(number) + 1 - rows.count
            rows.append(repeating: RowRecord(), count: added)
        }
        var row = RowRecord(
            constant: constant, priority: priority.value, termCount: UInt8(new.count), relation: relation,
            state: .exists)
        for place in new.indices {
            let term = new[place]
            growUnknowns(to: term.unknown.index + 1)
            if term.coefficient.magnitude != 1 { row.state.insert(.hasCoefficients) }
        }
        let first = takeRun(of: row.runLength)
        row.firstTerm = first
        rows[Int(number)] = row
        if row.state.contains(.hasCoefficients) { storeCoefficients(of: new, behind: row.termRange.upperBound) }
        var place = first
        for index in new.indices {
            let term = new[index]
            let unknown = Int32(term.unknown.index)
            let next = unknowns[Int(unknown)].firstUse
            terms[Int(place)] = TermRecord(term.coefficient, unknown, row: number, next: next)
            if next != Self.nothing { terms[Int(next)].previous = place }
            unknowns[Int(unknown)].firstUse = place
            place += 1
        }
    }

    private mutating func storeCoefficients(of new: Swift.Span<Term>, behind end: Int) {
        for pair in 0..<(new.count + 1) / 2 {
            terms[end + pair] = TermRecord(
                coefficients: new[2 * pair].coefficient,
                2 * pair + 1 < new.count ? new[2 * pair + 1].coefficient : 0)
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
            // Code that reads an unused run finds a missing row.
            terms[place].row = Self.nothing
        }
        if row.termCount > 0 {
            if row.state.contains(.isPlanned) {
                retiredRuns.append((row.firstTerm, row.runLength))
            } else {
                free(row.firstTerm, length: row.runLength)
            }
        }
        rows[Int(index)] = RowRecord(state: .wasRemoved)
    }

    /// Lets the terms of removed rows be used again, now that no plan refers to them.
    mutating func freeRetiredRuns() {
        for run in retiredRuns { free(run.first, length: run.length) }
        retiredRuns.removeAll(keepingCapacity: true)
    }

    private mutating func free(_ run: Int32, length: Int) {
        while freeRuns.count <= length { freeRuns.append([]) }
        freeRuns[length].append(run)
    }

    private mutating func takeRun(of length: Int) -> Int32 {
        if length < freeRuns.count, let run = freeRuns[length].popLast() { return run }
        let first = Int32(terms.count)
        terms.append(repeating: TermRecord(1, 0, row: Self.nothing, next: Self.nothing), count: length)
        return first
    }

    // MARK: - Reading

    /// The coefficient of the term at a place.
    @inline(__always)
    func coefficient(at place: Int) -> Double {
        let term = terms[place]
        return term.unit ?? storedCoefficient(at: place, rows[Int(term.row)])
    }

    /// The term at a place, multiplied by its unknown's value.
    @inline(__always)
    private func product(at place: Int) -> Double {
        let term = terms[place]
        let value = values[Int(term.unknown)]
        if let unit = term.unit { return unit * value }
        return storedCoefficient(at: place, rows[Int(term.row)]) * value
    }

    @inline(never)
    private func storedCoefficient(at place: Int, _ row: RowRecord) -> Double {
        let index = place - Int(row.firstTerm)
        let pair = terms[row.termRange.upperBound + index / 2].coefficients
        return index.isMultiple(of: 2) ? pair.first : pair.second
    }

    /// The sum of a row's terms and its constant, with the current values.
    func sum(of index: Int32) -> Double {
        let row = rows[Int(index)]
        var sum = row.constant
        for place in row.termRange { sum += product(at: place) }
        return sum
    }

    /// The distance from 0 at which a sum still counts as 0, which depends on the size of its addends.
    func tolerance(of index: Int32) -> Double {
        let row = rows[Int(index)]
        var scale = 1 + row.constant.magnitude
        for place in row.termRange { scale += product(at: place).magnitude }
        return scale * Tolerance.relative
    }

    /// Whether a row holds, except for rounding errors.
    func holds(_ index: Int32) -> Bool {
        let distance = rows[Int(index)].relation.distance(sum(of: index))
        return distance == 0 || distance <= tolerance(of: index)
    }

    /// The row from which an unknown is computed, if there is one.
    func definingRow(of unknown: Int32) -> Int32 {
        let place = unknowns[Int(unknown)].definition
        return place == Self.nothing ? Self.nothing : terms[Int(place)].row
    }

    /// The value that the row of a term gives the term's unknown.
    func value(by place: Int32) -> Double {
        let own = terms[Int(place)]
        let row = rows[Int(own.row)]
        var sum = row.constant
        for other in row.termRange where other != Int(place) { sum += product(at: other) }
        // Subtracted from 0, so that nothing becomes -0.
        return 0 - sum / coefficient(at: Int(place))
    }

    /// Whether one of a row's unknowns is computed from it.
    func isDefinition(_ index: Int32) -> Bool {
        for place in rows[Int(index)].termRange where unknowns[Int(terms[place].unknown)].definition == place {
            return true
        }
        return false
    }

    /// Whether a requirement holds, except for rounding errors.
    func holds(_ check: Check) -> Bool {
        if let row = check.row { return holds(row) }
        guard let unknown = check.length else { return true }
        let value = values[Int(unknown)]
        if value >= 0 { return true }
        let row = definingRow(of: unknown)
        return -value <= (row == Self.nothing ? Tolerance.relative : tolerance(of: row))
    }

    /// Whether a requirement holds, except for the sum of many rounding errors.
    func nearlyHolds(_ check: Check) -> Bool {
        if let row = check.row {
            return rows[Int(row)].relation.distance(sum(of: row)) <= 100 * tolerance(of: row)
        }
        guard let unknown = check.length, values[Int(unknown)] < 0 else { return true }
        let row = definingRow(of: unknown)
        return -values[Int(unknown)] <= 100 * (row == Self.nothing ? Tolerance.relative : tolerance(of: row))
    }

    /// The row that an error about a goal names. For a length, it is a row that contains the length.
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

/// The exactness of numbers. Layouts contain short decimals of at most a few thousand, so sums of them are exact to
/// many more digits than these tolerances.
enum Tolerance {
    /// The possible error of a sum, as a share of its addends.
    static let relative = 1e-8
    /// The limit below which a coefficient from an elimination counts as cancelled.
    static let coefficient = 1e-9
}
