/// A row that the solver leaves out because no values can be found with it.
public struct UnsolvedRow: Equatable, Sendable {
    public let row: RowID
    /// The limit that the row exceeds.
    public let error: SolverError
}

extension ConstraintSolver {
    /// Leaves out the row that causes an error, and has its part planned again.
    mutating func leaveOut(_ error: SolverError) throws(SolverError) {
        guard unsolved.count < limits.unsolved, let row = rowToBlame(for: error), exists(row),
            !system.rows[Int(row)].state.contains(.isBroken)
        else { throw error }
        // This row may have caused the errors for which earlier ones were left out. Each of them is retried once.
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

    /// The row that most likely causes an error. For a number that is too large, it is the most extreme row among those
    /// that contain the number, or among those of its part. This requires that the row's factors or constant differ
    /// enough from the others to explain the error. Otherwise it is the row in the error.
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

    /// The row with the greatest ratio between its numbers, if that ratio is very large; of equal ones the first.
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

    /// The ratio between a row's factors above which they explain a value that is too large.
    private static let greatRatio = 1e4

    /// Restores left-out rows if something is about to change that affects them.
    mutating func restoreUnsolvedRows() {
        pending.rowsTriedAgain = []
        let earlier = unsolved
        unsolved = []
        for entry in earlier {
            // The row may have been removed, or replaced by another one that was not left out.
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
