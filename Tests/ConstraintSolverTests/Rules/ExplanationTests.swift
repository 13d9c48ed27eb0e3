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
        // The value is 280 = 320 - 20 - 20, to which the left edge contributes.
        #expect(explanation.given == [RowID(0), RowID(1)])
        #expect(
            explanation.lost == [
                Explanation.Loss(row: RowID(2), distance: 120), Explanation.Loss(row: RowID(3), distance: 180),
            ])
        #expect(!explanation.isAmbiguous)
        let ofLeft = solver.explanation(of: left)
        #expect(ofLeft == Explanation(given: [RowID(0)], lengths: [], lost: [], isAmbiguous: false))
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

    @Test("What cancels out has no share: a gap between two views says nothing about the first one's place")
    func cancelled() throws {
        var solver = ConstraintSolver()
        let (minX, width, centerRow) = (Unknown(0), Unknown(1), RowID(0))
        let window = Unknown(2)
        try solver.fix(window, at: 400)
        // The view is centred and has a width; then its far edge gets a second row.
        try solver.setRow(
            centerRow, terms: [Term(1, minX), Term(0.5, width), Term(-0.5, window)], constant: 0, relation: .equal)
        try solver.setRow(RowID(1), terms: [Term(1, width)], constant: -100, relation: .equal)
        try solver.setRow(
            RowID(2), terms: [Term(1, Unknown(3)), Term(-1, minX), Term(-1, width)], constant: -8, relation: .equal)
        try solver.update()
        let (place, length) = (solver.explanation(of: minX), solver.explanation(of: width))
        #expect(place.given == [RowID(0), RowID(1)])
        #expect(length.given == [RowID(1)])
    }

    @Test("Of an inequality and a wish that agree, the wish counts; one that is pushed against counts itself")
    func pushed() throws {
        var solver = ConstraintSolver()
        let width = Unknown(0)
        try solver.setRow(RowID(0), terms: [Term(1, width)], constant: -44, relation: .greaterThanOrEqual)
        try solver.setRow(
            RowID(1), terms: [Term(1, width)], constant: -44, relation: .equal, priority: Priority(750))
        try solver.update()
        let agreed = solver.explanation(of: width)
        #expect(agreed.given == [RowID(1)])
        try solver.setConstant(-30, of: RowID(1))
        try solver.update()
        let pushed = solver.explanation(of: width)
        #expect(solver.value(of: width) == 44)
        #expect(pushed.given == [RowID(0)])
        #expect(pushed.lost == [Explanation.Loss(row: RowID(1), distance: 14)])
    }

    @Test("A wish pushes against a bound of its own priority, which counts, and not one that holds by chance")
    func pushedByEqual() throws {
        var solver = ConstraintSolver()
        let width = Unknown(0)
        try solver.setRow(
            RowID(0), terms: [Term(1, width)], constant: -100, relation: .greaterThanOrEqual, priority: Priority(750))
        // Two limits against one wish of the same priority: each point above 100 costs two and gains one.
        for row in 1...2 {
            try solver.setRow(
                RowID(row), terms: [Term(1, width)], constant: -100, relation: .lessThanOrEqual,
                priority: Priority(500))
        }
        try solver.setRow(
            RowID(3), terms: [Term(1, width)], constant: -200, relation: .equal, priority: Priority(500))
        try solver.update()
        #expect(solver.value(of: width) == 100)
        let explanation = solver.explanation(of: width)
        #expect(explanation.given == [RowID(1)])
        #expect(explanation.lost == [Explanation.Loss(row: RowID(3), distance: 100)])
    }

    @Test("Where several numbers are free, a value follows from the rows that hold its own combination of them")
    func group() throws {
        var solver = ConstraintSolver()
        // Three widths share 300. An optional row makes the first and the last equal, the middle one prefers 60, and
        // the first must be at least 130, which is too much.
        let widths = [Unknown(0), Unknown(1), Unknown(2)]
        try solver.setRow(
            RowID(0), terms: widths.map { Term(1, $0) }, constant: -300, relation: .equal)
        try solver.setRow(
            RowID(1), terms: [Term(1, widths[0]), Term(-1, widths[2])], constant: 0, relation: .equal,
            priority: Priority(900))
        try solver.setRow(
            RowID(2), terms: [Term(1, widths[1])], constant: -60, relation: .equal, priority: Priority(800))
        try solver.setRow(
            RowID(3), terms: [Term(1, widths[0])], constant: -130, relation: .greaterThanOrEqual,
            priority: Priority(700))
        for width in widths { try solver.setIsLength(true, of: width) }
        try solver.update()
        #expect(widths.map { solver.value(of: $0) } == [120, 60, 120])
        let (first, middle) = (solver.explanation(of: widths[0]), solver.explanation(of: widths[1]))
        #expect(first.given == [0, 1, 2].map { RowID($0) })
        #expect(first.lost == [Explanation.Loss(row: RowID(3), distance: 10)])
        #expect(middle.given == [RowID(2)])
        #expect(!first.isAmbiguous && !middle.isAmbiguous)
    }

    @Test(
        "Of two bounds at the same place the one counts against which a wish pushes",
        arguments: [
            (20.0, 1), (100, 0),
        ])
    func pushed(wish: Double, bound: Int) throws {
        var solver = ConstraintSolver()
        let width = Unknown(0)
        try solver.setRow(RowID(0), terms: [Term(1, width)], constant: -44, relation: .lessThanOrEqual)
        try solver.setRow(RowID(1), terms: [Term(1, width)], constant: -44, relation: .greaterThanOrEqual)
        try solver.setRow(
            RowID(2), terms: [Term(1, width)], constant: -wish, relation: .equal, priority: Priority(500))
        try solver.update()
        let explanation = solver.explanation(of: width)
        #expect(explanation.given == [RowID(bound)])
        #expect(explanation.lost.map(\.row) == [RowID(2)])
    }

    @Test("Questions between an edit and the next update have no answers, and trap nothing")
    func beforeUpdate() throws {
        var solver = ConstraintSolver()
        // Unknown 1 follows from unknown 0, and unknown 2 is open.
        try solver.setRow(RowID(0), terms: [Term(1, Unknown(0))], constant: -5, relation: .equal)
        try solver.setRow(RowID(1), terms: [Term(1, Unknown(1)), Term(-2, Unknown(0))], constant: 0, relation: .equal)
        try solver.setRow(
            RowID(2), terms: [Term(1, Unknown(2)), Term(-1, Unknown(1))], constant: 0, relation: .lessThanOrEqual)
        try solver.update()
        #expect(solver.explanation(of: Unknown(1)).given == [RowID(0), RowID(1)])
        #expect(solver.ambiguousUnknowns() == [Unknown(2)])
        solver.removeRow(RowID(0))
        solver.removeRow(RowID(2))
        for unknown in 0..<3 {
            #expect(solver.rivals(for: Unknown(unknown)) == nil)
            _ = solver.isAmbiguous(Unknown(unknown))
        }
        #expect(solver.ambiguousUnknowns() == [])
        #expect(solver.causesOfFailure(of: RowID(1)).rows == [])
        #expect(solver.explanation(of: Unknown(2)).given == [])
        try solver.update()
        #expect(solver.ambiguousUnknowns() == [Unknown(0), Unknown(1)])
    }
}
