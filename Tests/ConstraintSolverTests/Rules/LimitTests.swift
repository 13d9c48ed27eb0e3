import ConstraintSolver
import Testing

@Suite("Limits of what the solver takes")
struct LimitTests {
    private func error(_ body: (inout ConstraintSolver) throws(SolverError) -> Void) -> SolverError? {
        var solver = ConstraintSolver()
        do {
            try body(&solver)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A number that is not finite is an error that names the row",
        arguments: [
            Double.infinity, -.infinity, .nan, 1e300,
        ])
    func notFinite(number: Double) throws {
        let inConstant = error { solver throws(SolverError) in
            try solver.setRow(RowID(7), terms: [Term(1, Unknown(0))], constant: number, relation: .equal)
        }
        let inCoefficient = error { solver throws(SolverError) in
            try solver.setRow(RowID(7), terms: [Term(number, Unknown(0))], constant: 0, relation: .equal)
        }
        let inChange = error { solver throws(SolverError) in
            try solver.setRow(RowID(7), terms: [Term(1, Unknown(0))], constant: 0, relation: .equal)
            try solver.setConstant(number, of: RowID(7))
        }
        let inInput = error { solver throws(SolverError) in try solver.fix(Unknown(3), at: number) }
        #expect(try #require(inConstant).description.hasPrefix("row 7: the constant"))
        #expect(try #require(inCoefficient).description.hasPrefix("row 7: the coefficient"))
        #expect(inChange == inConstant || number.isNaN)
        #expect(try #require(inChange).description.hasPrefix("row 7: the constant"))
        #expect(try #require(inInput).description.contains("of unknown 3 is"))
    }

    @Test("A priority is above 0 and at most 1000", arguments: [Float(0), -1, 1000.5, .nan, .infinity])
    func priorities(value: Float) {
        let error = error { solver throws(SolverError) in
            try solver.setRow(
                RowID(2), terms: [Term(1, Unknown(0))], constant: 0, relation: .equal, priority: Priority(value))
        }
        #expect(error?.description == "row 2: the priority \(value) must be above 0 and at most 1000")
    }

    @Test("Numbers of rows and unknowns are bounded, and so is the number of terms")
    func counts() {
        for index in [-1, 1_000_000, Int.max, Int.min] {
            #expect(
                error { solver throws(SolverError) in
                    try solver.setRow(RowID(index), terms: [], constant: 0, relation: .equal)
                } == .rowOutOfRange(RowID(index)))
            #expect(
                error { solver throws(SolverError) in
                    try solver.setRow(RowID(0), terms: [Term(1, Unknown(index))], constant: 0, relation: .equal)
                } == .unknownOutOfRange(Unknown(index)))
        }
        let terms = Array(repeating: Term(1, Unknown(0)), count: 65)
        #expect(
            error { solver throws(SolverError) in
                try solver.setRow(RowID(0), terms: terms, constant: 0, relation: .equal)
            } == .tooManyTerms(RowID(0), count: 65))
        #expect(
            error { solver throws(SolverError) in try solver.setConstant(1, of: RowID(4)) } == .noSuchRow(RowID(4)))
    }

    @Test("The row of a chain of factors that makes a number too large is left out and named, and the solver lives on")
    func growth() throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: [Term(1, Unknown(0))], constant: -1, relation: .equal)
        for index in 1..<80 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index)), Term(-1000, Unknown(index - 1))], constant: 0,
                relation: .equal)
        }
        try solver.update()
        #expect(solver.unsolved.map(\.row) == [RowID(5)])
        #expect(solver.unsolved.map(\.error) == [.valueTooLarge(Unknown(5), from: RowID(5))])
        #expect(solver.value(of: Unknown(4)) == 1e12)
        try solver.setRow(RowID(5), terms: [Term(1, Unknown(5))], constant: -3, relation: .equal)
        for index in 6..<80 { solver.removeRow(RowID(index)) }
        try solver.update()
        #expect(solver.value(of: Unknown(4)) == 1e12)
        #expect(solver.value(of: Unknown(5)) == 3)
        #expect(solver.unsolved == [])
    }

    @Test("A row that was left out before the one to blame was found is used again")
    func innocent() throws {
        var solver = ConstraintSolver()
        for (row, unknown) in [0, 1].enumerated() {
            try solver.setRow(
                RowID(row), terms: [Term(1, Unknown(unknown)), Term(-1e6, Unknown(unknown + 1))], constant: 0,
                relation: .equal)
        }
        try solver.setRow(RowID(2), terms: [Term(1, Unknown(2))], constant: -1e8, relation: .equal)
        try solver.update()
        // Only the second row exceeds the limit.
        #expect(solver.unsolved.map(\.row) == [RowID(1)])
        #expect(solver.value(of: Unknown(2)) == 1e8)
    }

    @Test("Of two rows that make a number too large together, and are equally extreme, the first is left out")
    func equallyExtreme() throws {
        var solver = ConstraintSolver()
        // The last unknown would be 20 × 1e6 × 1e6. Its own row is not extreme.
        for (row, factor) in [20, 1e6, 1e6].enumerated() {
            try solver.setRow(
                RowID(row), terms: [Term(1, Unknown(row)), Term(-factor, Unknown(row + 1))], constant: 0,
                relation: .equal)
        }
        try solver.setRow(RowID(3), terms: [Term(1, Unknown(3))], constant: -1, relation: .equal)
        try solver.update()
        #expect(solver.unsolved.map(\.row) == [RowID(1)])
        #expect(solver.value(of: Unknown(2)) == 1e6)
    }

    @Test("Unknowns that a row names twice are added up, and nothing is left of those that cancel out")
    func terms() throws {
        var solver = ConstraintSolver()
        try solver.setRow(
            RowID(0), terms: [Term(1, Unknown(0)), Term(1, Unknown(1)), Term(1, Unknown(0)), Term(-1, Unknown(1))],
            constant: -8, relation: .equal)
        try solver.update()
        #expect(solver.values(2) == [4, 0])
    }

    @Test("A row that was left out because a number got too large is tried again with another constant")
    func triedAgain() throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: [Term(0x1p-20, Unknown(0))], constant: -1e8, relation: .equal)
        try solver.update()
        #expect(solver.unsolved.map(\.row) == [RowID(0)])
        try solver.setConstant(-1, of: RowID(0))
        try solver.update()
        #expect(solver.unsolved == [])
        #expect(solver.value(of: Unknown(0)) == 0x1p20)
    }

    @Test("A preference that leads out of range leaves no row out, whichever unknown settles first", arguments: [0, 1])
    func farPreferences(first: Int) throws {
        var solver = ConstraintSolver()
        // If unknown 0 were 0, unknown 1 would be 1e13. Optional rows give way to what is in range.
        try solver.setRow(
            RowID(0), terms: [Term(1, Unknown(0)), Term(-1e-8, Unknown(1))], constant: 1e5, relation: .lessThanOrEqual,
            priority: Priority(250))
        try solver.setPreference(0, rank: 1, of: Unknown(first))
        try solver.update()
        #expect(solver.unsolved == [])
        #expect(solver.values(2) == [-1e5, 0])
    }

    @Test("A position does not stand at a bound that is out of range")
    func farBound() throws {
        var solver = ConstraintSolver()
        try solver.setRow(
            RowID(0), terms: [Term(1e-8, Unknown(0))], constant: -1e5, relation: .lessThanOrEqual)
        try solver.update()
        #expect(solver.unsolved == [])
        #expect(solver.value(of: Unknown(0)) == 0)
    }
}
