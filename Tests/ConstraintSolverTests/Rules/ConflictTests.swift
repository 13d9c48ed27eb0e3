import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Required rows that contradict each other")
struct ConflictTests {
    private let width = Unknown(0)

    @Test("The last of two sizes is broken, the rest goes on, and the conflict has both")
    func twoSizes() throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(3), terms: [Term(1, width)], constant: -44, relation: .greaterThanOrEqual)
        try solver.setRow(RowID(5), terms: [Term(1, width)], constant: -20, relation: .equal)
        try solver.update()
        #expect(told(solver) == [Told([3, 5], broken: 5, excess: 24)])
        #expect(solver.value(of: width) >= 44)
        #expect(solver.distance(of: RowID(5)) == solver.value(of: width) - 20)
        #expect(solver.distance(of: RowID(3)) == 0)
    }

    @Test(
        "Who is asked may break another one of the set, and none outside of it",
        arguments: [
            (3, 3, 20.0), (5, 5, 44), (9, 5, 44),
        ])
    func choice(wanted: Int, broken: Int, value: Double) throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(3), terms: [Term(1, width)], constant: -44, relation: .equal)
        try solver.setRow(RowID(5), terms: [Term(1, width)], constant: -20, relation: .equal)
        try solver.update { rows in
            #expect(rows.rows == [3, 5].map { RowID($0) })
            return RowID(wanted)
        }
        #expect(told(solver) == [Told([3, 5], broken: broken, excess: 24)])
        #expect(solver.value(of: width) == value)
    }

    @Test("The rows of all conflicts are listed once; conflicts are compared by their rows, whatever the numbers are")
    func rowsOfAll() throws {
        var solver = ConstraintSolver()
        for (row, number) in [(2, 10.0), (4, 20), (6, 30), (9, 30)] {
            try solver.setRow(RowID(row), terms: [Term(1, width)], constant: -number, relation: .equal)
        }
        try solver.setRow(RowID(3), terms: [Term(1, Unknown(1))], constant: -1, relation: .equal)
        try solver.update { $0.first { $0.index > 2 } ?? $0.last }
        #expect(solver.conflicts.map { $0.rows.map(\.index) } == [[2, 4], [2, 6], [2, 9]])
        let rows = solver.contradictingRows()
        #expect(rows.map(\.index) == [2, 4, 6, 9])
        let before = solver.conflicts.map(\.contradicting)
        #expect(before[0].hasRows(of: before[0]) && !before[0].hasRows(of: before[1]))
        // The other sign of the difference.
        try solver.setConstant(-40, of: RowID(2))
        try solver.update { $0.first { $0.index > 2 } ?? $0.last }
        let after = solver.conflicts.map(\.contradicting)
        #expect(after.count == 3 && zip(before, after).allSatisfy { $0.hasRows(of: $1) })
    }

    @Test("A broken row counts again when the conflict is gone: by a constant, by an input, by a row taken away")
    func comesBack() throws {
        var solver = ConstraintSolver()
        let window = Unknown(1)
        try solver.fix(window, at: 393)
        // Gaps of 200 on both sides and a width of at least 100 conflict at 393 and fit at 852.
        try solver.setRow(
            RowID(0), terms: [Term(1, width), Term(-1, window)], constant: 400, relation: .equal)
        try solver.setRow(RowID(1), terms: [Term(1, width)], constant: -100, relation: .greaterThanOrEqual)
        try solver.update()
        #expect(told(solver) == [Told([0, 1], broken: 1, excess: 107)])
        try solver.fix(window, at: 852)
        try solver.update()
        #expect(solver.conflicts == [])
        #expect(solver.value(of: width) == 452)
        try solver.fix(window, at: 393)
        try solver.update()
        #expect(told(solver) == [Told([0, 1], broken: 1, excess: 107)])
        try solver.setConstant(293, of: RowID(0))
        try solver.update()
        #expect(solver.conflicts == [])
        try solver.setConstant(400, of: RowID(0))
        try solver.update()
        #expect(solver.conflicts.count == 1)
        solver.removeRow(RowID(0))
        try solver.update()
        #expect(solver.conflicts == [])
        #expect(solver.value(of: width) == 100)
    }

    @Test("Gaps that leave less than nothing contradict the length, which the conflict names beside the rows")
    func negativeLength() throws {
        var solver = ConstraintSolver()
        let (left, window) = (Unknown(1), Unknown(2))
        try solver.setIsLength(true, of: width)
        try solver.fix(window, at: 393)
        try solver.setRow(RowID(0), terms: [Term(1, left)], constant: -200, relation: .equal)
        try solver.setRow(
            RowID(1), terms: [Term(1, window), Term(-1, left), Term(-1, width)], constant: -200, relation: .equal)
        try solver.update()
        #expect(told(solver) == [Told([0, 1], lengths: [width], broken: 1, excess: 7)])
        #expect(solver.value(of: width) == 0)
        try solver.fix(window, at: 852)
        try solver.update()
        #expect(solver.conflicts == [])
        #expect(solver.value(of: width) == 452)
    }

    @Test("A set has no row that it does not need, among chains that lead elsewhere")
    func minimal() throws {
        var solver = ConstraintSolver()
        // The unknowns 0 … 9 are a chain with gaps of 10. The rows 20 to 29 fix each of them except the last.
        for index in 0..<9 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index + 1)), Term(-1, Unknown(index))], constant: -10,
                relation: .equal)
        }
        try solver.setRow(RowID(20), terms: [Term(1, Unknown(2))], constant: -100, relation: .equal)
        try solver.setRow(RowID(21), terms: [Term(1, Unknown(5))], constant: -131, relation: .lessThanOrEqual)
        try solver.setRow(RowID(22), terms: [Term(1, Unknown(5))], constant: -129, relation: .lessThanOrEqual)
        try solver.update()
        #expect(told(solver) == [Told([2, 3, 4, 20, 22], broken: 22, excess: 1)])
        #expect(solver.values(10) == (0..<10).map { 80 + 10 * Double($0) })
    }

    @Test("A row in the trunk that contradicts a part is found from there, and its conflict goes with the part's row")
    func trunk() throws {
        var solver = ConstraintSolver()
        let container = Unknown(0)
        try solver.setRow(RowID(0), terms: [Term(1, container)], constant: -320, relation: .equal)
        for index in 1...40 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index)), Term(-1, container)], constant: Double(index),
                relation: .equal)
        }
        try solver.setRow(RowID(50), terms: [Term(1, Unknown(7))], constant: -400, relation: .equal)
        try solver.update { $0.rows[0] }
        #expect(told(solver) == [Told([0, 7, 50], broken: 0, excess: 87)])
        #expect(solver.value(of: container) == 407)
        #expect(solver.value(of: Unknown(40)) == 367)
        solver.removeRow(RowID(50))
        try solver.update()
        #expect(solver.conflicts == [])
        #expect(solver.value(of: Unknown(40)) == 280)
    }

    @Test("Rows about inputs alone are looked at, too")
    func inputs() throws {
        var solver = ConstraintSolver()
        try solver.fix(width, at: 100)
        try solver.setRow(RowID(4), terms: [Term(1, width)], constant: -120, relation: .greaterThanOrEqual)
        try solver.setRow(RowID(5), terms: [], constant: 1, relation: .equal)
        try solver.update()
        #expect(told(solver) == [Told([4], broken: 4, excess: 20), Told([5], broken: 5, excess: 1)])
        try solver.fix(width, at: 140)
        try solver.setConstant(0, of: RowID(5))
        try solver.update()
        #expect(solver.conflicts == [])
    }

    @Test("A thousand sizes for one unknown end with one of them")
    func many() throws {
        var solver = ConstraintSolver()
        for index in 0..<1000 {
            try solver.setRow(RowID(index), terms: [Term(1, width)], constant: -Double(index), relation: .equal)
        }
        try solver.update()
        #expect(solver.conflicts.count == 999)
        #expect(solver.value(of: width) == 0)
    }

    @Test("By how much each number would have to change: one down to the other, or that up to the first")
    func changes() throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: [Term(1, width)], constant: -377, relation: .equal)
        try solver.setRow(RowID(1), terms: [Term(1, width)], constant: -836, relation: .equal)
        try solver.update()
        // The row width == 377 would have to be width == 836, which is a constant of -836.
        #expect(solver.conflicts.map(\.changes) == [[-459, 459]])
    }

    @Test("A row that was left out holds again when its conflict has lost another row to a later one")
    func secondChance() throws {
        var solver = ConstraintSolver()
        for (id, size) in [10.0, 20, 20].enumerated() {
            try solver.setRow(RowID(id), terms: [Term(1, width)], constant: -size, relation: .equal)
        }
        try solver.update { RowID($0.rows.contains(RowID(2)) ? 0 : 1) }
        #expect(told(solver) == [Told([0, 2], broken: 0, excess: 10)])
        #expect(solver.value(of: width) == 20)
    }

    @Test("Where equations close several cycles, each conflict is one and needs every row that it names")
    func cycles() throws {
        var random = SeededGenerator(seed: 41)
        var found = 0
        for round in 0..<150 {
            var system = ReferenceSystem()
            system.unknownCount = 4
            system.rows = (0..<6).map { id in
                let terms = (0..<4).map { Term([1, -1, 2, 3, 0].randomElement(using: &random) ?? 1, Unknown($0)) }
                return ReferenceSystem.Row(
                    id: id, terms: terms, constant: Double(Int.random(in: -9...9, using: &random)), relation: .equal,
                    priority: .required)
            }
            func conflicts(_ ids: Set<Int>) throws -> [Conflict] {
                var solver = try system.without(Set(0..<6).subtracting(ids)).solver()
                try solver.update()
                return solver.conflicts
            }
            for conflict in try conflicts(Set(0..<6)) {
                found += 1
                let ids = Set(conflict.rows.map(\.index))
                #expect(try !conflicts(ids).isEmpty, "round \(round): \(conflict.rows)")
                for id in ids {
                    let isNeeded = try conflicts(ids.subtracting([id])).isEmpty
                    #expect(isNeeded, "round \(round): \(conflict.rows) needs \(id)")
                }
            }
        }
        #expect(found >= 150)
    }

    /// The facts about a conflict that are compared.
    private struct Told: Equatable {
        let rows: [RowID]
        let lengths: [Unknown]
        let broken: RowID
        let excess: Double

        init(_ rows: [Int], lengths: [Unknown] = [], broken: Int, excess: Double) {
            (self.rows, self.lengths) = (rows.map { RowID($0) }, lengths)
            (self.broken, self.excess) = (RowID(broken), excess)
        }

        init(_ conflict: Conflict) {
            (rows, lengths) = (conflict.rows, conflict.lengths)
            (broken, excess) = (conflict.broken, conflict.excess)
        }
    }

    private func told(_ solver: borrowing ConstraintSolver) -> [Told] { solver.conflicts.map { Told($0) } }
}
