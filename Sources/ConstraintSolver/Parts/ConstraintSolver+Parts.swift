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
        for (part, contents) in open {
            do {
                parts[Int(part)].open = try openPlan(contents)
            } catch {
                // The next update begins where this one stopped.
                for unknown in region.unknowns where system.partOfUnknown[Int(unknown)] != Part.none {
                    markForBuilding(system.partOfUnknown[Int(unknown)])
                }
                pending.unknowns += region.unknowns
                throw error
            }
        }
    }

    /// Moves to the trunk what many rows read, or a part outside the region, and all that it follows from.
    private mutating func chooseTrunk(_ region: Region) {
        for step in region.steps {
            guard scratch.progress[Int(step.target)] == .settled else { continue }
            if scratch.degrees[Int(step.target)] >= Self.readersOfTrunk || isReadFromOutside(step.target) {
                moveToTrunk(step.target)
            }
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
            for place in system.rows[Int(system.definition[Int(unknown)])].termRange {
                let other = system.terms[place].unknown
                if scratch.hasUnknown(other) { waiting.append(other) }
            }
        }
    }

    // MARK: - Dividing

    /// What of a part no equation settles: the unknowns that are open, and the rows that speak of any.
    struct OpenContents {
        var unknowns: [Int32] = []
        var rows: [Int32] = []
    }

    /// Gives the unknowns and rows of a region to new parts, and these their steps and checks.
    /// - Returns: What is open, in the order of the parts.
    private mutating func divide(_ region: Region) -> [(part: Int32, contents: OpenContents)] {
        for row in region.rows { uniteUnknowns(of: row) }
        // The trunk keeps its plan where it is not part of the region, and gets what is new to it.
        for part in region.parts {
            parts[Int(part)] = Part()
            if part != Part.trunk { freeParts.append(part) }
        }

        var open: [(part: Int32, contents: OpenContents)] = []
        for unknown in region.unknowns {
            let part = assignPart(unknown)
            if scratch.progress[Int(unknown)] == .open {
                system.definition[Int(unknown)] = LinearSystem.nothing
                guard part != Part.none else { continue }
                if parts[Int(part)].openPlace < 0 {
                    parts[Int(part)].openPlace = Int32(open.count)
                    open.append((part, OpenContents()))
                }
                open[Int(parts[Int(part)].openPlace)].contents.unknowns.append(unknown)
            } else if system.isLength(unknown) {
                parts[Int(part)].checks.append(Check(length: unknown))
            }
        }
        for step in region.steps { parts[Int(system.partOfUnknown[Int(step.target)])].steps.append(step) }
        for row in region.rows {
            let part = assignPart(ofRow: row)
            if system.rows[Int(row)].state.contains(.isBroken) { continue }
            if scratch.remaining[Int(row)] > 0 {
                open[Int(parts[Int(part)].openPlace)].contents.rows.append(row)
            } else if system.rows[Int(row)].isRequired, !system.isDefinition(row) {
                parts[Int(part)].checks.append(Check(row: row))
            }
        }
        return open
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
        if part == Part.trunk { markForRunning(part) }
        return part
    }
}
