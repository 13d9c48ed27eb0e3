import ConstraintSolver
import Foundation
import Testing

@Suite("The solver against level-by-level linear programs")
struct LevelByLevelTests {
    /// The violations, after a system was solved, of the conditions that the second formulation gives.
    private func faults(_ system: ReferenceSystem) throws -> [String] {
        var solver = try system.solver()
        try solver.update()
        let values = solver.values(system.unknownCount)
        var faults: [String] = []

        // The rows of a conflict contradict each other and are minimal; without the broken rows, the rest is satisfied.
        for conflict in solver.conflicts {
            var only = system
            only.rows = system.rows.filter { row in conflict.rows.contains { $0.index == row.id } }
            only.lengths = Set(conflict.lengths.map(\.index))
            if LevelByLevelProgram(system: only).costs() != nil { faults.append("\(conflict) is none") }
            for row in conflict.rows where LevelByLevelProgram(system: only.without([row.index])).costs() == nil {
                faults.append("\(conflict) does not need \(row)")
            }
            for length in conflict.lengths {
                var shorter = only
                shorter.lengths.remove(length.index)
                if LevelByLevelProgram(system: shorter).costs() == nil {
                    faults.append("\(conflict) does not need \(length)")
                }
            }
        }
        let rest = system.without(Set(solver.conflicts.map(\.broken.index)))
        guard let costs = LevelByLevelProgram(system: rest).costs() else {
            return faults + ["the required rows contradict each other, and the conflicts are \(solver.conflicts)"]
        }
        for row in rest.rows where row.priority == .required && row.distance(values) > 1e-6 {
            faults.append("row \(row.id) is off by \(row.distance(values))")
        }
        for length in rest.lengths where values[length] < -1e-6 {
            faults.append("length \(length) is \(values[length])")
        }
        for (level, cost) in zip(rest.levels, costs) {
            let own = rest.cost(of: level, values: values)
            if (own - cost).magnitude > 1e-6 * (1 + cost) { faults.append("level \(level) costs \(own), not \(cost)") }
        }
        return faults
    }

    /// The number of systems: 10,000, or the value of REFLOW_RANDOM_SYSTEMS.
    private static let count =
        ProcessInfo.processInfo.environment["REFLOW_RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 10_000
    private static let batchSize = 500

    @Test(
        "Random systems cost at every level what linear programs say, and conflicts are minimal",
        arguments: 0..<max(1, count / batchSize))
    func randomSystems(batch: Int) throws {
        var random = RandomSystem(seed: UInt64(batch))
        for index in 0..<Self.batchSize {
            let system = random.next()
            let faults = try faults(system)
            #expect(faults.isEmpty, "system \(index) of batch \(batch): \(system)")
            if !faults.isEmpty { return }
        }
    }
}
