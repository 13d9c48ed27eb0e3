import ConstraintSolver
import TestSupport

/// Random systems of a few kinds: like layouts, arbitrary, and degenerate.
struct RandomSystem {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func next() -> ReferenceSystem {
        Int.random(in: 0..<3, using: &generator) == 0 ? arbitrary() : row()
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < share
    }

    /// A system with few unknowns, many rows about them and numbers from a short list, so that much of it is degenerate
    /// or contradictory.
    private mutating func arbitrary() -> ReferenceSystem {
        var system = ReferenceSystem()
        system.unknownCount = Int.random(in: 1...7, using: &generator)
        let rowCount = Int.random(in: 1...14, using: &generator)
        for unknown in 0..<system.unknownCount {
            if chance(0.15) { system.inputs[unknown] = pick([0, 100, 320]) }
            if chance(0.3) { system.lengths.insert(unknown) }
        }
        for unknown in system.inputs.keys { system.lengths.remove(unknown) }
        for id in 0..<rowCount {
            let terms = (0..<pick([1, 1, 2, 2, 3, 4])).map { _ in
                Term(
                    pick([1, 1, -1, -1, 0.5, 2, -3]),
                    Unknown(Int.random(in: 0..<system.unknownCount, using: &generator)))
            }
            system.rows.append(
                .init(
                    id: id, terms: terms, constant: pick([0, 0, 10, -10, 44, -100, 20.5]),
                    relation: pick(Relation.allCases),
                    priority: Priority(pick([1000, 1000, 1000, 750, 750, 500, 251, 250, 49]))))
        }
        return system
    }

    /// Views in a row, as in layouts: a left edge and a width each, gaps, pins, and optional constraints for widths.
    private mutating func row() -> ReferenceSystem {
        var system = ReferenceSystem()
        let views = Int.random(in: 1...6, using: &generator)
        system.unknownCount = 2 + 2 * views
        system.inputs[1] = pick([320, 375, 844])
        system.inputs[0] = 0
        var id = 0
        func left(_ view: Int, _ factor: Double = 1) -> [Term] { [Term(factor, Unknown(2 * view))] }
        func width(_ view: Int, _ factor: Double = 1) -> [Term] { [Term(factor, Unknown(2 * view + 1))] }
        func right(_ view: Int, _ factor: Double = 1) -> [Term] { left(view, factor) + width(view, factor) }
        func add(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Float) {
            system.rows.append(
                .init(id: id, terms: terms, constant: constant, relation: relation, priority: Priority(priority)))
            id += 1
        }
        for view in 1...views {
            system.lengths.insert(2 * view + 1)
            let before = view == 1 || chance(0.1) ? 0 : view - 1
            let from = before == 0 ? left(0, -1) : right(before, -1)
            if !chance(0.05) {
                add(left(view) + from, -pick([0, 8, 16]), pick([.equal, .equal, .greaterThanOrEqual]), 1000)
            }
            if chance(0.6) {
                let intrinsic = pick([20.0, 41.5, 60, 120, 200])
                add(width(view), -intrinsic, .lessThanOrEqual, pick([250, 251, 1000, 750]))
                add(width(view), -intrinsic, .greaterThanOrEqual, pick([750, 750, 1000, 749]))
            }
            if chance(0.3), view > 1 {
                let other = Int.random(in: 1..<view, using: &generator)
                add(
                    width(view) + width(other, -pick([1, 1, 2, 0.5])), pick([0, 0, 10]), .equal,
                    pick([1000, 1000, 750, 250]))
            }
            if chance(0.2) {
                add(width(view), -pick([44, 100, 150]), pick(Relation.allCases), pick([1000, 999, 750, 250]))
            }
            if chance(0.1) { add(left(view) + width(view, 0.5) + width(0, -0.5), 0, .equal, pick([1000, 500])) }
        }
        if chance(0.8) {
            add(
                right(0) + right(views, -1), -pick([0, 16]), pick([.equal, .equal, .greaterThanOrEqual]),
                pick([1000, 1000, 999, 250]))
        }
        return system
    }
}
