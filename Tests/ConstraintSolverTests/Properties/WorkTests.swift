import Testing

@testable import ConstraintSolver

@Suite("What is planned and run")
struct WorkTests {
    /// Cells that are as wide as a container, which is as wide as the window. Each cell has a label with a gap and a
    /// content size.
    private struct List: ~Copyable {
        var solver = ConstraintSolver()
        let window = Unknown(0)
        let container = Unknown(1)

        init(cells: Int) throws {
            try solver.fix(window, at: 390)
            try solver.setRow(
                RowID(0), terms: [Term(1, container), Term(-1, window)], constant: 0, relation: .equal)
            for cell in 0..<cells { try add(cell) }
        }

        func width(_ cell: Int) -> Unknown { Unknown(2 + 3 * cell) }
        func label(_ cell: Int) -> Unknown { Unknown(3 + 3 * cell) }
        func gap(_ cell: Int) -> RowID { RowID(2 + 5 * cell) }

        mutating func add(_ cell: Int) throws {
            let first = 1 + 5 * cell
            try solver.setRow(
                RowID(first), terms: [Term(1, width(cell)), Term(-1, container)], constant: 0, relation: .equal)
            try solver.setRow(
                gap(cell), terms: [Term(1, width(cell)), Term(-1, label(cell)), Term(-1, Unknown(4 + 3 * cell))],
                constant: -16, relation: .equal)
            try solver.setRow(
                RowID(first + 2), terms: [Term(1, label(cell))], constant: -100, relation: .lessThanOrEqual,
                priority: Priority(251))
            try solver.setRow(
                RowID(first + 3), terms: [Term(1, label(cell))], constant: -100, relation: .greaterThanOrEqual,
                priority: Priority(750))
        }

        mutating func remove(_ cell: Int) {
            for row in 1 + 5 * cell..<6 + 5 * cell { solver.removeRow(RowID(row)) }
        }

        mutating func workOfUpdate() throws -> SolverWork {
            let before = solver.work
            try solver.update()
            return SolverWork(
                partsBuilt: solver.work.partsBuilt - before.partsBuilt, partsRun: solver.work.partsRun - before.partsRun
            )
        }
    }

