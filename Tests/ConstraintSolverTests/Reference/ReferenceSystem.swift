@testable import ConstraintSolver

/// A system as a list of rows, which can be given to the solver and to the second formulation.
struct ReferenceSystem {
    struct Row {
        var id: Int
        var terms: [Term]
        var constant: Double
        var relation: Relation
        var priority: Priority

        func distance(_ values: [Double]) -> Double {
            relation.distance(terms.reduce(constant) { $0 + $1.coefficient * values[$1.unknown.index] })
        }
    }

    var unknownCount = 0
    var inputs: [Int: Double] = [:]
    var lengths: Set<Int> = []
    var rows: [Row] = []

    /// The priorities below required that occur, the highest first.
    var levels: [Priority] {
        Set(rows.map(\.priority).filter { $0 < .required }).sorted(by: >)
    }

    func without(_ ids: Set<Int>) -> ReferenceSystem {
        var system = self
        system.rows.removeAll { ids.contains($0.id) }
        return system
    }

    func solver(order: [Int]? = nil) throws -> ConstraintSolver {
        var solver = ConstraintSolver()
        for (unknown, value) in inputs.sorted(by: { $0.key < $1.key }) { try solver.fix(Unknown(unknown), at: value) }
        for unknown in lengths.sorted() { try solver.setIsLength(true, of: Unknown(unknown)) }
        for index in order ?? Array(rows.indices) { try solver.add(rows[index]) }
        return solver
    }

    /// The sum of the distances of a level's rows.
    func cost(of level: Priority, values: [Double]) -> Double {
        rows.filter { $0.priority == level }.reduce(0) { $0 + $1.distance(values) }
    }
}

extension ConstraintSolver {
    mutating func add(_ row: ReferenceSystem.Row) throws {
        try setRow(
            RowID(row.id), terms: row.terms, constant: row.constant, relation: row.relation, priority: row.priority)
    }

    func values(_ count: Int) -> [Double] {
        (0..<count).map { value(of: Unknown($0)) }
    }
}
