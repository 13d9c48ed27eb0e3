import ConstraintSolver
import Testing

@Suite("Rows of one priority between which nothing decides")
struct RivalTests {
    private func solver(_ rows: [([Term], Double, Relation, Float)]) throws -> ConstraintSolver {
        var solver = ConstraintSolver()
        for (index, (terms, constant, relation, priority)) in rows.enumerated() {
            try solver.setRow(
                RowID(index), terms: terms, constant: constant, relation: relation, priority: Priority(priority))
        }
        try solver.update()
        return solver
    }

    private static let x = [Term(1, Unknown(0))]

    @Test("Two wishes for one number: the one that is missed gives way")
    func twoWishes() throws {
        var solver = try solver([(Self.x, -100, .equal, 750), (Self.x, -200, .equal, 750), (Self.x, -50, .equal, 250)])
        // All values from 100 to 200 have the same total deviation of 100, so the row of lower priority decides for
        // 100.
        let decided = try solver.rivals(for: Unknown(0))
        #expect(decided == nil)
        solver.removeRow(RowID(2))
        try solver.update()
        let before = solver.value(of: Unknown(0))
        let found = try solver.rivals(for: Unknown(0))
        let rivals = try #require(found)
        #expect(rivals.priority == Priority(750))
        #expect(Set(rivals.yielding + rivals.prevailing) == [RowID(0), RowID(1)])
        let missed = rivals.yielding.map { solver.distance(of: $0) }
        #expect(missed.allSatisfy { $0 > 0 })
        // Asking for rivals changes nothing.
        let after = solver.value(of: Unknown(0))
        #expect(after == before)
        let again = try solver.rivals(for: Unknown(0))
        #expect(again == rivals)
    }

    @Test("A number that no wish speaks of, and one within limits that all hold, have no rivals")
    func free() throws {
        var solver = try solver([
            (Self.x, -100, .greaterThanOrEqual, 1000), ([Term(1, Unknown(1)), Term(-1, Unknown(0))], -8, .equal, 1000),
            ([Term(1, Unknown(2))], -10, .equal, 500), ([Term(1, Unknown(2))], -20, .equal, 501),
        ])
        let isOpen = solver.isAmbiguous(Unknown(0))
        #expect(isOpen)
        // Rows of different priorities determine the third; no row contains the last.
        for unknown in [0, 2, 7] {
            let rivals = try solver.rivals(for: Unknown(unknown))
            #expect(rivals == nil)
        }
    }

    @Test("Widths that fill a room and want to be smaller: each is against another one", arguments: [2, 3, 4])
    func several(count: Int) throws {
        // The sum is 300, and each prefers to be at most 20.
        let sum = (0..<count).map { Term(1, Unknown($0)) }
        var solver = try solver(
            [(sum, -300, .equal, 1000)] + (0..<count).map { ([Term(1, Unknown($0))], -20, .lessThanOrEqual, 250) })
        let open = solver.ambiguousUnknowns()
        #expect(open.contains(Unknown(0)))
        let before = solver.values(count)
        for unknown in open {
            let found = try solver.rivals(for: unknown)
            let rivals = try #require(found)
            #expect(rivals.priority == Priority(250))
            #expect(!rivals.yielding.isEmpty && !rivals.prevailing.isEmpty)
            #expect(!(rivals.yielding + rivals.prevailing).contains(RowID(0)))
            let after = solver.values(count)
            #expect(after == before)
        }
        // An unknown with a lower priority takes all the space.
        try solver.setRow(
            RowID(1), terms: [Term(1, Unknown(0))], constant: -20, relation: .lessThanOrEqual, priority: Priority(249))
        try solver.update()
        let rest = solver.ambiguousUnknowns()
        #expect(rest == [])
    }
}
