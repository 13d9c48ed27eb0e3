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
            // A row that is removed and added again for a question does not count as new.
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

    @Test(
        "Bounds that leave one point together leave nothing open",
        arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual], [10.0, -10])
    func onePoint(bound: Relation, place: Double) throws {
        var solver = ConstraintSolver()
        let unknowns = [Unknown(0), Unknown(1)]
        for (id, unknown) in unknowns.enumerated() {
            try solver.setRow(RowID(id), terms: [Term(1, unknown)], constant: -place, relation: bound)
        }
        let opposite = bound == .lessThanOrEqual ? Relation.greaterThanOrEqual : .lessThanOrEqual
        try solver.setRow(RowID(2), terms: unknowns.map { Term(1, $0) }, constant: -2 * place, relation: opposite)
        try solver.update()
        #expect(solver.values(of: unknowns) == [place, place])
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [])
    }

    @Test("A preference that comes after an update decides in the next one, without a new plan")
    func laterPreference() throws {
        var solver = try twoLabels(order: Array(0..<7))
        try solver.update()
        let plans = solver.work.partsBuilt
        try solver.setPreference(60, rank: 1, of: Unknown(1))
        try solver.update()
        #expect(solver.values(4) == [0, 60, 60, 240])
        #expect(solver.work.partsBuilt == plans)
    }

    @Test("What is open by less than a point is open: it takes its preferred value", arguments: [0.5, 0.01])
    func littleRoom(room: Double) throws {
        var solver = ConstraintSolver()
        try solver.setRow(RowID(0), terms: [Term(1, Unknown(0))], constant: -10, relation: .greaterThanOrEqual)
        try solver.setRow(RowID(1), terms: [Term(1, Unknown(0))], constant: -10 - room, relation: .lessThanOrEqual)
        try solver.setPreference(10 + room / 2, of: Unknown(0))
        try solver.update()
        #expect(solver.value(of: Unknown(0)) == 10 + room / 2)
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [Unknown(0)])
    }

    @Test("An unknown is ambiguous exactly if a preference of the highest rank can move it")
    func movable() throws {
        var random = RandomSystem(seed: 600)
        for index in 0..<400 {
            let system = random.next()
            var solver = try system.solver()
            try solver.update()
            let ambiguous = Set(solver.ambiguousUnknowns())
            for unknown in (0..<system.unknownCount).map({ Unknown($0) })
            where solver.hasRows(about: unknown) && !solver.isInput(unknown) {
                let value = solver.value(of: unknown)
                var isMovable = false
                for wanted in [value + 1000, value - 1000] {
                    try solver.setPreference(wanted, rank: .max, of: unknown)
                    try solver.update()
                    let distance = (solver.value(of: unknown) - value).magnitude
                    isMovable = isMovable || distance > 1e-6 * (1 + value.magnitude)
                }
                try solver.setPreference(0, of: unknown)
                try solver.update()
                #expect(ambiguous.contains(unknown) == isMovable, "system \(index), \(unknown)")
            }
        }
    }

    @Test("What equations that close a cycle leave open goes by the preferred value of the unknown that settles first")
    func cycle() throws {
        var solver = ConstraintSolver()
        let unknowns = (0..<3).map { Unknown($0) }
        try solver.setRow(RowID(0), terms: unknowns.map { Term(1, $0) }, constant: -30, relation: .equal)
        try solver.setRow(
            RowID(1), terms: zip([1, 2, 3], unknowns).map { Term($0, $1) }, constant: -60, relation: .equal)
        try solver.update()
        // The last unknown is determined first. Together the equations say that the second is 30 - 2 × the last.
        expectNear(solver.values(of: unknowns), [0, 30, 0])
        try solver.setPreference(6, of: unknowns[2])
        try solver.update()
        expectNear(solver.values(of: unknowns), [6, 18, 6])
    }

    private func expectNear(_ values: [Double], _ expected: [Double]) {
        #expect(zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(values), not \(expected)")
    }

    @Test("A wish between two settled numbers, which had no influence, counts as soon as one of them is open")
    func wishBetweenParts() throws {
        var solver = ConstraintSolver()
        let (one, other) = (Unknown(0), Unknown(1))
        try solver.setRow(RowID(0), terms: [Term(1, one)], constant: -10, relation: .equal)
        try solver.setRow(RowID(1), terms: [Term(1, other)], constant: -20, relation: .equal)
        try solver.setRow(
            RowID(2), terms: [Term(1, one), Term(-1, other)], constant: 0, relation: .equal, priority: Priority(500))
        try solver.update()
        #expect(solver.values(of: [one, other]) == [10, 20])
        solver.removeRow(RowID(0))
        try solver.update()
        #expect(solver.values(of: [one, other]) == [20, 20])
        try solver.setConstant(-33, of: RowID(1))
        try solver.update()
        #expect(solver.values(of: [one, other]) == [33, 33])
    }

    @Test("Of two inequalities that name an open position the more important one decides, whichever was first")
    func mostImportantBound() throws {
        for (first, second) in [(0, 1), (1, 0)] {
            var solver = ConstraintSolver()
            try solver.setRow(
                RowID(first), terms: [Term(1, Unknown(0))], constant: -700, relation: .lessThanOrEqual,
                priority: Priority(500))
            try solver.setRow(
                RowID(second), terms: [Term(1, Unknown(0))], constant: -30, relation: .greaterThanOrEqual,
                priority: Priority(900))
            try solver.update()
            #expect(solver.value(of: Unknown(0)) == 30)
        }
    }

    @Test("A preference counts from the values that wishes have settled, also where equations are solved together")
    func preferenceAfterWishes() throws {
        var solver = ConstraintSolver()
        let (first, open, wished, last) = (Unknown(0), Unknown(1), Unknown(2), Unknown(3))
        try solver.setRow(
            RowID(0), terms: [Term(1, first), Term(1, open), Term(-1, last)], constant: -10, relation: .equal)
        try solver.setRow(
            RowID(1), terms: [Term(1, open), Term(1, wished), Term(1, last)], constant: -10, relation: .equal)
        try solver.setRow(
            RowID(2), terms: [Term(1, wished)], constant: -70, relation: .equal, priority: Priority(500))
        try solver.setPreference(0, rank: 1, of: open)
        try solver.update()
        // The wish gives 70, the preference 0, and the equations the rest.
        #expect(solver.values(of: [first, open, wished, last]) == [-50, 0, 70, -60])
    }

    @Test("Numbers are not open where goals of two levels leave each sum a single value from both sides")
    func closedByTwoLevels() throws {
        var solver = ConstraintSolver()
        for (pair, numbers) in [(0, 1), (1, 2), (0, 2)].enumerated() {
            let sum = [Term(1, Unknown(numbers.0)), Term(1, Unknown(numbers.1))]
            // The first level moves the numbers; the second one is met where they are, and costs nothing there.
            try solver.setRow(
                RowID(pair), terms: sum, constant: -10, relation: .greaterThanOrEqual, priority: Priority(750))
            try solver.setRow(
                RowID(pair + 3), terms: sum, constant: -10, relation: .lessThanOrEqual, priority: Priority(500))
        }
        try solver.update()
        #expect(solver.values(3) == [5, 5, 5])
        #expect(solver.undecided == [])
        let ambiguous = solver.ambiguousUnknowns()
        #expect(ambiguous == [])
    }
}
