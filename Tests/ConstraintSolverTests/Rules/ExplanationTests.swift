import Testing

@testable import ConstraintSolver

@Suite("Where a value comes from")
struct ExplanationTests {
    @Test("The rows behind a value, the rows that lost, and by how much")
    func rows() throws {
        var solver = ConstraintSolver()
        let (left, width, window, other) = (Unknown(0), Unknown(1), Unknown(2), Unknown(3))
        try solver.fix(window, at: 320)
        try solver.setRow(RowID(0), terms: [Term(1, left)], constant: -20, relation: .equal)
        try solver.setRow(
            RowID(1), terms: [Term(1, left), Term(1, width), Term(-1, window)], constant: 20,
            relation: .lessThanOrEqual)
        try solver.setRow(
            RowID(2), terms: [Term(1, width)], constant: -400, relation: .greaterThanOrEqual, priority: Priority(750))
        try solver.setRow(
            RowID(3), terms: [Term(1, width)], constant: -100, relation: .equal, priority: Priority(249))
        try solver.setRow(RowID(4), terms: [Term(1, other)], constant: -5, relation: .equal)
        try solver.update()
        #expect(solver.value(of: width) == 280)
        let explanation = solver.explanation(of: width)
        #expect(explanation.given == [RowID(1)])
        #expect(
            explanation.lost == [
                Explanation.Loss(row: RowID(2), distance: 120), Explanation.Loss(row: RowID(3), distance: 180),
            ])
        #expect(!explanation.isAmbiguous)
        let ofLeft = solver.explanation(of: left)
        #expect(ofLeft == Explanation(given: [RowID(0)], lost: [], isAmbiguous: false))
        #expect(solver.distance(of: RowID(2)) == 120)
        #expect(solver.distance(of: RowID(1)) == 0)
        #expect(solver.distance(of: RowID(9)) == 0)
    }

    @Test("A value that follows from a chain has its rows in it, and an input has none")
    func chain() throws {
        var solver = ConstraintSolver()
        try solver.fix(Unknown(0), at: 7)
        for index in 1...4 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index)), Term(-1, Unknown(index - 1))], constant: -1,
                relation: .equal)
        }
        try solver.update()
        let (chain, input) = (solver.explanation(of: Unknown(3)), solver.explanation(of: Unknown(0)))
        #expect(chain.given == [1, 2, 3].map { RowID($0) })
        #expect(input.given == [])
    }
}
