extension ConstraintSolver {
    /// Adds a row, or replaces the one with that number: `sum of terms + constant (relation) 0`.
    ///
    /// Terms of the same unknown are added up. The distance by which an optional row fails is not scaled. To get a
    /// distance in points, give the coefficient 1 to the unknown that should move.
    public mutating func setRow(
        _ id: RowID, terms: [Term], constant: Double, relation: Relation, priority: Priority = .required
    ) throws(SolverError) {
        try setRow(id, terms: terms.span, constant: constant, relation: relation, priority: priority)
    }

    /// The same method for terms that need no array.
    public mutating func setRow(
        _ id: RowID, terms: Swift.Span<Term>, constant: Double, relation: Relation, priority: Priority = .required
    ) throws(SolverError) {
        guard (0..<limits.count).contains(id.index) else { throw .rowOutOfRange(id) }
        guard constant.magnitude <= limits.value else { throw .constant(constant, in: id) }
        guard priority.isLegal else { throw .priority(priority.value, in: id) }
        let isCanonical = try isCanonical(terms, of: id)
        let index = Int32(id.index)
        if exists(index) {
            removeRow(index)
        } else if id.index < system.rows.count, system.rows[id.index].state.contains(.wasRemoved) {
            turns.noteReuse(of: index)
        }
        if isCanonical {
            system.insert(index, terms: terms, constant: constant, relation: relation, priority: priority)
        } else {
            let sums = sums(of: terms)
            system.insert(index, terms: sums.span, constant: constant, relation: relation, priority: priority)
        }
        connect(index)
    }

    /// Reserves memory for rows that are about to be added, and for new unknowns in them, if their numbers are known.
    /// Otherwise, existing data is moved several times while rows are added.
    public mutating func makeRoom(forRows rows: Int, terms: Int, unknowns: Int) {
        let most = max(0, min(limits.count, TermRecord.unknownLimit))
        system.makeRoom(
            forRows: max(0, min(rows, most)), terms: max(0, min(terms, most)), unknowns: max(0, min(unknowns, most)))
        pending.unknowns.makeRoom(for: max(0, min(unknowns, most)))
    }

    /// Removes a row. Nothing happens if there is no row with this number.
    public mutating func removeRow(_ id: RowID) {
        guard system.rows.indices.contains(id.index), exists(Int32(id.index)) else { return }
        removeRow(Int32(id.index))
    }

    /// Changes the constant of a row, without a new plan.
    public mutating func setConstant(_ constant: Double, of id: RowID) throws(SolverError) {
        guard let index = existing(id) else { throw .noSuchRow(id) }
        guard constant.magnitude <= limits.value else { throw .constant(constant, in: id) }
        guard system.rows[index].constant != constant else { return }
        system.rows[index].constant = constant
        let part = system.rows[index].part
        if part != Part.none { markForRunning(part) }
    }

    /// Changes the priority of a row.
    public mutating func setPriority(_ priority: Priority, of id: RowID) throws(SolverError) {
        guard let index = existing(id) else { throw .noSuchRow(id) }
        guard priority.isLegal else { throw .priority(priority.value, in: id) }
        guard system.rows[index].priority != priority.value else { return }
        disconnect(Int32(index))
        system.rows[index].priority = priority.value
        connect(Int32(index))
    }

    /// The constant of a row; 0 if there is no row with this number.
    public func constant(of id: RowID) -> Double {
        existing(id).map { system.rows[$0].constant } ?? 0
    }

    /// The terms of a row; none if there is no row with this number.
    public func terms(of id: RowID) -> [Term] {
        guard let index = existing(id) else { return [] }
        return system.rows[index].termRange.map {
            Term(system.coefficient(at: $0), Unknown(system.terms[$0].unknown))
        }
    }

    /// Whether there is a row with this number.
    public func hasRow(_ id: RowID) -> Bool {
        existing(id) != nil
    }

    // MARK: -

    func isInRange(_ unknown: Unknown) -> Bool {
        unknown.index >= 0 && unknown.index < min(limits.count, TermRecord.unknownLimit)
    }

    func exists(_ index: Int32) -> Bool {
        Int(index) < system.rows.count && system.rows[Int(index)].state.contains(.exists)
    }

    func existing(_ id: RowID) -> Int? {
        system.rows.indices.contains(id.index) && system.rows[id.index].state.contains(.exists) ? id.index : nil
    }

    /// Whether each unknown occurs once and no coefficient is 0.
    private func isCanonical(_ terms: Swift.Span<Term>, of id: RowID) throws(SolverError) -> Bool {
        guard terms.count <= limits.terms else { throw .tooManyTerms(id, count: terms.count) }
        var isCanonical = true
        for place in terms.indices {
            let term = terms[place]
            guard isInRange(term.unknown) else { throw .unknownOutOfRange(term.unknown) }
            guard term.coefficient.magnitude <= limits.coefficient else {
                throw .coefficient(term.coefficient, of: term.unknown, in: id)
            }
            if term.coefficient.magnitude <= Tolerance.coefficient { isCanonical = false }
            for other in 0..<place where terms[other].unknown == term.unknown { isCanonical = false }
        }
        return isCanonical
    }

    /// The terms with each unknown once, without those whose coefficient is 0.
    private func sums(of terms: Swift.Span<Term>) -> [Term] {
        var sums: [Term] = []
        for index in terms.indices {
            let term = terms[index]
            if let place = sums.firstIndex(where: { $0.unknown == term.unknown }) {
                sums[place].coefficient += term.coefficient
            } else {
                sums.append(term)
            }
        }
        sums.removeAll { $0.coefficient.magnitude <= Tolerance.coefficient }
        return sums
    }

    private mutating func removeRow(_ index: Int32) {
        disconnect(index)
        system.remove(index)
    }

    /// Marks everything that a row influences. Called before the row is removed or changed.
    private mutating func disconnect(_ index: Int32) {
        dropConflicts(with: index)
        let part = system.rows[Int(index)].part
        if part != Part.none { markForBuilding(part) }
    }

    /// Marks everything that a row influences. Called after the row was added or changed.
    mutating func connect(_ index: Int32) {
        system.rows[Int(index)].part = Part.none
        var isInLeaf = false
        var isInTrunk = false
        for place in system.rows[Int(index)].termRange {
            let unknown = system.terms[place].unknown
            let record = system.unknowns[Int(unknown)]
            guard !record.role.contains(.isInput) else { continue }
            switch record.part {
            case Part.trunk: isInTrunk = true
            case Part.none:
                isInLeaf = true
                guard !record.role.contains(.isPending) else { continue }
                system.unknowns[Int(unknown)].role.insert(.isPending)
                pending.unknowns.append(unknown)
            case let part:
                isInLeaf = true
                markForBuilding(part)
            }
        }
        if isInLeaf { return }
        if !isInTrunk { pending.constantRows.append(index) }
        markForBuilding(Part.trunk)
    }

    mutating func markForBuilding(_ part: Int32) {
        guard !parts[Int(part)].needsBuilding else { return }
        parts[Int(part)].needsBuilding = true
        pending.partsToBuild.append(part)
    }

    mutating func markForRunning(_ part: Int32, isOnlyPreferred: Bool = false) {
        if !isOnlyPreferred { parts[Int(part)].needsChecking = true }
        guard !parts[Int(part)].needsRunning else { return }
        parts[Int(part)].needsRunning = true
        pending.partsToRun.append(part)
    }
}