    @Test("A constant of one cell runs one part and builds none, at 100 cells as at 1,000", arguments: [100, 1000])
    func constant(cells: Int) throws {
        var list = try List(cells: cells)
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: cells, partsRun: cells + 1))
        try list.solver.setConstant(-20, of: list.gap(50))
        let again = try list.workOfUpdate()
        #expect(again == SolverWork(partsBuilt: 0, partsRun: 1))
        #expect(list.solver.value(of: Unknown(4 + 150)) == 270)
        #expect(list.solver.changed == [Unknown(4 + 150)])
    }

    @Test("Adding and removing a cell builds its part alone", arguments: [100, 1000])
    func oneCell(cells: Int) throws {
        var list = try List(cells: cells)
        try list.solver.update()
        try list.add(cells)
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: 1, partsRun: 1))
        #expect(list.solver.value(of: list.label(cells)) == 100)
        list.remove(cells)
        let again = try list.workOfUpdate()
        #expect(again.partsBuilt <= 1)
        #expect(list.solver.value(of: list.label(cells)) == 0)
    }

    @Test("A turn runs every plan once and builds none; an update without edits does nothing")
    func turn() throws {
        var list = try List(cells: 100)
        try list.solver.update()
        try list.solver.fix(list.window, at: 844)
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: 0, partsRun: 101))
        #expect((0..<100).allSatisfy { list.solver.value(of: list.width($0)) == 844 })
        let again = try list.workOfUpdate()
        #expect(again == SolverWork())
        #expect(list.solver.changed == [])
    }

    @Test("A number that one part alone still reads leaves the trunk for that part, when both are planned again")
    func leavingTrunk() throws {
        var list = try List(cells: 20)
        try list.solver.update()
        for cell in 1..<20 { list.remove(cell) }
        try list.solver.update()
        // Both definitions are made anew.
        try list.solver.setRow(
            RowID(0), terms: [Term(1, list.container), Term(-1, list.window)], constant: -10, relation: .equal)
        try list.solver.setRow(
            RowID(1), terms: [Term(1, list.width(0)), Term(-1, list.container)], constant: 0, relation: .equal)
        try list.solver.update()
        #expect(list.solver.value(of: list.width(0)) == 400)
        try list.solver.setConstant(-20, of: RowID(0))
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: 0, partsRun: 1))
        #expect(list.solver.value(of: list.width(0)) == 410)
    }

    @Test("Cells that come one by one end up in parts of their own, too")
    func growing() throws {
        var list = try List(cells: 0)
        for cell in 0..<60 {
            try list.add(cell)
            try list.solver.update()
        }
        try list.solver.setConstant(-20, of: list.gap(59))
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: 0, partsRun: 1))
    }

    @Test("When the container's width is no longer given, the cells decide together, and apart again when it is")
    func trunkComesAndGoes() throws {
        var list = try List(cells: 50)
        try list.solver.update()
        list.solver.removeRow(RowID(0))
        for cell in 0..<50 { try list.solver.setPreference(10, rank: 1, of: Unknown(4 + 3 * cell)) }
        try list.solver.update()
        #expect(list.solver.value(of: list.container) == 126)
        try list.solver.setRow(
            RowID(0), terms: [Term(1, list.container), Term(-1, list.window)], constant: 0, relation: .equal)
        try list.solver.update()
        #expect(list.solver.value(of: list.width(49)) == 390)
        try list.solver.setConstant(-20, of: list.gap(49))
        let work = try list.workOfUpdate()
        #expect(work == SolverWork(partsBuilt: 0, partsRun: 1))
    }

    @Test("A chain of 5,000 equations is one plan")
    func chain() throws {
        var solver = ConstraintSolver()
        try solver.fix(Unknown(0), at: 7)
        for index in 1...5000 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index)), Term(-1, Unknown(index - 1))], constant: -1,
                relation: .equal)
        }
        try solver.update()
        #expect(solver.value(of: Unknown(5000)) == 5007)
        #expect(solver.work.pivots == 0)
        #expect(solver.work.partsBuilt == 1)
    }

    @Test("500 equal widths between two edges are found by elimination, without a pivot")
    func equalWidths() throws {
        var solver = ConstraintSolver()
        try solver.fix(Unknown(0), at: 1000)
        // Left edges are odd, widths even.
        try solver.setRow(RowID(0), terms: [Term(1, Unknown(1))], constant: 0, relation: .equal)
        for view in 1..<500 {
            let (left, width) = (1 + 2 * view, 2 + 2 * view)
            try solver.setRow(
                RowID(2 * view),
                terms: [Term(1, Unknown(left)), Term(-1, Unknown(left - 2)), Term(-1, Unknown(left - 1))],
                constant: 0, relation: .equal)
            try solver.setRow(
                RowID(2 * view + 1), terms: [Term(1, Unknown(width)), Term(-1, Unknown(2))], constant: 0,
                relation: .equal)
        }
        try solver.setRow(
            RowID(2000), terms: [Term(1, Unknown(999)), Term(1, Unknown(1000)), Term(-1, Unknown(0))], constant: 0,
            relation: .equal)
        for view in 0..<500 { try solver.setIsLength(true, of: Unknown(2 + 2 * view)) }
        try solver.update()
        #expect((0..<500).allSatisfy { (solver.value(of: Unknown(2 + 2 * $0)) - 2).magnitude < 1e-9 })
        #expect(solver.work.pivots == 0)
        #expect(solver.conflicts == [])
    }

    @Test("Of nine wishes about one of two connected numbers the middle one wins, and one pivot finds it")
    func manyWishes() throws {
        var solver = ConstraintSolver()
        let (one, other) = (Unknown(0), Unknown(1))
        try solver.setRow(RowID(0), terms: [Term(1, one), Term(1, other)], constant: -1000, relation: .lessThanOrEqual)
        for wish in 1...9 {
            try solver.setRow(
                RowID(wish), terms: [Term(1, one)], constant: -10 * Double(wish), relation: .equal,
                priority: Priority(500))
        }
        try solver.setRow(
            RowID(10), terms: [Term(1, other)], constant: -5, relation: .equal, priority: Priority(250))
        try solver.update()
        #expect(solver.values(of: [one, other]) == [50, 5])
        // Each of the two numbers takes one pivot.
        #expect(solver.work.pivots == 2)
    }
}
