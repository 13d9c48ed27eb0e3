extension ConstraintSolver {
    /// Fixes an unknown at a value from outside, which rows only read, such as a window's width. Later changes of this
    /// value run plans, but make no new ones.
    public mutating func fix(_ unknown: Unknown, at value: Double) throws(SolverError) {
        let index = try checked(unknown)
        guard value.magnitude <= limits.value else { throw .value(value, of: unknown) }
        if !system.isInput(index) {
            leave(index)
            system.unknowns[unknown.index].role.insert(.isInput)
            reconnectRows(of: index)
        } else if system.values[unknown.index] == value {
            return
        }
        system.values[unknown.index] = value
        pending.inputs.append(index)
    }

    /// Lets rows determine an unknown that was fixed.
    public mutating func release(_ unknown: Unknown) {
        guard system.unknowns.indices.contains(unknown.index), system.isInput(Int32(unknown.index)) else { return }
        system.unknowns[unknown.index].role.remove(.isInput)
        reconnectRows(of: Int32(unknown.index))
    }

    /// Sets whether an unknown is a length, which must not be negative. This is a requirement, but not a row: if it
    /// contradicts rows, a conflict lists the length beside the rows, and one of the rows is left out.
    public mutating func setIsLength(_ isLength: Bool, of unknown: Unknown) throws(SolverError) {
        let index = try checked(unknown)
        guard system.isLength(index) != isLength else { return }
        system.unknowns[unknown.index].role.formSymmetricDifference(.isLength)
        leave(index)
    }

    /// Sets the preferred value of an unknown, and its rank, for the case that the rows do not determine it. Such
    /// unknowns are settled in the order of their ranks, the highest first, and for equal ranks the highest number
    /// first. The default is the value 0 and the rank 0.
    ///
    /// For example, if two labels side by side have more space than they need, the label whose width is settled first
    /// keeps its preferred width, and the other one stretches.
    public mutating func setPreference(_ value: Double, rank: Int32 = 0, of unknown: Unknown) throws(SolverError) {
        let index = try checked(unknown)
        guard value.magnitude <= limits.value else { throw .value(value, of: unknown) }
        preferences.set(value, rank: rank, of: index)
        let part = system.unknowns[unknown.index].part
        if part != Part.none, parts[Int(part)].open != nil { markForRunning(part, isOnlyPreferred: true) }
    }

    /// Whether an unknown has a preferred value or a rank other than the default; for tests and fuzzers.
    public func hasPreference(_ unknown: Unknown) -> Bool {
        preferences.value(of: Int32(unknown.index)) != 0 || preferences.rank(of: Int32(unknown.index)) != 0
    }

    private mutating func checked(_ unknown: Unknown) throws(SolverError) -> Int32 {
        guard isInRange(unknown) else { throw .unknownOutOfRange(unknown) }
        system.growUnknowns(to: unknown.index + 1)
        return Int32(unknown.index)
    }

    /// Marks that the part of an unknown, if it has one, needs a new plan.
    private mutating func leave(_ unknown: Int32) {
        let part = system.unknowns[Int(unknown)].part
        if part != Part.none { markForBuilding(part) }
    }

    private mutating func reconnectRows(of unknown: Int32) {
        var place = system.unknowns[Int(unknown)].firstUse
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            let part = system.rows[Int(term.row)].part
            if part != Part.none { markForBuilding(part) }
            connect(term.row)
            place = term.next
        }
    }
}
