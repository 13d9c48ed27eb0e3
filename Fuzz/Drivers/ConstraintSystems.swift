import ConstraintSolver
import Foundation

/// Runs a program of edits to a system of rows: rows and inputs are added, changed and removed, with updates in
/// between. After each update, required rows are satisfied or broken, conflicts are minimal, and a new solver with the
/// same rows in another order has the same result.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var program = SystemProgram(FuzzInput(Data(bytes: bytes, count: count)))
    program.run()
    return 0
}

/// The system that the solver was given, for another solver.
private struct SystemModel {
    struct Row {
        var terms: [Term]
        var constant: Double
        var relation: Relation
        var priority: Priority

        /// The unknowns whose terms do not cancel out.
        var unknowns: [Unknown] {
            terms.map(\.unknown).filter { unknown in
                terms.reduce(0) { $1.unknown == unknown ? $0 + $1.coefficient : $0 } != 0
            }
        }

        func sum(_ solver: borrowing ConstraintSolver) -> Double {
            terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.unknown) }
        }

        /// The size of possible rounding errors.
        func tolerance(_ solver: borrowing ConstraintSolver) -> Double {
            terms.reduce(1 + abs(constant)) { $0 + abs($1.coefficient * solver.value(of: $1.unknown)) } * 1e-6
        }

        func holds(_ solver: borrowing ConstraintSolver) -> Bool {
            let sum = sum(solver)
            let distance =
                switch relation {
                case .equal: abs(sum)
                case .lessThanOrEqual: sum
                case .greaterThanOrEqual: -sum
                }
            return distance <= tolerance(solver)
        }
    }

    var rows: [Int: Row] = [:]
    var inputs: [Int: Double] = [:]
    var lengths: Set<Int> = []
    var preferences: [Int: (value: Double, rank: Int32)] = [:]
    /// The numbers of rows that were removed, and those that were used again since, in that order: of equally important
    /// inequalities, the first decides, and such a row comes after all others.
    private var removed: Set<Int> = []
    private var reused: [Int] = []

    mutating func set(_ row: Row, at id: Int) {
        if rows[id] == nil, removed.contains(id) {
            reused.removeAll { $0 == id }
            reused.append(id)
        }
        rows[id] = row
    }

    mutating func remove(_ id: Int) {
        if rows.removeValue(forKey: id) != nil { removed.insert(id) }
    }

    private func add(_ id: Int, to solver: inout ConstraintSolver) throws {
        guard let row = rows[id] else { return }
        try solver.setRow(
            RowID(id), terms: row.terms, constant: row.constant, relation: row.relation, priority: row.priority)
    }

    /// A new solver with some of the rows, in this order.
    func solver(_ ids: [Int], lengths chosen: Set<Int>? = nil) throws -> ConstraintSolver {
        var solver = ConstraintSolver()
        for id in ids { try add(id, to: &solver) }
        for id in reused where ids.contains(id) {
            solver.removeRow(RowID(id))
            try add(id, to: &solver)
        }
        for (unknown, value) in inputs { try solver.fix(Unknown(unknown), at: value) }
        for unknown in chosen ?? lengths { try solver.setIsLength(true, of: Unknown(unknown)) }
        for (unknown, preference) in preferences {
            try solver.setPreference(preference.value, rank: preference.rank, of: Unknown(unknown))
        }
        try solver.update()
        return solver
    }
}

private struct SystemProgram: ~Copyable {
    private static let unknowns = 32
    private static let coefficients = [1.0, -1, 0.5, 2, -0.5, -2, 3, 0.25]
    private static let priorities: [Float] = [1000, 1000, 1000, 750, 250, 251, 999, 50]

    private var input: FuzzInput
    private var model = SystemModel()
    private var solver = ConstraintSolver()

    init(_ input: FuzzInput) {
        self.input = input
    }

    mutating func run() {
        var steps = 0
        while !input.isAtEnd, steps < 150 {
            step()
            steps += 1
        }
        update()
    }

    private mutating func step() {
        do {
            switch input.byte() % 16 {
            case 0...6: try setRow()
            case 7: removeRow()
            case 8: try changeConstant()
            case 9: try changePriority()
            case 10: try fix()
            case 11: release()
            case 12: try changeLength()
            case 13: try prefer()
            case 14: tryIllegal()
            default: update()
            }
        } catch {
            hold(false, "what is legal is accepted: \(error)")
        }
    }

    private mutating func unknown() -> Int { input.choice(of: Self.unknowns) }
    private mutating func row() -> Int { input.choice(of: 48) }
    private mutating func constant() -> Double { Double(Int8(bitPattern: input.byte())) * (input.flag() ? 4 : 0.5) }

    private mutating func setRow() throws {
        let id = row()
        let terms = (0..<input.choice(of: 5)).map { _ in
            Term(Self.coefficients[input.choice(of: Self.coefficients.count)], Unknown(unknown()))
        }
        let row = SystemModel.Row(
            terms: terms, constant: constant(), relation: Relation.allCases[input.choice(of: 3)],
            priority: Priority(Self.priorities[input.choice(of: Self.priorities.count)]))
        model.set(row, at: id)
        try solver.setRow(
            RowID(id), terms: row.terms, constant: row.constant, relation: row.relation, priority: row.priority)
    }

