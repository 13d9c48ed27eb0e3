extension ConstraintSolver {
    /// The number of rows from which a settled unknown is moved to the trunk. A view with many subviews would otherwise
    /// join all of them in one part; in the trunk, its settled size does not.
    static let readersOfTrunk: UInt8 = 16

    /// Makes plans for all parts that need one.
    mutating func buildParts() throws(SolverError) {
        guard !pending.partsToBuild.isEmpty || !pending.unknowns.isEmpty else { return }
        let region = settledRegion()
        chooseTrunk(region)
        pending.clearBuilding()
        let open = divide(region)
        system.freeRetiredRuns()
        do {
            for contents in open { parts[Int(contents.part)].open = try openPlan(contents) }
            leave(region)
        } catch {
            leave(region)
            // The next update continues where this one stopped.
            for index in region.unknowns.indices {
                let part = system.unknowns[Int(region.unknowns[index])].part
                if part != Part.none { markForBuilding(part) }
            }
            pending.unknowns.append(region.unknowns.indices, of: region.unknowns)
            throw error
        }
        closeGaps()
        if region.unknowns.count > max(1000, system.unknownCount / 4) { giveMemoryBack() }
    }

    /// Frees memory after most parts were planned, because later changes are usually small.
    private mutating func giveMemoryBack() {
        pending.giveMemoryBack()
        scratch.giveMemoryBack()
        system.giveMemoryBack()
        turns.giveMemoryBack()
        preferences.giveMemoryBack()
        plans.giveMemoryBack()
        parts.fit()
        freeParts.fit()
    }

    /// Collects the parts, unknowns and rows that have to be planned together, and settles what it can.
    private mutating func settledRegion() -> Region {
        while true {
            var region = gatherRegion()
            settle(&region)
            let joining = partsToJoin(region)
            if joining.isEmpty { return region }
            for part in joining { markForBuilding(part) }
            leave(region)
        }
    }

    /// Moves settled unknowns into the trunk if many rows, or a part outside the region, read them, together with
    /// everything on which they depend.
    private mutating func chooseTrunk(_ region: borrowing Region) {
        for index in region.steps.indices {
            let target = system.terms[Int(region.steps[index])].unknown
            let record = system.unknowns[Int(target)]
            guard record.progress == .settled else { continue }
            if record.readers >= Self.readersOfTrunk || isReadFromOutside(target) { moveToTrunk(target) }
        }
    }

    private func isReadFromOutside(_ unknown: Int32) -> Bool {
        guard system.unknowns[Int(unknown)].part == Part.trunk else { return false }
        var place = system.unknowns[Int(unknown)].firstUse
        while place != LinearSystem.nothing {
            let term = system.terms[Int(place)]
            if !isInRegion(row: term.row) { return true }
            place = term.next
        }
        return false
    }

    private mutating func moveToTrunk(_ unknown: Int32) {
        var waiting = [unknown]
        while let unknown = waiting.popLast() {
            guard system.unknowns[Int(unknown)].progress == .settled else { continue }
            system.unknowns[Int(unknown)].progress = .inTrunk
            for place in system.rows[Int(system.definingRow(of: unknown))].termRange {
                let other = system.terms[place].unknown
                if system.isInRegion(other) { waiting.append(other) }
            }
        }
    }

    // MARK: - Dividing

    /// The contents of a part that no equation settles: the ranges, in the scratch storage, of its open unknowns and of
    /// the rows that contain one.
    struct OpenContents {
        var part: Int32
        var unknowns: Range<Int>
        var rows: Range<Int>
    }

    /// The number of steps, checks, open unknowns and open rows of a region that belong to one part. When they are
    /// placed in the part's ranges, each number becomes the position for the next element of its kind.
    struct Tally {
        var part: Int32
        var steps: Int32 = 0
        var checks: Int32 = 0
        var openUnknowns: Int32 = 0
        var openRows: Int32 = 0
    }

    /// Assigns the unknowns and rows of a region to new parts, and the parts their steps and checks.
    /// - Returns: the open contents, in the order of the parts.
    private mutating func divide(_ region: borrowing Region) -> [OpenContents] {
        unite(region)
        // The trunk keeps its plan if it is not part of the region, and new steps and checks are added to it.
        for index in region.parts.indices {
            let part = region.parts[index]
            plans.drop(parts[Int(part)])
            parts[Int(part)] = Part()
            if part != Part.trunk { freeParts.append(part) }
        }
        var tallies = FlatList<Tally>()
        countContents(of: region, &tallies)
        let open = makeRoom(for: &tallies)
        placeContents(of: region, &tallies)
        for index in tallies.indices { parts[Int(tallies[index].part)].tally = -1 }
        return open
    }

    /// The roles of a region's unknowns and rows in the parts that they are assigned to.
    private enum Use {
        case step, openUnknown, openRow, check, nothing
    }

    private func use(ofUnknown unknown: Int32) -> Use {
        if system.unknowns[Int(unknown)].progress == .open { return .openUnknown }
        return system.isLength(unknown) ? .check : .nothing
    }

    private func use(ofRow row: Int32) -> Use {
        let record = system.rows[Int(row)]
        if record.state.contains(.isBroken) { return .nothing }
        if record.remaining > 0 { return .openRow }
        return record.isRequired && !system.isDefinition(row) ? .check : .nothing
    }

    private mutating func countContents(of region: borrowing Region, _ tallies: inout FlatList<Tally>) {
        for index in region.unknowns.indices {
            let unknown = region.unknowns[index]
            let part = assignPart(unknown)
            let use = use(ofUnknown: unknown)
            if use == .openUnknown { system.unknowns[Int(unknown)].definition = LinearSystem.nothing }
            guard part != Part.none, use != .nothing else { continue }
            let tally = tally(of: part, &tallies)
            if use == .openUnknown { tallies[tally].openUnknowns += 1 } else { tallies[tally].checks += 1 }
        }
        for index in region.steps.indices {
            let part = system.unknowns[Int(system.terms[Int(region.steps[index])].unknown)].part
            let tally = tally(of: part, &tallies)
            tallies[tally].steps += 1
        }
        for index in region.rows.indices {
            let row = region.rows[index]
            let part = assignPart(ofRow: row)
            switch use(ofRow: row) {
            case .openRow:
                let tally = tally(of: part, &tallies)
                tallies[tally].openRows += 1
            case .check:
                let tally = tally(of: part, &tallies)
                tallies[tally].checks += 1
            default: continue
            }
        }
    }

    private mutating func tally(of part: Int32, _ tallies: inout FlatList<Tally>) -> Int {
        if parts[Int(part)].tally < 0 {
            parts[Int(part)].tally = Int32(tallies.count)
            tallies.append(Tally(part: part))
        }
        return Int(parts[Int(part)].tally)
    }

    /// Reserves the memory for the tallies, and replaces each tally by the position where its elements begin.
    private mutating func makeRoom(for tallies: inout FlatList<Tally>) -> [OpenContents] {
        var contents: [OpenContents] = []
        var (unknowns, rows): (Int32, Int32) = (0, 0)
        plans.codes.makeRoom(for: codeCount(tallies))
        for index in tallies.indices {
            let tally = tallies[index]
            let old = parts[Int(tally.part)]
            let first = plans.reserve(old.codes.count + Int(tally.steps + tally.checks))
            parts[Int(tally.part)].firstCode = Int32(first)
            parts[Int(tally.part)].stepCount += tally.steps
            parts[Int(tally.part)].checkCount += tally.checks
            let new = parts[Int(tally.part)]
            for (offset, place) in old.steps.enumerated() { plans.codes[first + offset] = plans.codes[place] }
            for (offset, place) in old.checks.enumerated() {
                plans.codes[new.checks.lowerBound + offset] = plans.codes[place]
            }
            var closed = old
            closed.open = nil
            plans.drop(closed)
            tallies[index].steps = Int32(new.steps.upperBound) - tally.steps
            tallies[index].checks = Int32(new.checks.upperBound) - tally.checks
            tallies[index].openUnknowns = unknowns
            tallies[index].openRows = rows
            guard tally.openUnknowns > 0 else { continue }
            contents.append(
                OpenContents(
                    part: tally.part, unknowns: Int(unknowns)..<Int(unknowns + tally.openUnknowns),
                    rows: Int(rows)..<Int(rows + tally.openRows)))
            unknowns += tally.openUnknowns
            rows += tally.openRows
        }
        scratch.openUnknowns.removeAll()
        scratch.openUnknowns.append(repeating: 0, count: Int(unknowns))
        scratch.openRows.removeAll()
        scratch.openRows.append(repeating: 0, count: Int(rows))
        return contents
    }

    /// The approximate number of codes of the plans. Each group has a header, and most goals are rows.
    private func codeCount(_ tallies: borrowing FlatList<Tally>) -> Int {
        var count = 0
        for index in tallies.indices {
            let tally = tallies[index]
            count += Int(tally.steps + tally.checks)
            if tally.openUnknowns > 0 { count += 2 * Int(tally.openUnknowns) + Int(tally.openRows) + 2 }
        }
        return count
    }

    private mutating func placeContents(of region: borrowing Region, _ tallies: inout FlatList<Tally>) {
        for index in region.unknowns.indices {
            let unknown = region.unknowns[index]
            let part = system.unknowns[Int(unknown)].part
            let use = use(ofUnknown: unknown)
            guard part != Part.none, use != .nothing else { continue }
            let tally = Int(parts[Int(part)].tally)
            if use == .openUnknown {
                scratch.openUnknowns[Int(tallies[tally].openUnknowns)] = unknown
                tallies[tally].openUnknowns += 1
            } else {
                plans.codes[Int(tallies[tally].checks)] = Check(length: unknown).code
                tallies[tally].checks += 1
            }
        }
        for index in region.steps.indices {
            let step = region.steps[index]
            let part = system.unknowns[Int(system.terms[Int(step)].unknown)].part
            let tally = Int(parts[Int(part)].tally)
            plans.codes[Int(tallies[tally].steps)] = step
            tallies[tally].steps += 1
        }
        for index in region.rows.indices {
            let row = region.rows[index]
            let use = use(ofRow: row)
            guard use == .openRow || use == .check else { continue }
            let tally = Int(parts[Int(system.rows[Int(row)].part)].tally)
            if use == .openRow {
                scratch.openRows[Int(tallies[tally].openRows)] = row
                tallies[tally].openRows += 1
            } else {
                plans.codes[Int(tallies[tally].checks)] = row
                tallies[tally].checks += 1
            }
        }
    }

    /// Makes sets of the unknowns that rows connect, in ``UnknownRecord/part``. The smallest number represents its set.
    private mutating func unite(_ region: borrowing Region) {
        for index in region.unknowns.indices {
            let unknown = region.unknowns[index]
            system.unknowns[Int(unknown)].part = unknown
        }
        for index in region.rows.indices { uniteUnknowns(of: region.rows[index]) }
    }

    /// Unites the unknowns of a row, unless it is an optional row whose unknowns are all settled. Such a row has no
    /// influence, and is ignored.
    private mutating func uniteUnknowns(of row: Int32) {
        let record = system.rows[Int(row)]
        guard record.isRequired || record.remaining > 0 else { return }
        if record.state.contains(.isBroken) { return }
        var first = LinearSystem.nothing
        for place in record.termRange {
            let unknown = system.terms[place].unknown
            let other = system.unknowns[Int(unknown)]
            guard other.role.contains(.isInRegion), other.progress != .inTrunk else { continue }
            if first == LinearSystem.nothing {
                first = find(unknown)
            } else {
                let set = find(unknown)
                if first < set {
                    system.unknowns[Int(set)].part = first
                } else {
                    system.unknowns[Int(first)].part = set
                    first = set
                }
            }
        }
    }

    private mutating func find(_ unknown: Int32) -> Int32 {
        var unknown = unknown
        while true {
            let next = system.unknowns[Int(unknown)].part
            if next == unknown { return unknown }
            let afterNext = system.unknowns[Int(next)].part
            system.unknowns[Int(unknown)].part = afterNext
            unknown = afterNext
        }
    }

    /// The part of an unknown: the trunk, or the part of its set. The part of a set is made for its first unknown. Every
    /// other unknown of the set refers to a smaller number, which already has the part.
    private mutating func assignPart(_ unknown: Int32) -> Int32 {
        var part = Part.trunk
        if system.unknowns[Int(unknown)].progress == .inTrunk {
            markForRunning(part)
        } else {
            let other = system.unknowns[Int(unknown)].part
            if other != unknown {
                part = system.unknowns[Int(other)].part
            } else if system.unknowns[Int(unknown)].firstUse == LinearSystem.nothing {
                // No row contains the unknown any more.
                part = Part.none
                set(0, of: unknown)
            } else {
                part = newPart()
            }
        }
        system.unknowns[Int(unknown)].part = part
        return part
    }

    private mutating func newPart() -> Int32 {
        work.partsBuilt += 1
        let part = freeParts.popLast() ?? Int32(parts.count)
        if Int(part) == parts.count { parts.append(Part()) }
        markForRunning(part)
        return part
    }

    /// The part of a row: that of its unknowns outside the trunk, or else the trunk.
    private mutating func assignPart(ofRow row: Int32) -> Int32 {
        var part = Part.trunk
        for place in system.rows[Int(row)].termRange {
            let other = system.unknowns[Int(system.terms[place].unknown)].part
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
