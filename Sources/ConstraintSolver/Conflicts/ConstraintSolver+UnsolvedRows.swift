/// A row that the solver leaves out because no values can be found with it.
public struct UnsolvedRow: Equatable, Sendable {
    public let row: RowID
    /// The limit that is exceeded with it.
    public let error: SolverError
}

extension ConstraintSolver {
    /// Leaves out the row that is to blame for an error, and has its part planned again.
    mutating func leaveOut(_ error: SolverError) throws(SolverError) {
        guard unsolved.count < limits.unsolved, let row = rowToBlame(for: error), exists(row),
            !system.rows[Int(row)].state.contains(.isBroken)
        else { throw error }
        // It may have been to blame for what an earlier one was left out for. Each gets one more chance.
        var kept: [UnsolvedRow] = []
        for entry in unsolved {
            if pending.rowsTriedAgain.insert(entry.row).inserted { restore(entry.row) } else { kept.append(entry) }
        }
        unsolved = kept
        unsolved.append(UnsolvedRow(row: RowID(row), error: error))
        system.rows[Int(row)].state.insert(.isBroken)
        let part = system.rows[Int(row)].part
        if part != Part.none { markForBuilding(part) }
    }

    /// Where a number gets too large: the most extreme of the rows that name it, or else of its part, in which factors or
    /// the constant differ so much that they explain it; otherwise the row that the error names.
    private func rowToBlame(for error: SolverError) -> Int32? {
        switch error {
        case .tooEntangled(let row): return Int32(row.index)
        case .inexact(let row):
            let part = system.rows[row.index].part
            return part == Part.none ? nil : mostExtreme(rows(ofPart: part)) ?? Int32(row.index)
        case .valueTooLarge(let unknown, let named):
            let naming = rows(about: Int32(unknown.index))
            let part = system.unknowns[unknown.index].part
            let others = part == Part.none ? [] : rows(ofPart: part)
            return mostExtreme(naming) ?? mostExtreme(others)
                ?? ([Int32(named.index)] + naming).first { !system.rows[Int($0)].state.contains(.isBroken) }
        default: return nil
        }
    }

    private func rows(about unknown: Int32) -> [Int32] {
        var rows: [Int32] = []
        system.forEachRow(of: unknown) { rows.append($0) }
        return rows.sorted()
    }

    private func rows(ofPart part: Int32) -> [Int32] {
        (0..<Int32(system.rows.count)).filter { system.rows[Int($0)].part == part }
    }

    /// The row with the greatest ratio of its numbers, if that is very great; of equals the first.
    private func mostExtreme(_ rows: [Int32]) -> Int32? {
        var found: Int32?
        var greatest = Self.greatRatio
        for row in rows where exists(row) {
            let record = system.rows[Int(row)]
            guard !record.state.contains(.isBroken) else { continue }
            var (least, largest) = (1.0, 1.0)
            for place in record.termRange {
                least = min(least, system.coefficient(at: place).magnitude)
                largest = max(largest, system.coefficient(at: place).magnitude)
            }
            guard largest / least > greatest else { continue }
            greatest = largest / least
            found = row
        }
        return found
    }

    /// From here on the factors of a row are so different that they explain a value that is too large.
    private static let greatRatio = 1e4

    /// Lets rows be tried again that were left out where something is about to change.
    mutating func restoreUnsolvedRows() {
        pending.rowsTriedAgain = []
        let earlier = unsolved
        unsolved = []
        for entry in earlier {
            // It may have been removed, or replaced by another, which was not left out.
            guard exists(Int32(entry.row.index)), system.rows[entry.row.index].state.contains(.isBroken),
                !conflicts.contains(where: { $0.broken == entry.row })
            else { continue }
            let part = system.rows[entry.row.index].part
            if part == Part.none || parts[Int(part)].needsBuilding || parts[Int(part)].needsChecking {
                restore(entry.row)
            } else {
                unsolved.append(entry)
            }
        }
    }
}
