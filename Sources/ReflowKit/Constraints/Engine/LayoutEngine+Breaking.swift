import ConstraintSolver
import KitValues
import LayoutRules

// The choice of the rows that conflicts break: autolayout.md §3.
extension LayoutEngine {
    /// Chooses the row of a conflict to break.
    func rowToBreak(of contradicting: ContradictingRows) -> RowID {
        if !rowsToBreak.isEmpty, let known = contradicting.first(where: { rowsToBreak.contains($0) }) { return known }
        var known = KnownRows()
        swap(&known, &knownRows)
        defer { swap(&known, &knownRows) }
        known.begin(
            withoutRoom: contradicting.lengths.map { Int32($0.index / 4) }, rows: rows.count, items: items.count)
        contradicting.forEachRow { row in
            if !known.contains(row) { known.learn(row, entry(Int32(row.index)), itemsWithFarEdge(row)) }
            known.add(row)
        }
        // Rows are in the order of their numbers.
        return RowID(ConflictChoice.broken(known.takeEntries()))
    }

    /// The items to whose trailing or bottom edges a row refers.
    private func itemsWithFarEdge(_ row: RowID) -> [Int32] {
        guard case .constraint(let constraint) = rows[row.index] else { return [] }
        return [constraint.first, constraint.second].compactMap { side in
            side.flatMap { $0.attribute.isFarEdge ? index(of: $0.item.state) : nil }
        }
    }

    // MARK: As a new engine would

    /// Records that the engine was just made for the tree, with the constraints that the tree has.
    func noteThatItIsNew() { newness = Newness(moves: HierarchyMoves.count) }

    /// Whether a new engine for the tree would make the same rows in the same order. This is so until values are found
    /// for the first time, unless constraints were added or views moved.
    var isNew: Bool {
        guard let newness else { return false }
        return updates == 0 && HierarchyMoves.count == newness.moves && items.count == 1 && movedItems.isEmpty
            && changedContents.isEmpty && placedItems.isEmpty && keyboardGuides.items.isEmpty
    }

    /// Records that a new engine has found values for the first time.
    func noteFirstValues() {
        guard let newness, HierarchyMoves.count == newness.moves, freeRows.isEmpty, freeItems.isEmpty else { return }
        self.newness?.updates = updates
    }

    /// Makes the next update break the constraints that a new engine for the present tree would break (autolayout.md
    /// §3).
    ///
    /// If one constraint is part of several conflicts, or several constraints of a conflict are equally eligible, the
    /// numbers of rows decide, and these depend on earlier edits. In a new engine they follow the order of the views
    /// that hold the constraints, superviews first, and within each view the order of activation.
    ///
    /// Creating an engine takes as long as a first layout. It is therefore created at the end of a pass, and not again
    /// until rows of the conflicts are added or removed, or the order of views changes. It is not created after the
    /// first values of this engine, if a new one would find them in the same way.
    /// - Returns: whether values must be found again.
    func willBreakAsAnew() -> Bool {
        guard !isSettling, settledConflicts?.areThose(of: solver.conflicts) != true else { return false }
        settledConflicts = SettledConflicts(solver)
        guard !solver.conflicts.isEmpty else {
            rowsToBreak = []
            return false
        }
        let broken = Set(solver.conflicts.map(\.broken))
        if let newness, newness.updates == updates, newness.moves == HierarchyMoves.count {
            rowsToBreak = broken
            return false
        }
        // This reads content sizes. A user's override may lay out views or edit constraints.
        isSettling = true
        rowsToBreak = rowsBrokenAnew()
        isSettling = false
        guard rowsToBreak != broken else { return needsUpdate }
        solver.reconsiderConflicts()
        hasEdits = true
        return true
    }

    /// Forgets the conflicts of a row that is about to be removed, because another constraint may get its number.
    func forgetConflicts(with row: Int32) {
        guard settledConflicts?.rows.isEmpty != true else { return }
        rowsToBreak.remove(RowID(Int(row)))
        if settledConflicts?.rows.contains(RowID(Int(row))) == true { settledConflicts = nil }
    }

    private func rowsBrokenAnew() -> Set<RowID> {
        guard let root else { return [] }
        let engine = LayoutEngine(root: root, purpose: .choosing)
        engine.adopt(root)
        _ = engine.item(of: root)
        engine.solve()
        return Set(engine.brokenRows.compactMap { row(of: $0, in: engine) })
    }

    /// The rows that the current conflicts leave out.
    var brokenRows: [RowOwner] { solver.conflicts.map { rows[$0.broken.index] } }

