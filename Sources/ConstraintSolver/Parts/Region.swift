/// Parts that are planned again together, with everything that belongs to them.
struct Region {
    /// The parts that are taken apart.
    var parts: [Int32] = []
    var unknowns: [Int32] = []
    var rows: [Int32] = []

    /// The assignments that required equations alone allow, in order, whatever part they will belong to: the terms of the
    /// unknowns that they settle.
    var steps: [Int32] = []
}

extension ConstraintSolver {
    /// Gathers the parts that wait for a plan, their unknowns, and all rows that these unknowns need, each in the order
    /// of their numbers: plans do not depend on the order of edits.
    mutating func gatherRegion() -> Region {
        scratch.grow(unknowns: system.unknownCount, rows: system.rows.count)
        scratch.epoch += 1
        var region = Region()
        var constantRows = pending.constantRows
        for part in pending.partsToBuild {
            region.parts.append(part)
            enterUnknowns(of: parts[Int(part)], in: &region)
            for place in parts[Int(part)].checks {
                if let row = Check(code: plans.codes[place]).row { constantRows.append(row) }
            }
        }
        for unknown in pending.unknowns { enter(unknown, in: &region) }

        for unknown in region.unknowns {
            system.forEachRow(of: unknown) { row in
                guard !scratch.hasRow(row) else { return }
                let part = system.rows[Int(row)].part
                // A row of another part reads what the trunk settles, and stays where it is.
                if part != Part.none, !parts[Int(part)].needsBuilding,
                    system.partOfUnknown[Int(unknown)] == Part.trunk
                {
                    return
                }
                scratch.rowMarks[Int(row)] = scratch.epoch
                region.rows.append(row)
            }
        }
        // Rows about inputs alone are not reached from an unknown.
        for row in constantRows where exists(row) && !scratch.hasRow(row) && speaksOfInputsOnly(row) {
            scratch.rowMarks[Int(row)] = scratch.epoch
            region.rows.append(row)
        }
        order(&region)
        return region
    }

    /// Enters each unknown that a part settles.
    private mutating func enterUnknowns(of part: Part, in region: inout Region) {
        for place in part.steps { enter(system.terms[Int(plans.codes[place])].unknown, in: &region) }
        guard let open = part.open else { return }
        for place in open.parameters { enter(plans.codes[place], in: &region) }
        for place in open.steps { enter(system.terms[Int(plans.codes[place])].unknown, in: &region) }
    }

    private mutating func enter(_ unknown: Int32, in region: inout Region) {
        if system.isInput(unknown) {
            system.partOfUnknown[Int(unknown)] = Part.none
            system.definition[Int(unknown)] = LinearSystem.nothing
            return
        }
        guard !scratch.hasUnknown(unknown) else { return }
        scratch.unknownMarks[Int(unknown)] = scratch.epoch
        region.unknowns.append(unknown)
    }

    private func speaksOfInputsOnly(_ row: Int32) -> Bool {
        system.rows[Int(row)].termRange.allSatisfy { system.isInput(system.terms[$0].unknown) }
    }

    /// Sorts a small region; of a large one all numbers are gone through, which is quicker.
    private func order(_ region: inout Region) {
        if region.unknowns.count > system.unknownCount / 16 {
            region.unknowns.removeAll(keepingCapacity: true)
            for unknown in 0..<Int32(system.unknownCount) where scratch.hasUnknown(unknown) {
                region.unknowns.append(unknown)
            }
        } else {
            region.unknowns.sort()
        }
        if region.rows.count > system.rows.count / 16 {
            region.rows.removeAll(keepingCapacity: true)
            for row in 0..<Int32(system.rows.count) where scratch.hasRow(row) { region.rows.append(row) }
        } else {
            region.rows.sort()
        }
    }
}
