import TestSupport
import Testing

@testable import ConstraintSolver

/// Own derivations, by elimination.
@Suite("The rows that are left when contradicting ones are broken")
struct BrokenRowTests {
    private struct Equation {
        var factors: [Double]
        var sum: Double

        func terms() -> [Term] {
            factors.enumerated().filter { $0.element != 0 }.map { Term($0.element, Unknown($0.offset)) }
        }
    }

    private static func random(_ unknownCount: Int, _ generator: inout SeededGenerator) -> Equation {
        var equation = Equation(factors: Array(repeating: 0, count: unknownCount), sum: 0)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            equation.factors[Int.random(in: 0..<unknownCount, using: &generator)] =
                [1, 1, -1, 2][Int.random(in: 0..<4, using: &generator)]
        }
        equation.sum = [0, 10, -10, 30, 45][Int.random(in: 0..<5, using: &generator)]
        return equation
    }

    /// Whether equations have a common solution.
    private static func haveSolution(_ equations: [Equation]) -> Bool {
        var rest = equations
        while let equation = rest.popLast() {
            let largest = equation.factors.indices.max {
                equation.factors[$0].magnitude < equation.factors[$1].magnitude
            }
            guard let pivot = largest, equation.factors[pivot].magnitude > 1e-9 else {
                if equation.sum.magnitude > 1e-9 { return false }
                continue
            }
            for index in rest.indices {
                let factor = rest[index].factors[pivot] / equation.factors[pivot]
                for unknown in equation.factors.indices {
                    rest[index].factors[unknown] -= factor * equation.factors[unknown]
                }
                rest[index].sum -= factor * equation.sum
            }
        }
        return true
    }

    @Test("Whichever of some contradicting equations are chosen, the others hold, and no conflict has a row too many")
    func anyChoice() throws {
        var generator = SeededGenerator(seed: 500)
        for system in 0..<300 {
            let unknownCount = Int.random(in: 1...4, using: &generator)
            let equations = (0..<unknownCount + Int.random(in: 1...4, using: &generator)).map { _ in
                Self.random(unknownCount, &generator)
            }
            var solver = ConstraintSolver()
            for (row, equation) in equations.enumerated() {
                try solver.setRow(RowID(row), terms: equation.terms(), constant: -equation.sum, relation: .equal)
            }
            var questions = 0
            try solver.update {
                questions += 1
                return $0.rows.randomElement(using: &generator) ?? $0.last
            }
            // An equation that holds never moves again, so each pivot uses up a row that was left out.
            #expect(solver.work.pivots <= questions, "system \(system)")
            let broken = Set(solver.conflicts.map(\.broken.index))
            let failing = equations.indices.filter { !broken.contains($0) && solver.distance(of: RowID($0)) > 1e-6 }
            #expect(failing == [], "system \(system): rows that are not broken do not hold")
            let loose = solver.conflicts.map { $0.rows.map { equations[$0.index] } }.filter { set in
                Self.haveSolution(set)
                    || set.indices.contains { index in
                        !Self.haveSolution(Array(set[..<index] + set[(index + 1)...]))
                    }
            }
            #expect(loose.isEmpty, "system \(system): rows that do not contradict each other are called a conflict")
        }
    }

    @Test("A conflict of rows that many parts read is asked about once, also while another one stands")
    func askedOnce() throws {
        var solver = ConstraintSolver()
        let (container, alone) = (Unknown(0), Unknown(60))
        for (row, value) in [(70, 1.0), (71, 2)] {
            try solver.setRow(RowID(row), terms: [Term(1, alone)], constant: -value, relation: .equal)
        }
        try solver.setRow(RowID(0), terms: [Term(1, container)], constant: -320, relation: .equal)
        for index in 1...40 {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(index)), Term(-1, container)], constant: Double(index),
                relation: .equal)
        }
        try solver.update()
        #expect(solver.conflicts.map(\.broken) == [RowID(71)])
        try solver.setRow(RowID(50), terms: [Term(1, container)], constant: -400, relation: .equal)
        var asked: [[RowID]] = []
        try solver.update {
            asked.append($0.rows)
            return $0.last
        }
        #expect(asked == [[RowID(0), RowID(50)]])
        #expect(solver.conflicts.map(\.broken) == [RowID(50), RowID(71)])
    }

    @Test("Several conflicts with equations that are solved together are found in one search")
    func oneSearch() throws {
        var solver = ConstraintSolver()
        let (one, other) = (Unknown(0), Unknown(1))
        for (row, equation) in [(-1.0, 10.0), (-1, 10), (1, 30)].enumerated() {
            try solver.setRow(
                RowID(row), terms: [Term(equation.0, one), Term(1, other)], constant: -equation.1, relation: .equal)
        }
        try solver.setRow(RowID(3), terms: [Term(1, other)], constant: 0, relation: .lessThanOrEqual)
        try solver.update { $0.rows[0] }
        #expect(solver.conflicts.map { $0.rows.map(\.index) } == [[0, 2, 3], [1, 2, 3]])
        // The rows are planned with all of them, and then without those that are broken.
        #expect(solver.work.partsBuilt == 2)
    }
}
