extension ConstraintSolver {
    /// Gives an unknown a value from outside, which rows only read: a window's width, for example. The next value for the
    /// same unknown runs plans and makes none.
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

    /// Lets rows determine an unknown that had a value from outside.
    public mutating func release(_ unknown: Unknown) {
        guard system.unknowns.indices.contains(unknown.index), system.isInput(Int32(unknown.index)) else { return }
        system.unknowns[unknown.index].role.remove(.isInput)
        reconnectRows(of: Int32(unknown.index))
    }

    /// Says whether an unknown is a length, which must not be negative. That counts as required, but is no row: where it
    /// contradicts rows, a conflict names it beside them, and one of the rows is broken.
    public mutating func setIsLength(_ isLength: Bool, of unknown: Unknown) throws(SolverError) {
        let index = try checked(unknown)
        guard system.isLength(index) != isLength else { return }
        system.unknowns[unknown.index].role.formSymmetricDifference(.isLength)
        leave(index)
    }

    /// Says which value an unknown takes where all rows leave it open, and when its turn is: first the highest rank, and
    /// among equal ranks the highest number. Without it, an unknown prefers 0 at rank 0.
    ///
    /// Of two labels in a row that has room to spare, the one whose width settles first keeps its preferred width, and
    /// the other stretches.
    public mutating func setPreference(_ value: Double, rank: Int32 = 0, of unknown: Unknown) throws(SolverError) {
        let index = try checked(unknown)
        guard value.magnitude <= limits.value else { throw .value(value, of: unknown) }
        preferences.set(value, rank: rank, of: index)
        let part = system.unknowns[unknown.index].part
        if part != Part.none, parts[Int(part)].open != nil { markForRunning(part) }
    }

    private mutating func checked(_ unknown: Unknown) throws(SolverError) -> Int32 {
        guard isInRange(unknown) else { throw .unknownOutOfRange(unknown) }
        system.growUnknowns(to: unknown.index + 1)
        return Int32(unknown.index)
    }

    /// Has the part of an unknown planned anew, if it has one.
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