    /// The row in this engine for the owner of a row in another engine of the tree.
    private func row(of owner: RowOwner, in other: LayoutEngine) -> RowID? {
        func ownRow(_ item: Int32, _ rows: (Item) -> Int32) -> Int32 {
            index(of: other.items[Int(item)].state).map { rows(items[Int($0)]) } ?? LayoutEngine.noRow
        }
        let row =
            switch owner {
            case .constraint(let constraint): self.row(of: constraint) ?? LayoutEngine.noRow
            case .mask(let item, let part), .guide(let item, let part): ownRow(item) { $0.frameRows[part] }
            case .content(let item, let part): ownRow(item) { $0.contentRows[part] }
            case .free, .fitting: LayoutEngine.noRow
            }
        return row == LayoutEngine.noRow ? nil : RowID(Int(row))
    }
}

/// The facts about rows that decide which row of a conflict breaks. They are kept during an update, because most
/// conflicts share most of their rows, and most rows have the same entry, which is therefore stored as a number.
struct KnownRows {
    private struct Facts {
        /// The number of the row's entry, and the number that applies if the row refers to the far edge of a view
        /// without room. Both are -1 if the row is not known yet.
        var entry: Int32 = -1
        var entryWithoutRoom: Int32 = -1
        /// The items to whose trailing or bottom edges it refers, or -1.
        var farItem: Int32 = -1
        var otherFarItem: Int32 = -1
    }

    private var facts: [Facts] = []
    private var entries: [ConflictEntry] = []
    private var numbers: [ConflictEntry: Int32] = [:]

    // The current conflict.
    private var withoutRoom: [Int32] = []
    private var isWithoutRoom: [Bool] = []
    /// The rows of each entry, by the entry's number, and the numbers of the entries that occur in the conflict.
    private var places: [(first: Int, last: Int)] = []
    private var occurring: [Int32] = []

    /// Begins a conflict, in which some items would need a negative size.
    mutating func begin(withoutRoom: [Int32], rows: Int, items: Int) {
        if facts.count < rows { facts += Array(repeating: Facts(), count: rows - facts.count) }
        if isWithoutRoom.count < items { isWithoutRoom += Array(repeating: false, count: items - isWithoutRoom.count) }
        self.withoutRoom = withoutRoom
        for item in withoutRoom { isWithoutRoom[Int(item)] = true }
    }

    func contains(_ row: RowID) -> Bool { facts[row.index].entry >= 0 }

    mutating func learn(_ row: RowID, _ entry: ConflictEntry, _ farItems: [Int32]) {
        var withoutRoom = entry
        withoutRoom.isFarEdgeWithoutRoom = !farItems.isEmpty
        facts[row.index] = Facts(
            entry: number(of: entry), entryWithoutRoom: number(of: withoutRoom), farItem: farItems.first ?? -1,
            otherFarItem: farItems.dropFirst().first ?? -1)
    }

    private mutating func number(of entry: ConflictEntry) -> Int32 {
        if let known = numbers[entry] { return known }
        let number = Int32(entries.count)
        entries.append(entry)
        places.append((-1, -1))
        numbers[entry] = number
        return number
    }

    /// Adds a known row to the conflict. Rows are added in the order of their numbers.
    mutating func add(_ row: RowID) {
        let facts = facts[row.index]
        let number = hasNoRoom(facts.farItem) || hasNoRoom(facts.otherFarItem) ? facts.entryWithoutRoom : facts.entry
        if places[Int(number)].first < 0 {
            places[Int(number)].first = row.index
            occurring.append(number)
        }
        places[Int(number)].last = row.index
    }

    private func hasNoRoom(_ item: Int32) -> Bool { item >= 0 && isWithoutRoom[Int(item)] }

    /// Ends the conflict, and returns its entries with the numbers of their rows.
    mutating func takeEntries() -> [ConflictChoice.EqualEntries] {
        let found = occurring.map { number in
            var equal = ConflictChoice.EqualEntries(entries[Int(number)], at: places[Int(number)].first)
            equal.last = places[Int(number)].last
            places[Int(number)] = (-1, -1)
            return equal
        }
        occurring.removeAll(keepingCapacity: true)
        for item in withoutRoom { isWithoutRoom[Int(item)] = false }
        return found
    }
}

/// The conflicts for which a new engine is known to break the same constraints.
struct SettledConflicts {
    private var conflicts: [Conflict] = []
    /// The rows of all conflicts.
    private(set) var rows: Set<RowID> = []

    init() {}

    init(_ solver: borrowing ConstraintSolver) {
        conflicts = solver.conflicts
        rows = Set(solver.contradictingRows())
    }

    /// Whether the same rows contradict each other, and the same ones are broken. The conflicts of a solver are in the
    /// order of their broken rows.
    func areThose(of others: [Conflict]) -> Bool {
        conflicts.count == others.count
            && zip(conflicts, others).allSatisfy { conflict, other in
                conflict.broken == other.broken && conflict.contradicting.hasRows(of: other.contradicting)
            }
    }
}

/// The state of an engine that was just made, and to which no constraint was added since. It shows later whether a new
/// engine would still be the same.
struct Newness {
    /// The number of moves of views when the engine was made.
    let moves: Int
    /// The number of updates after which the first values were found; 0 before.
    var updates = 0
}
