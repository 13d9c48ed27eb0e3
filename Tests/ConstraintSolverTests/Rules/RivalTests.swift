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
        // Everything from 100 to 200 misses by 100; the lower wish decides for 100.
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
        // Asking changes nothing.
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
        // Different priorities decide about the third; nothing speaks of the last.
        for unknown in [0, 2, 7] {
            let rivals = try solver.rivals(for: Unknown(unknown))
            #expect(rivals == nil)
        }
    }

    @Test("Widths that fill a room and want to be smaller: each is against another one", arguments: [2, 3, 4])
    func several(count: Int) throws {
        // Together they are 300, and each wants to be at most 20.
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
        // One that is less important takes all the room.
        try solver.setRow(
            RowID(1), terms: [Term(1, Unknown(0))], constant: -20, relation: .lessThanOrEqual, priority: Priority(249))
        try solver.update()
        let rest = solver.ambiguousUnknowns()
        #expect(rest == [])
    }
}
