/// Why an unknown has its value.
public struct Explanation: Equatable, Sendable {
    /// A row that has lost something.
    public struct Loss: Equatable, Sendable {
        public let row: RowID
        /// The distance by which it fails.
        public let distance: Double
    }

    /// The rows that hold exactly and from which the value follows, with those that their other unknowns follow from, by
    /// their numbers.
    public let given: [RowID]
    /// The rows that speak of the same free numbers and do not hold, the most important first.
    public let lost: [Loss]
    /// Whether the rows leave more than one value.
    public let isAmbiguous: Bool
}

extension ConstraintSolver {
    /// The distance by which a row fails: 0 where it holds.
    public func distance(of id: RowID) -> Double {
        guard let index = existing(id), !system.holds(Int32(index)) else { return 0 }
        return system.rows[index].relation.distance(system.sum(of: Int32(index)))
    }

    /// Why an unknown has its value. What it says is right after an update.
    public mutating func explanation(of unknown: Unknown) -> Explanation {
        guard system.roles.indices.contains(unknown.index) else {
            return Explanation(given: [], lost: [], isAmbiguous: true)
        }
        let (definitions, parameters) = origins(of: Int32(unknown.index))
        var given = Set(definitions)
        var lost: Set<Int32> = []
        for parameter in parameters {
            guard let open = parts[Int(system.partOfUnknown[Int(parameter)])].open,
                let place = plans.codes[open.parameters].firstIndex(of: parameter)
            else { continue }
            let index = place - open.parameters.lowerBound
            for block in open.blocks?.blocks ?? [] where block.pivots.contains(Int32(index)) {
                given.formUnion(block.equations)
            }
            for row in rowsOfGoals(about: Int32(index), in: open) {
                if !system.holds(row) {
                    lost.insert(row)
                } else if system.sum(of: row).magnitude <= system.tolerance(of: row) {
                    given.insert(row)
                }
            }
        }
        let losses = lost.sorted { left, right in
            let (ofLeft, ofRight) = (system.rows[Int(left)].priority, system.rows[Int(right)].priority)
            return ofLeft != ofRight ? ofLeft > ofRight : left < right
        }
        return Explanation(
            given: given.map { RowID($0) }.sorted(),
            lost: losses.map { Explanation.Loss(row: RowID($0), distance: distance(of: RowID($0))) },
            isAmbiguous: isAmbiguous(unknown))
    }

    /// The rows an unknown is computed from, directly and through others, and the parameters at their end.
    private func origins(of unknown: Int32) -> (definitions: [Int32], parameters: [Int32]) {
        var definitions: [Int32] = []
        var parameters: [Int32] = []
        var visited: Set<Int32> = [unknown]
        var waiting = [unknown]
        while let next = waiting.popLast() {
            if system.isInput(next) || system.partOfUnknown[Int(next)] == Part.none { continue }
            let row = system.definingRow(of: next)
            guard row != LinearSystem.nothing else {
                parameters.append(next)
                continue
            }
            definitions.append(row)
            for place in system.rows[Int(row)].termRange {
                let other = system.terms[place].unknown
                if visited.insert(other).inserted { waiting.append(other) }
            }
        }
        return (definitions, parameters)
    }

    /// The rows among the goals of the groups on which a parameter depends: its own, or those of the free parameters of its
    /// block.
    private func rowsOfGoals(about parameter: Int32, in open: OpenPlan) -> [Int32] {
        var wanted: Set<Int32> = [parameter]
        for block in open.blocks?.blocks ?? [] where block.pivots.contains(parameter) { wanted.formUnion(block.free) }
        return plans.groups(of: open).filter { !wanted.isDisjoint(with: plans.free(of: $0)) }
            .flatMap { plans.codes[$0.goals].compactMap { Check(code: $0).row } }
    }
}
