extension ConstraintSolver {
    /// Settles unknowns by required equations: each equation with one remaining open unknown settles it. Unknowns
    /// outside the region are known.
    mutating func settle(_ region: inout Region) {
        for index in region.unknowns.indices {
            let unknown = Int(region.unknowns[index])
            system.unknowns[unknown].progress = .open
            system.unknowns[unknown].readers = 0
        }
        for index in region.rows.indices {
            let row = region.rows[index]
            var open: UInt8 = 0
            for place in system.rows[Int(row)].termRange {
                let unknown = system.terms[place].unknown
                guard system.isInRegion(unknown) else { continue }
                if system.unknowns[Int(unknown)].readers < .max { system.unknowns[Int(unknown)].readers += 1 }
                open += 1
            }
            system.rows[Int(row)].remaining = open
            if open == 1, system.rows[Int(row)].isHardEquality { scratch.queue.append(row) }
        }
        region.steps.makeRoom(for: region.unknowns.count)
        follow(into: &region.steps)
    }

    /// Settles the open unknown of each equation in the queue. Equations that have one open unknown left because of
    /// this are appended to the queue.
    mutating func follow(into steps: inout FlatList<Int32>) {
        var next = 0
        while next < scratch.queue.count {
            let row = scratch.queue[next]
            next += 1
            guard system.rows[Int(row)].remaining == 1, let place = openTerm(of: row) else { continue }
            let target = system.terms[place].unknown
            system.unknowns[Int(target)].definition = Int32(place)
            steps.append(Int32(place))
            markSettled(target)
        }
        scratch.queue.removeAll()
    }

    /// Marks an unknown as settled in all of its rows, and finds the equations with one open unknown left.
    mutating func markSettled(_ unknown: Int32) {
        system.unknowns[Int(unknown)].progress = .settled
        var place = system.unknowns[Int(unknown)].firstUse
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            place = term.next
            guard isInRegion(row: term.row) else { continue }
            system.rows[Int(term.row)].remaining -= 1
            let row = system.rows[Int(term.row)]
            if row.remaining == 1, row.isHardEquality { scratch.queue.append(term.row) }
        }
    }

    /// The term of the first open unknown of a row.
    func openTerm(of row: Int32) -> Int? {
        for place in system.rows[Int(row)].termRange where system.isOpen(system.terms[place].unknown) { return place }
        return nil
    }

    /// The parts that have to be planned together with the region, now that the settled unknowns are known: those that
    /// read an unknown that the trunk no longer settles, and those that a row with an open unknown reaches.
    mutating func partsToJoin(_ region: borrowing Region) -> [Int32] {
        var joining: [Int32] = []
        // All parts except the trunk may already be part of the region.
        guard parts.count - freeParts.count > region.parts.count else { return joining }
        for index in region.unknowns.indices {
            let unknown = region.unknowns[index]
            guard system.unknowns[Int(unknown)].progress == .open else { continue }
            var place = system.unknowns[Int(unknown)].firstUse
            while place != LinearSystem.nothing {
                let row = system.rows[Int(system.terms[Int(place)].row)]
                place = system.terms[Int(place)].next
                if row.part != Part.none, !parts[Int(row.part)].needsBuilding { joining.append(row.part) }
                for place in row.termRange {
                    let other = system.unknowns[Int(system.terms[place].unknown)].part
                    if other != Part.none, other != Part.trunk, !parts[Int(other)].needsBuilding {
                        joining.append(other)
                    }
                }
            }
        }
        return joining
    }
}
