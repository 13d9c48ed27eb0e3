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
        let decided = solver.rivals(for: Unknown(0))
        #expect(decided == nil)
        solver.removeRow(RowID(2))
        try solver.update()
        let before = solver.value(of: Unknown(0))
        let found = solver.rivals(for: Unknown(0))
        let rivals = try #require(found)
        #expect(rivals.priority == Priority(750))
        #expect(Set(rivals.yielding + rivals.prevailing) == [RowID(0), RowID(1)])
        let missed = rivals.yielding.map { solver.distance(of: $0) }
        #expect(missed.allSatisfy { $0 > 0 })
        // Asking for rivals changes nothing.
        let after = solver.value(of: Unknown(0))
        #expect(after == before)
        let again = solver.rivals(for: Unknown(0))
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
            let rivals = solver.rivals(for: Unknown(unknown))
            #expect(rivals == nil)
        }
    }

    @Test(
        "Widths that fill a room and want to be smaller are against each other, all in one group", arguments: [2, 3, 4])
    func several(count: Int) throws {
        // The sum is 300, and each prefers to be at most 20.
        let sum = (0..<count).map { Term(1, Unknown($0)) }
        var solver = try solver(
            [(sum, -300, .equal, 1000)] + (0..<count).map { ([Term(1, Unknown($0))], -20, .lessThanOrEqual, 250) })
        let open = solver.ambiguousUnknowns()
        #expect(open.contains(Unknown(0)))
        let before = solver.values(count)
        for unknown in open {
            let found = solver.rivals(for: unknown)
            let rivals = try #require(found)
            #expect(rivals.priority == Priority(250))
            // The one that has taken all the space yields.
            let large = (0..<count).filter { before[$0] > 21 }
            #expect(large.count == 1 && rivals.yielding == large.map { RowID($0 + 1) })
            #expect(rivals.prevailing == (1...count).filter { $0 != large[0] + 1 }.map { RowID($0) })
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

    @Test("Contents that have too little room: those that are cut give way, whole ones prevail, and all are one group")
    func compression() throws {
        // The contents are 60, 29 and 41.5 in 60: the tie order compresses the first to nothing, then the next.
        let contents = [60.0, 29, 41.5]
        let sum = contents.indices.map { Term(1, Unknown($0)) }
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: sum, constant: -60, relation: .equal, priority: .required)
        for (index, content) in contents.enumerated() {
            try solver.setIsLength(true, of: Unknown(index))
            try solver.setPreference(content, rank: Int32(index + 1), of: Unknown(index))
            try solver.setRow(
                RowID(index + 1), terms: [Term(1, Unknown(index))], constant: -content, relation: .greaterThanOrEqual,
                priority: Priority(750))
        }
        try solver.update()
        #expect(solver.values(3) == [0, 18.5, 41.5])
        let all = solver.rivals()
        let expected = try #require(all.first)
        #expect(all.count == 1 && expected.priority == Priority(750))
        #expect(expected.yielding == [RowID(1), RowID(2)] && expected.prevailing == [RowID(3)])
        for unknown in 0..<3 {
            let rivals = solver.rivals(for: Unknown(unknown))
            #expect(rivals == expected)
        }
    }

    @Test("Rows that decide nothing at a higher priority come before those of a lower one")
    func levels() throws {
        // The sum of two is open because two rows of priority 750 compete; the optional rows of priority 250 about one
        // of them move with it.
        let both = [Term(1, Unknown(0)), Term(1, Unknown(1))]
        var solver = try solver([
            (both, -100, .equal, 750), (both, -200, .equal, 750),
            ([Term(1, Unknown(1))], -10, .equal, 1000),
            ([Term(1, Unknown(0))], -120, .equal, 250), ([Term(1, Unknown(0))], -150, .equal, 250),
        ])
        let rivals = solver.rivals(for: Unknown(0))
        #expect(rivals?.priority == Priority(750))
        #expect(rivals.map { Set($0.yielding + $0.prevailing) } == [RowID(0), RowID(1)])
    }
}
