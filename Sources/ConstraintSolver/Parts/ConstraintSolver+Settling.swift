extension ConstraintSolver {
    /// Settles what required equations give one after the other: each that has one open unknown left settles it. What is
    /// outside the region is known.
    mutating func settle(_ region: inout Region) {
        for unknown in region.unknowns {
            scratch.progress[Int(unknown)] = .open
            scratch.degrees[Int(unknown)] = 0
            scratch.sets.reset(unknown)
        }
        var queue = scratch.takeQueue()
        for row in region.rows {
            var open: Int32 = 0
            for place in system.rows[Int(row)].termRange {
                let unknown = system.terms[place].unknown
                guard scratch.hasUnknown(unknown) else { continue }
                scratch.degrees[Int(unknown)] += 1
                open += 1
            }
            scratch.remaining[Int(row)] = open
            if open == 1, system.rows[Int(row)].isHardEquality { queue.append(row) }
        }
        region.steps.removeAll(keepingCapacity: true)
        follow(&queue, into: &region.steps)
        scratch.queue = queue
    }

    /// Works off a queue of equations that have one open unknown each, and appends those that thereby get there.
    mutating func follow(_ queue: inout [Int32], into steps: inout [Int32]) {
        var next = 0
        while next < queue.count {
            let row = queue[next]
            next += 1
            guard scratch.remaining[Int(row)] == 1, let place = openTerm(of: row) else { continue }
            let target = system.terms[place].unknown
            system.definition[Int(target)] = Int32(place)
            steps.append(Int32(place))
            markSettled(target, queue: &queue)
        }
        queue.removeAll(keepingCapacity: true)
    }

    /// Notes in all rows of an unknown that it is open no longer.
    mutating func markSettled(_ unknown: Int32, queue: inout [Int32]) {
        scratch.progress[Int(unknown)] = .settled
        system.forEachRow(of: unknown) { row in
            guard scratch.hasRow(row) else { return }
            scratch.remaining[Int(row)] -= 1
            if scratch.remaining[Int(row)] == 1, system.rows[Int(row)].isHardEquality { queue.append(row) }
        }
    }

    /// The term of the first unknown of a row that is open.
    func openTerm(of row: Int32) -> Int? {
        for place in system.rows[Int(row)].termRange {
            let unknown = system.terms[place].unknown
            if scratch.hasUnknown(unknown), scratch.progress[Int(unknown)] == .open { return place }
        }
        return nil
    }

    /// The parts that have to be planned together with the region, now that it is known what settles: those that read
    /// what the trunk settled before and does not now, and those that a row with an open unknown reaches.
    mutating func partsToJoin(_ region: Region) -> [Int32] {
        var joining: [Int32] = []
        // The trunk aside, all parts may be part of the region already.
        guard parts.count - freeParts.count > region.parts.count else { return joining }
        for unknown in region.unknowns where scratch.progress[Int(unknown)] == .open {
            system.forEachRow(of: unknown) { row in
                let part = system.rows[Int(row)].part
                if part != Part.none, !parts[Int(part)].needsBuilding { joining.append(part) }
                for place in system.rows[Int(row)].termRange {
                    let other = system.partOfUnknown[Int(system.terms[place].unknown)]
                    if other != Part.none, other != Part.trunk, !parts[Int(other)].needsBuilding {
                        joining.append(other)
                    }
                }
            }
        }
        return joining
    }
}
