/// Parts that are planned again together, with their contents.
struct Region: ~Copyable {
    /// The parts that are dissolved.
    var parts = FlatList<Int32>()
    var unknowns = FlatList<Int32>()
    var rows = FlatList<Int32>()

    /// The assignments that required equations alone allow, in order, for all parts: the terms of the unknowns that
    /// they settle.
    var steps = FlatList<Int32>()
}

extension ConstraintSolver {
    /// Collects the parts that need a plan, their unknowns, and all rows that these unknowns need. All are in the order
    /// of their numbers, because plans must not depend on the order of edits.
    mutating func gatherRegion() -> Region {
        var region = Region()
        var constantRows = pending.constantRows
        for index in pending.partsToBuild.indices {
            let part = pending.partsToBuild[index]
            region.parts.append(part)
            enterUnknowns(of: parts[Int(part)], in: &region)
            for place in parts[Int(part)].checks {
                if let row = Check(code: plans.codes[place]).row { constantRows.append(row) }
            }
        }
        region.unknowns.makeRoom(for: pending.unknowns.count)
        for index in pending.unknowns.indices { enter(pending.unknowns[index], in: &region) }

        region.rows.makeRoom(for: min(region.unknowns.count, system.rows.count))
        for index in region.unknowns.indices { enterRows(of: region.unknowns[index], in: &region) }
        // Rows that contain only inputs are not reached from an unknown.
        for row in constantRows where exists(row) && !isInRegion(row: row) && speaksOfInputsOnly(row) {
            enter(row: row, in: &region)
        }
        order(&region)
        return region
    }

    /// Removes everything from a region again.
    mutating func leave(_ region: borrowing Region) {
        for index in region.unknowns.indices {
            system.unknowns[Int(region.unknowns[index])].role.remove(.isInRegion)
        }
        for index in region.rows.indices { system.rows[Int(region.rows[index])].state.remove(.isInRegion) }
    }

    func isInRegion(row: Int32) -> Bool { system.rows[Int(row)].state.contains(.isInRegion) }

    /// Adds each unknown that a part settles.
    private mutating func enterUnknowns(of part: Part, in region: inout Region) {
        for place in part.steps { enter(system.terms[Int(plans.codes[place])].unknown, in: &region) }
        guard let open = part.open else { return }
        for place in open.parameters { enter(plans.codes[place], in: &region) }
        for place in open.steps { enter(system.terms[Int(plans.codes[place])].unknown, in: &region) }
    }

    private mutating func enter(_ unknown: Int32, in region: inout Region) {
        system.unknowns[Int(unknown)].role.remove(.isPending)
        let role = system.unknowns[Int(unknown)].role
        if role.contains(.isInput) {
            system.unknowns[Int(unknown)].part = Part.none
            system.unknowns[Int(unknown)].definition = LinearSystem.nothing
            return
        }
        guard !role.contains(.isInRegion) else { return }
        system.unknowns[Int(unknown)].role.insert(.isInRegion)
        region.unknowns.append(unknown)
    }

    private mutating func enterRows(of unknown: Int32, in region: inout Region) {
        let isInTrunk = system.unknowns[Int(unknown)].part == Part.trunk
        var place = system.unknowns[Int(unknown)].firstUse
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            place = term.next
            let row = system.rows[Int(term.row)]
            if row.state.contains(.isInRegion) { continue }
            // A row of another part reads an unknown that the trunk settles, and stays in its part.
            if isInTrunk, row.part != Part.none, !parts[Int(row.part)].needsBuilding { continue }
            enter(row: term.row, in: &region)
        }
    }

    private mutating func enter(row: Int32, in region: inout Region) {
        system.rows[Int(row)].state.insert(.isInRegion)
        region.rows.append(row)
    }

    private func speaksOfInputsOnly(_ row: Int32) -> Bool {
        system.rows[Int(row)].termRange.allSatisfy { system.isInput(system.terms[$0].unknown) }
    }

    /// Sorts the numbers of a small region. For a large one, iterating over all numbers is faster.
    private func order(_ region: inout Region) {
        if region.unknowns.count > system.unknownCount / 16 {
            region.unknowns.removeAll()
            for unknown in 0..<Int32(system.unknownCount) where system.isInRegion(unknown) {
                region.unknowns.append(unknown)
            }
        } else {
            region.unknowns.sort(region.unknowns.indices, by: <)
        }
        if region.rows.count > system.rows.count / 16 {
            region.rows.removeAll()
            for row in 0..<Int32(system.rows.count) where isInRegion(row: row) { region.rows.append(row) }
        } else {
            region.rows.sort(region.rows.indices, by: <)
        }
    }
}