    private mutating func removeRow() {
        let id = row()
        model.remove(id)
        solver.removeRow(RowID(id))
    }

    private mutating func changeConstant() throws {
        let id = row()
        let constant = constant()
        guard model.rows[id] != nil else { return }
        model.rows[id]?.constant = constant
        try solver.setConstant(constant, of: RowID(id))
    }

    private mutating func changePriority() throws {
        let id = row()
        let priority = Priority(Self.priorities[input.choice(of: Self.priorities.count)])
        guard model.rows[id] != nil else { return }
        model.rows[id]?.priority = priority
        try solver.setPriority(priority, of: RowID(id))
    }

    private mutating func fix() throws {
        let unknown = unknown()
        let value = abs(constant())
        model.inputs[unknown] = value
        try solver.fix(Unknown(unknown), at: value)
    }

    private mutating func release() {
        let unknown = unknown()
        model.inputs[unknown] = nil
        solver.release(Unknown(unknown))
    }

    private mutating func changeLength() throws {
        let unknown = unknown()
        let isLength = input.flag()
        if isLength { model.lengths.insert(unknown) } else { model.lengths.remove(unknown) }
        try solver.setIsLength(isLength, of: Unknown(unknown))
    }

    private mutating func prefer() throws {
        let unknown = unknown()
        let preference = (value: constant(), rank: Int32(input.choice(of: 3)))
        model.preferences[unknown] = preference
        try solver.setPreference(preference.value, rank: preference.rank, of: Unknown(unknown))
    }

    /// Tries an invalid edit, which must change nothing: later updates are compared with a solver without it.
    private mutating func tryIllegal() {
        let number = Double(input.number())
        let id = row()
        guard !(abs(number) <= 1e12) else { return }
        do {
            switch input.choice(of: 3) {
            case 0: try solver.setRow(RowID(id), terms: [], constant: number, relation: .equal)
            case 1: try solver.fix(Unknown(id), at: number)
            default:
                try solver.setRow(RowID(id), terms: [Term(number, Unknown(0))], constant: 0, relation: .equal)
            }
            hold(false, "\(number) is refused")
        } catch {}
    }

    // MARK: - Invariants after an update

    private mutating func update() {
        do {
            try solver.update()
        } catch {
            return
        }
        let broken = Set(solver.conflicts.map(\.broken.index))
        for (id, row) in model.rows where row.priority == .required && !broken.contains(id) {
            hold(row.holds(solver), "row \(id) holds: \(row.sum(solver))")
        }
        for length in model.lengths where model.inputs[length] == nil {
            hold(solver.value(of: Unknown(length)) >= -1e-6, "unknown \(length) is not negative")
        }
        do {
            for conflict in solver.conflicts { try checkIsMinimal(conflict) }
            try compare(withOrder: model.rows.keys.sorted(by: >))
        } catch {
            // A part of the system, or another order of it, may exceed limits that the whole did not.
        }
        for unknown in 0..<Self.unknowns { _ = solver.explanation(of: Unknown(unknown)) }
        _ = solver.ambiguousUnknowns()
    }

    private func checkIsMinimal(_ conflict: Conflict) throws {
        hold(conflict.rows.contains(conflict.broken), "\(conflict) breaks one of its rows")
        let rows = conflict.rows.map(\.index)
        let lengths = Set(conflict.lengths.map(\.index))
        hold(try !model.solver(rows, lengths: lengths).conflicts.isEmpty, "\(conflict) is one")
        for row in rows {
            let fewer = rows.filter { $0 != row }
            hold(try model.solver(fewer, lengths: lengths).conflicts.isEmpty, "\(conflict) needs row \(row)")
        }
        for length in lengths {
            let fewer = lengths.subtracting([length])
            hold(try model.solver(rows, lengths: fewer).conflicts.isEmpty, "\(conflict) needs unknown \(length)")
        }
    }

    private func compare(withOrder order: [Int]) throws {
        let other = try model.solver(order)
        hold(
            agree(solver.conflicts, other.conflicts), "\(solver.conflicts), but at once \(other.conflicts)")
        // An input that no row contains keeps its value when it is released.
        for unknown in Set(model.rows.values.flatMap(\.unknowns)) {
            let (value, expected) = (solver.value(of: unknown), other.value(of: unknown))
            hold(abs(value - expected) <= 1e-5 * (1 + abs(expected)), "\(unknown) is \(value), at once \(expected)")
        }
    }

    /// Whether the conflicts are the same, up to rounding errors, and up to the sign of the sums that show them.
    private func agree(_ conflicts: [Conflict], _ others: [Conflict]) -> Bool {
        conflicts.count == others.count
            && zip(conflicts, others).allSatisfy { one, other in
                one.broken == other.broken && one.rows == other.rows && one.lengths == other.lengths
                    && zip(one.changes, other.changes).allSatisfy { abs($0 - $1) <= 1e-5 * (1 + abs($1)) }
            }
    }
}
