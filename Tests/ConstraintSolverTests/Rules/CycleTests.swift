import ConstraintSolver
import Testing

@Suite("Equations that close cycles")
struct CycleTests {
    private let first = Unknown(0)
    private let second = Unknown(1)
    private let offset = Unknown(2)
    private let length = Unknown(3)
    private let left = Unknown(4)
    private let right = Unknown(5)

    /// Equations from which -1, -1, -0.5 and 0 follow for the first four unknowns. `offset + length / 2` occurs in two
    /// of them, so that both unknowns cancel out in one cycle, and another cycle determines them.
    private var equations: [(terms: [Term], constant: Double)] {
        [
            ([Term(1, first)], 1),
            ([Term(1, left), Term(1, right)], 0),
            ([Term(1, left), Term(1, right), Term(-1, length)], 0),
            ([Term(0.5, second), Term(-1, offset), Term(-0.5, length)], 0),
            ([Term(0.5, first), Term(-1, offset), Term(-0.5, length)], 0),
        ]
    }

    private func solver(_ equations: [(terms: [Term], constant: Double)]) throws -> ConstraintSolver {
        var solver = ConstraintSolver()
        for (row, equation) in equations.enumerated() {
            try solver.setRow(
                RowID(row), terms: equation.terms, constant: equation.constant, relation: .equal)
        }
        try solver.update()
        return solver
    }

    private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
        guard let last = elements.last else { return [[]] }
        return permutations(elements.dropLast()).flatMap { shorter in
            (0...shorter.count).map { Array(shorter[..<$0]) + [last] + Array(shorter[$0...]) }
        }
    }

    @Test("An unknown that cancels out in one cycle and is settled by another: all equations hold, in every order")
    func sharedUnknown() throws {
        for order in permutations(equations) {
            let solver = try solver(order)
            let problems = solver.checkInvariants()
            #expect(problems == [], "\(order)")
            let values = solver.values(of: [first, second, offset, length])
            #expect(values == [-1, -1, -0.5, 0], "\(order)")
        }
    }

    @Test("One equation too many is the only one that is left out, in every order")
    func contradiction() throws {
        for order in permutations(equations + [([Term(1, second)], -5)]) {
            let solver = try solver(order)
            let problems = solver.checkInvariants()
            #expect(problems == [], "\(order)")
            let sets = solver.conflicts.map { $0.rows.map { order[$0.index].terms } }
            // The two equations about offset and length, and the values of first and second.
            #expect(sets.count == 1 && sets[0].count == 4 && !sets[0].contains { $0.contains(Term(1, left)) })
        }
    }
}
