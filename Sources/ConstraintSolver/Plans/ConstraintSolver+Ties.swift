/// The preference of an unknown: `sum of (factor × free parameter)` should be the wanted value.
struct Tie {
    var unknown: Int32
    var entries: [Entry]
    var wanted: Double
}

extension ConstraintSolver {
    /// The ties that follow from the preferences of a group's unknowns, in the order in which the unknowns settle. The
    /// parameters of earlier groups have already settled. Call ``beginFollowing(_:)`` before the first group of a plan.
    mutating func ties(of group: Group, in open: OpenPlan) -> [Tie] {
        followSettled(in: open)
        findMovements(with: group, in: open)
        var ties: [Tie] = []
        var index = 0
        while index < scratch.followers.movements.count {
            let place = scratch.followers.movements[index].place
            var entries: [Entry] = []
            while index < scratch.followers.movements.count, scratch.followers.movements[index].place == place {
                let movement = scratch.followers.movements[index]
                entries.append(Entry(column: movement.column, factor: movement.factor))
                index += 1
            }
            guard entries.contains(where: { $0.factor.magnitude > Tolerance.coefficient }) else { continue }
            let unknown = scratch.followers.unknowns[Int(place)]
            ties.append(Tie(unknown: unknown, entries: entries, wanted: wanted(at: place)))
        }
        ties.sort { preferences.settles($0.unknown, before: $1.unknown) }
        return ties
    }

    /// The first tie of a group with one free parameter. All of its unknowns are recorded as undecided.
    mutating func firstTie(of group: Group, in open: OpenPlan) -> Tie? {
        followSettled(in: open)
        findMovements(with: group, in: open)
        var first: Int?
        var unknowns: [Unknown] = []
        unknowns.reserveCapacity(scratch.followers.movements.count)
        for index in scratch.followers.movements.indices {
            let movement = scratch.followers.movements[index]
            guard movement.factor.magnitude > Tolerance.coefficient else { continue }
            let unknown = scratch.followers.unknowns[Int(movement.place)]
            unknowns.append(Unknown(unknown))
            if let present = first {
                let place = scratch.followers.movements[present].place
                guard preferences.settles(unknown, before: scratch.followers.unknowns[Int(place)]) else { continue }
            }
            first = index
        }
        undecided.append(unknowns)
        guard let first else { return nil }
        let movement = scratch.followers.movements[first]
        return Tie(
            unknown: scratch.followers.unknowns[Int(movement.place)],
            entries: [Entry(column: 0, factor: movement.factor)], wanted: wanted(at: movement.place))
    }

    /// The inequality that determines an open position, which is then at the inequality's bound. It is the most
    /// important inequality that contains the position; of equally important ones, it is the one that was added first.
    /// Lengths, and unknowns with a preferred value, have none.
    func bound(of tie: Tie, in group: Group) -> Int? {
        guard !system.isLength(tie.unknown), preferences.value(of: tie.unknown) == 0 else { return nil }
        var found: (goal: Int, row: Int32)?
        for index in 0..<group.goals.count {
            guard let row = plans.goal(index, of: group).row, system.rows[Int(row)].relation != .equal,
                system.rows[Int(row)].termRange.contains(where: { system.terms[$0].unknown == tie.unknown })
            else { continue }
            if let present = found {
                // Goals are sorted by priority.
                if system.rows[Int(row)].priority < system.rows[Int(present.row)].priority { break }
                guard turns.comesFirst(row, before: present.row) else { continue }
            }
            found = (index, row)
        }
        return found?.goal
    }

    /// Executes one assignment.
    mutating func recompute(_ step: Int32) {
        system.values[Int(system.terms[Int(step)].unknown)] = system.value(by: step)
    }
}
