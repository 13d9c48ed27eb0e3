import ConstraintSolver
import Testing

@Suite("What rows leave open")
struct TieTests {
    /// Two labels beside each other in a width of 300, each 60 wide by itself, with equal hugging.
    private func twoLabels(order: [Int]) throws -> ConstraintSolver {
        var solver = ConstraintSolver()
        let rows: [([Term], Double, Relation, Float)] = [
            ([Term(1, Unknown(0))], 0, .equal, 1000),
            ([Term(1, Unknown(2)), Term(-1, Unknown(0)), Term(-1, Unknown(1))], 0, .equal, 1000),
            ([Term(1, Unknown(2)), Term(1, Unknown(3))], -300, .equal, 1000),
            ([Term(1, Unknown(1))], -60, .lessThanOrEqual, 250),
            ([Term(1, Unknown(3))], -60, .lessThanOrEqual, 250),
            ([Term(1, Unknown(1))], -60, .greaterThanOrEqual, 750),
            ([Term(1, Unknown(3))], -60, .greaterThanOrEqual, 750),
        ]
        for index in order {
            let (terms, constant, relation, priority) = rows[index]
            try solver.setRow(
                RowID(index), terms: terms, constant: constant, relation: relation, priority: Priority(priority))
        }
        for width in [1, 3] {
            try solver.setIsLength(true, of: Unknown(width))
            try solver.setPreference(60, of: Unknown(width))
        }
        return solver
    }

    @Test(
        "Of two labels with equal hugging the first stretches, whatever row came first",
        arguments: [
            [0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [4, 6, 0, 2, 1, 3, 5],
        ])
    func firstStretches(order: [Int]) throws {
        var solver = try twoLabels(order: order)
        try solver.update()
        #expect(solver.values(4) == [0, 240, 240, 60])
        #expect(solver.undecided.map { $0.sorted() } == [[1, 2, 3].map { Unknown($0) }])
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [1, 2, 3].map { Unknown($0) })
    }

    @Test("Of two inequalities that name an open position the first decides, also where their numbers were used before")
    func firstBound() throws {
        var solver = ConstraintSolver()
        func add(_ constant: Double, _ relation: Relation, as row: Int) throws {
            try solver.setRow(RowID(row), terms: [Term(1, Unknown(0))], constant: constant, relation: relation)
        }
        try add(-700, .lessThanOrEqual, as: 0)
        try add(-30, .greaterThanOrEqual, as: 1)
        try solver.update()
        #expect(solver.value(of: Unknown(0)) == 700)
        for first in [1, 0] {
            solver.removeRow(RowID(0))
            solver.removeRow(RowID(1))
            try add(-700, .lessThanOrEqual, as: first)
            try add(-30, .greaterThanOrEqual, as: 1 - first)
            try solver.update()
            #expect(solver.value(of: Unknown(0)) == 700)
            // Taking a row out and back for a question is no new row.
            #expect(try solver.changesSomething(RowID(first)))
            #expect(solver.value(of: Unknown(0)) == 700)
        }
    }

    @Test("A higher rank keeps its preferred width first")
    func rank() throws {
        var solver = try twoLabels(order: Array(0..<7))
        try solver.setPreference(60, rank: 1, of: Unknown(1))
        try solver.update()
        #expect(solver.values(4) == [0, 60, 60, 240])
    }

    @Test("A length that nothing speaks for ends at 0, and so does a position; both are ambiguous")
    func nothing() throws {
        var solver = ConstraintSolver()
        try solver.setIsLength(true, of: Unknown(1))
        try solver.setRow(
            RowID(0), terms: [Term(1, Unknown(2)), Term(-1, Unknown(0)), Term(-1, Unknown(1))], constant: -5,
            relation: .equal)
        try solver.update()
        #expect(solver.value(of: Unknown(1)) == 0)
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [0, 1, 2].map { Unknown($0) })
    }

    @Test("What the rows determine is not ambiguous, also beside something that is")
    func partly() throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: [Term(1, Unknown(0))], constant: -20, relation: .equal)
        try solver.setRow(
            RowID(1), terms: [Term(1, Unknown(1)), Term(-1, Unknown(0))], constant: 0, relation: .greaterThanOrEqual)
        try solver.update()
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [Unknown(1)])
        #expect(solver.value(of: Unknown(1)) == 20)
    }
}
