import ConstraintSolver
import TestSupport
import Testing

@Suite("What must not change the values")
struct InvarianceTests {
    /// - Parameter addedAgain: the numbers of rows that are first removed and then added again, in this order.
    private func solved(_ system: ReferenceSystem, order: [Int]? = nil, addedAgain: [Int] = []) throws -> (
        values: [Double], conflicts: [Conflict]
    ) {
        var solver = try system.solver(order: order)
        for id in addedAgain {
            guard let row = system.rows.first(where: { $0.id == id }) else { continue }
            solver.removeRow(RowID(id))
            try solver.add(row)
        }
        try solver.update()
        return (solver.values(system.unknownCount), solver.conflicts)
    }

    /// Whether the same rows contradict each other by the same amount.
    private func areAlike(_ left: [Conflict], _ right: [Conflict], factor: Double = 1) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy {
                $0.rows == $1.rows && $0.lengths == $1.lengths && $0.broken == $1.broken
                    && isClose([$0.excess * factor], [$1.excess])
            }
    }

    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { ($0 - $1).magnitude <= 1e-6 * (1 + $0.magnitude) }
    }

    @Test("The order in which rows are added: the same values, also where rows leave some open, and the same conflicts")
    func order() throws {
        var random = RandomSystem(seed: 100)
        var generator = SeededGenerator(seed: 101)
        for index in 0..<1500 {
            let system = random.next()
            let once = try solved(system)
            let again = try solved(system, order: Array(system.rows.indices).shuffled(using: &generator))
            #expect(areAlike(once.conflicts, again.conflicts), "system \(index)")
            #expect(isClose(once.values, again.values), "system \(index): \(once.values) and \(again.values)")
        }
    }

    @Test("There and back: inputs and constants that are changed and changed back restore every value exactly")
    func thereAndBack() throws {
        var random = RandomSystem(seed: 200)
        for index in 0..<1500 {
            let system = random.next()
            var solver = try system.solver()
            try solver.update()
            let before = solver.values(system.unknownCount)
            let conflicts = solver.conflicts
            for unknown in system.inputs.keys { try solver.fix(Unknown(unknown), at: 852) }
            if let row = system.rows.first { try solver.setConstant(row.constant + 33, of: RowID(row.id)) }
            try solver.update()
            for (unknown, value) in system.inputs { try solver.fix(Unknown(unknown), at: value) }
            if let row = system.rows.first { try solver.setConstant(row.constant, of: RowID(row.id)) }
            try solver.update()
            #expect(solver.values(system.unknownCount) == before, "system \(index)")
            #expect(solver.conflicts == conflicts, "system \(index)")
        }
    }

    @Test("Twice the constants and inputs are twice the values")
    func scaling() throws {
        var random = RandomSystem(seed: 300)
        for index in 0..<500 {
            let system = random.next()
            var doubled = system
            for row in doubled.rows.indices { doubled.rows[row].constant *= 2 }
            doubled.inputs = doubled.inputs.mapValues { $0 * 2 }
            let once = try solved(system)
            let twice = try solved(doubled)
            #expect(isClose(once.values.map { $0 * 2 }, twice.values), "system \(index)")
            #expect(areAlike(once.conflicts, twice.conflicts, factor: 2), "system \(index)")
        }
    }

    @Test("Any sequence of edits ends at the values of a solver that gets the same rows at once")
    func edits() throws {
        var random = RandomSystem(seed: 400)
        var generator = SeededGenerator(seed: 401)
        for round in 0..<150 {
            // The rows of several systems are independent, so that parts appear and disappear, join and separate.
            var systems = (0..<3).map { _ in random.next() }
            let stride = 20
            var solver = ConstraintSolver()
            var rows: [Int: ReferenceSystem.Row] = [:]
            // A reused number counts as new: of equal inequalities, the first decides.
            var removed: Set<Int> = []
            var addedAgain: [Int] = []
            for (index, system) in systems.enumerated() {
                for unknown in system.lengths.sorted() {
                    try solver.setIsLength(true, of: Unknown(unknown + index * stride))
                }
                for (unknown, value) in system.inputs { try solver.fix(Unknown(unknown + index * stride), at: value) }
            }
            func place(_ row: ReferenceSystem.Row, _ index: Int) -> ReferenceSystem.Row {
                var row = row
                row.id += 100 * index
                for term in row.terms.indices {
                    let bridge = Int.random(in: 0..<15, using: &generator) == 0 ? 1 : 0
                    let target = (index + bridge) % systems.count
                    row.terms[term].unknown = Unknown(row.terms[term].unknown.index + target * stride)
                }
                return row
            }
            for _ in 0..<12 {
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    let index = Int.random(in: 0..<systems.count, using: &generator)
                    switch Int.random(in: 0..<10, using: &generator) {
                    case 0..<6:
                        guard let row = systems[index].rows.randomElement(using: &generator) else { continue }
                        let placed = place(row, index)
                        if removed.remove(placed.id) != nil { addedAgain.append(placed.id) }
                        rows[placed.id] = placed
                        try solver.add(placed)
                    case 6, 7:
                        guard let id = rows.keys.sorted().randomElement(using: &generator) else { continue }
                        rows[id] = nil
                        removed.insert(id)
                        addedAgain.removeAll { $0 == id }
                        solver.removeRow(RowID(id))
                    case 8:
                        guard let id = rows.keys.sorted().randomElement(using: &generator) else { continue }
                        rows[id]?.constant += 10
                        try solver.setConstant(rows[id]?.constant ?? 0, of: RowID(id))
                    default:
                        let unknown = Int.random(in: 0..<5, using: &generator)
                        if systems[index].inputs[unknown] == nil {
                            let value = Double(Int.random(in: 0..<400, using: &generator))
                            systems[index].inputs[unknown] = value
                            try solver.fix(Unknown(unknown + index * stride), at: value)
                        } else {
                            systems[index].inputs[unknown] = nil
                            solver.release(Unknown(unknown + index * stride))
                        }
                    }
                }
                try solver.update()

                var fresh = ReferenceSystem()
                fresh.unknownCount = stride * systems.count
                for (index, system) in systems.enumerated() {
                    fresh.lengths.formUnion(system.lengths.map { $0 + index * stride })
                    for (unknown, value) in system.inputs { fresh.inputs[unknown + index * stride] = value }
                }
                fresh.rows = rows.keys.sorted().compactMap { rows[$0] }
                let expected = try solved(fresh, addedAgain: addedAgain)
                #expect(solver.conflicts == expected.conflicts, "round \(round)")
                // An input that no row contains keeps its value when it is released.
                let named = Set(fresh.rows.flatMap { $0.terms.map(\.unknown) })
                let values = named.sorted().map { solver.value(of: $0) }
                #expect(isClose(values, named.sorted().map { expected.values[$0.index] }), "round \(round)")
            }
        }
    }
}
