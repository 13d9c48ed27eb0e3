extension ConstraintSolver {
    /// How many rows speak of an unknown before what settles it goes to the trunk. A view that holds many others would
    /// join them all to one part; its size, once it is settled, does not.
    static let readersOfTrunk: Int32 = 16

    /// Makes plans for all parts that wait for one.
    mutating func buildParts() throws(SolverError) {
        guard !pending.partsToBuild.isEmpty || !pending.unknowns.isEmpty else { return }
        var region: Region
        while true {
            region = gatherRegion()
            settle(&region)
            let joining = partsToJoin(region)
            if joining.isEmpty { break }
            for part in joining { markForBuilding(part) }
        }
        chooseTrunk(region)
        pending = PendingWork(partsToRun: pending.partsToRun, inputs: pending.inputs)
        let open = divide(region)
        system.freeRetiredRuns()
        for contents in open {
            do {
                parts[Int(contents.part)].open = try openPlan(contents)
            } catch {
                // The next update begins where this one stopped.
                for unknown in region.unknowns where system.partOfUnknown[Int(unknown)] != Part.none {
                    markForBuilding(system.partOfUnknown[Int(unknown)])
                }
                pending.unknowns += region.unknowns
                throw error
            }
        }
        closeGaps()
    }

    /// Moves to the trunk what many rows read, or a part outside the region, and all that it follows from.
    private mutating func chooseTrunk(_ region: Region) {
        for step in region.steps {
            let target = system.terms[Int(step)].unknown
            guard scratch.progress[Int(target)] == .settled else { continue }
            if scratch.degrees[Int(target)] >= Self.readersOfTrunk || isReadFromOutside(target) { moveToTrunk(target) }
        }
    }

    private func isReadFromOutside(_ unknown: Int32) -> Bool {
        guard system.partOfUnknown[Int(unknown)] == Part.trunk else { return false }
        var place = system.firstUse[Int(unknown)]
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            if !scratch.hasRow(term.row) { return true }
            place = term.next
        }
        return false
    }

    private mutating func moveToTrunk(_ unknown: Int32) {
        var waiting = [unknown]
        while let unknown = waiting.popLast() {
            guard scratch.progress[Int(unknown)] == .settled else { continue }
            scratch.progress[Int(unknown)] = .inTrunk
            for place in system.rows[Int(system.definingRow(of: unknown))].termRange {
                let other = system.terms[place].unknown
                if scratch.hasUnknown(other) { waiting.append(other) }
            }
        }
    }

    // MARK: - Dividing

    /// What of a part no equation settles: where the unknowns that are open, and the rows that speak of any, are in the
    /// scratch storage.
    struct OpenContents {
        var part: Int32
        var unknowns: Range<Int>
        var rows: Range<Int>
    }

    /// How much a part gets of a region, and then where the next of each goes.
    struct Tally {
        var part: Int32
        var steps = 0
        var checks = 0
        var openUnknowns = 0
        var openRows = 0
    }

    /// Gives the unknowns and rows of a region to new parts, and these their steps and checks.
    /// - Returns: What is open, in the order of the parts.
    private mutating func divide(_ region: Region) -> [OpenContents] {
        for row in region.rows { uniteUnknowns(of: row) }
        // The trunk keeps its plan where it is not part of the region, and gets what is new to it.
        for part in region.parts {
            plans.drop(parts[Int(part)])
            parts[Int(part)] = Part()
            if part != Part.trunk { freeParts.append(part) }
        }
        var tallies: [Tally] = []
        countContents(of: region, &tallies)
        let open = makeRoom(for: &tallies)
        placeContents(of: region, &tallies)
        for tally in tallies { parts[Int(tally.part)].tally = -1 }
        return open
    }

    /// What a region's unknowns and rows become in the parts that they are assigned to.
    private enum Use {
        case step, openUnknown, openRow, check, nothing
    }

    private func use(ofUnknown unknown: Int32) -> Use {
        if scratch.progress[Int(unknown)] == .open { return .openUnknown }
        return system.isLength(unknown) ? .check : .nothing
    }

    private func use(ofRow row: Int32) -> Use {
        if system.rows[Int(row)].state.contains(.isBroken) { return .nothing }
        if scratch.remaining[Int(row)] > 0 { return .openRow }
        return system.rows[Int(row)].isRequired && !system.isDefinition(row) ? .check : .nothing
    }

    private mutating func countContents(of region: Region, _ tallies: inout [Tally]) {
        for unknown in region.unknowns {
            let part = assignPart(unknown)
            let use = use(ofUnknown: unknown)
            if use == .openUnknown { system.definition[Int(unknown)] = LinearSystem.nothing }
            guard part != Part.none, use != .nothing else { continue }
            let tally = tally(of: part, &tallies)
            if use == .openUnknown { tallies[tally].openUnknowns += 1 } else { tallies[tally].checks += 1 }
        }
        for step in region.steps {
            tallies[tally(of: system.partOfUnknown[Int(system.terms[Int(step)].unknown)], &tallies)].steps += 1
        }
        for row in region.rows {
            let part = assignPart(ofRow: row)
            switch use(ofRow: row) {
            case .openRow: tallies[tally(of: part, &tallies)].openRows += 1
            case .check: tallies[tally(of: part, &tallies)].checks += 1
            default: continue
            }
        }
    }

    private mutating func tally(of part: Int32, _ tallies: inout [Tally]) -> Int {
        if parts[Int(part)].tally < 0 {
            parts[Int(part)].tally = Int32(tallies.count)
            tallies.append(Tally(part: part))
        }
        return Int(parts[Int(part)].tally)
    }

    /// Reserves what the tallies say, and makes them say where it begins.
    private mutating func makeRoom(for tallies: inout [Tally]) -> [OpenContents] {
        var contents: [OpenContents] = []
        var (unknowns, rows) = (0, 0)
        for index in tallies.indices {
            let tally = tallies[index]
            let old = parts[Int(tally.part)]
            let first = plans.reserve(old.codes.count + tally.steps + tally.checks)
            parts[Int(tally.part)].firstCode = Int32(first)
            parts[Int(tally.part)].stepCount += Int32(tally.steps)
            parts[Int(tally.part)].checkCount += Int32(tally.checks)
            let new = parts[Int(tally.part)]
            for (offset, place) in old.steps.enumerated() { plans.codes[first + offset] = plans.codes[place] }
            for (offset, place) in old.checks.enumerated() {
                plans.codes[new.checks.lowerBound + offset] = plans.codes[place]
            }
            var closed = old
            closed.open = nil
            plans.drop(closed)
            tallies[index].steps = new.steps.upperBound - tally.steps
            tallies[index].checks = new.checks.upperBound - tally.checks
            tallies[index].openUnknowns = unknowns
            tallies[index].openRows = rows
            guard tally.openUnknowns > 0 else { continue }
            contents.append(
                OpenContents(
                    part: tally.part, unknowns: unknowns..<unknowns + tally.openUnknowns,
                    rows: rows..<rows + tally.openRows))
            unknowns += tally.openUnknowns
            rows += tally.openRows
        }
        scratch.openUnknowns.removeAll(keepingCapacity: true)
        scratch.openUnknowns.append(contentsOf: repeatElement(0, count: unknowns))
        scratch.openRows.removeAll(keepingCapacity: true)
        scratch.openRows.append(contentsOf: repeatElement(0, count: rows))
        return contents
    }

    private mutating func placeContents(of region: Region, _ tallies: inout [Tally]) {
        for unknown in region.unknowns {
            let part = system.partOfUnknown[Int(unknown)]
            let use = use(ofUnknown: unknown)
            guard part != Part.none, use != .nothing else { continue }
            let tally = Int(parts[Int(part)].tally)
            if use == .openUnknown {
                scratch.openUnknowns[tallies[tally].openUnknowns] = unknown
                tallies[tally].openUnknowns += 1
            } else {
                plans.codes[tallies[tally].checks] = Check(length: unknown).code
                tallies[tally].checks += 1
            }
        }
        for step in region.steps {
            let tally = Int(parts[Int(system.partOfUnknown[Int(system.terms[Int(step)].unknown)])].tally)
            plans.codes[tallies[tally].steps] = step
            tallies[tally].steps += 1
        }
        for row in region.rows {
            let use = use(ofRow: row)
            guard use == .openRow || use == .check else { continue }
            let tally = Int(parts[Int(system.rows[Int(row)].part)].tally)
            if use == .openRow {
                scratch.openRows[tallies[tally].openRows] = row
                tallies[tally].openRows += 1
            } else {
                plans.codes[tallies[tally].checks] = row
                tallies[tally].checks += 1
            }
        }
    }

    /// Unites what a row speaks of, unless it is only a wish about settled unknowns: that has no influence, and is left
    /// alone.
    private mutating func uniteUnknowns(of row: Int32) {
        let record = system.rows[Int(row)]
        guard record.isRequired || scratch.remaining[Int(row)] > 0 else { return }
        if record.state.contains(.isBroken) { return }
        var first = LinearSystem.nothing
        for place in record.termRange {
            let unknown = system.terms[place].unknown
            guard scratch.hasUnknown(unknown), scratch.progress[Int(unknown)] != .inTrunk else { continue }
            if first == LinearSystem.nothing { first = unknown } else { scratch.sets.unite(first, unknown) }
        }
    }

    /// The part of an unknown: the trunk, or that of its set, which the first unknown of the set makes.
    private mutating func assignPart(_ unknown: Int32) -> Int32 {
        var part = Part.trunk
        if scratch.progress[Int(unknown)] == .inTrunk {
            markForRunning(part)
        } else {
            let root = scratch.sets.find(unknown)
            if root != unknown {
                part = system.partOfUnknown[Int(root)]
            } else if system.firstUse[Int(unknown)] == LinearSystem.nothing {
                // No row speaks of it any more.
                part = Part.none
                set(0, of: unknown)
            } else {
                part = newPart()
            }
        }
        system.partOfUnknown[Int(unknown)] = part
        return part
    }

    private mutating func newPart() -> Int32 {
        work.partsBuilt += 1
        let part = freeParts.popLast() ?? Int32(parts.count)
        if Int(part) == parts.count { parts.append(Part()) }
        markForRunning(part)
        return part
    }

    /// The part of a row: that of its unknowns which are not in the trunk, or else the trunk.
    private mutating func assignPart(ofRow row: Int32) -> Int32 {
        var part = Part.trunk
        for place in system.rows[Int(row)].termRange {
            let other = system.partOfUnknown[Int(system.terms[place].unknown)]
            if other != Part.none, other != Part.trunk {
                part = other
                break
            }
        }
        system.rows[Int(row)].part = part
        system.rows[Int(row)].state.insert(.isPlanned)
        if part == Part.trunk { markForRunning(part) }
        return part
    }
}
