/// Variables of two kinds: the *columns* are 0, and each of the *lines* is a constant plus a sum of columns.
///
/// Only factors other than 0 are stored, because layouts are sparse: most rows contain two or three of hundreds of
/// unknowns.
///
/// A table is reused for one group after the other, so that small groups, which are the most frequent, allocate
/// nothing.
struct Tableau: ~Copyable {
    /// The variable of each line.
    private(set) var lines = FlatList<Int>()
    private(set) var constants = FlatList<Double>()
    /// The variable of each column.
    private(set) var columns = FlatList<Int>()
    /// The place of each variable: its line, or the complement of its column.
    private(set) var places = FlatList<Int>()
    /// The entries of the lines. Those of one line are in one range, sorted by column.
    private(set) var entries = FlatList<Entry>()
    private var runs = FlatList<Run>()
    /// The number of entries that were read and written, as a measure of work.
    private(set) var visited = 0
    /// The number of entries.
    private(set) var entryCount = 0
    /// Whether no column was ever exchanged, so that the first variables are still the columns.
    private var isOriginal = true
    /// The lines that have changed since this list was last emptied; some occur twice.
    private(set) var changedLines = FlatList<Int32>()
    /// The lines of each column. Some may no longer contain it, and some may occur twice. Empty if the table has so few
    /// columns that searching all lines is faster.
    private var linesOfColumn: [[Int32]] = []
    /// A flag for each column: 1 if it stays 0 permanently. Lines drop such columns when they next change.
    private var isHeld = FlatList<UInt8>()

    // Working storage.
    private var sum = EntrySum()
    private var merged = FlatList<Entry>()
    private var entering = FlatList<Entry>()
    /// The lines that depend on the column of the last ``findLines(of:)``, each once, with their factors.
    private(set) var affected = FlatList<ColumnEntry>()
    private var stamps = FlatList<Int32>()
    private var stamp: Int32 = 0

    /// The range of a line's entries.
    struct Run: BitwiseCopyable {
        var start: Int
        var count: Int
        var capacity: Int
    }

    /// A line that depends on a column, and its factor.
    struct ColumnEntry: BitwiseCopyable, Sendable {
        var line: Int
        var factor: Double
    }

    /// The number of columns up to which there are no lists of their lines.
    private static let fewColumns = 8

    /// Starts again, without lines. The first variables are columns.
    mutating func reset(columnCount: Int) {
        lines.removeAll()
        constants.removeAll()
        columns.removeAll()
        places.removeAll()
        entries.removeAll()
        runs.removeAll()
        changedLines.removeAll()
        isHeld.removeAll()
        stamps.removeAll()
        (stamp, visited, entryCount, isOriginal) = (0, 0, 0, true)
        for column in 0..<columnCount {
            columns.append(column)
            places.append(~column)
        }
        isHeld.append(repeating: 0, count: columnCount)
        if columnCount > Self.fewColumns {
            linesOfColumn = Array(repeating: [], count: columnCount)
        } else if !linesOfColumn.isEmpty {
            linesOfColumn = []
        }
    }

    /// Marks that a column stays 0 permanently, so that lines may drop it.
    mutating func hold(_ column: Int) { isHeld[column] = 1 }

    /// The range of a line's entries in ``entries``.
    func range(of line: Int) -> Range<Int> {
        let run = runs[line]
        return run.start..<run.start + run.count
    }

    /// Adds a variable that is a constant and a sum of others, whether these are lines or columns now.
    /// - Returns: its number.
    @discardableResult
    mutating func addLine(_ terms: borrowing FlatList<Entry>, constant: Double) -> Int {
        let line = lines.count
        let start = entries.count
        var value = constant
        visited += terms.count
        if isOriginal {
            entries.append(terms.indices, of: terms)
        } else {
            for index in terms.indices { value += addToSum(terms[index]) }
            entries.append(contentsOf: sum.take())
        }
        let count = entries.count - start
        runs.append(Run(start: start, count: count, capacity: count))
        entryCount += count
        if !linesOfColumn.isEmpty {
            stamps.append(0)
            for index in start..<entries.count { linesOfColumn[Int(entries[index].column)].append(Int32(line)) }
        }
        changedLines.append(Int32(line))
        lines.append(places.count)
        constants.append(value)
        places.append(line)
        return places.count - 1
    }

    /// A sum of variables as a sum of columns.
    mutating func columns(of terms: [Entry]) -> [Entry] {
        visited += terms.count
        if isOriginal { return terms }
        for term in terms { _ = addToSum(term) }
        return sum.take()
    }

    /// Adds the columns of a term to the sum, and returns its constant.
    private mutating func addToSum(_ term: Entry) -> Double {
        sum.grow(to: columns.count)
        let place = places[Int(term.column)]
        if place < 0 {
            sum.add(term.factor, at: Int32(~place))
            return 0
        }
        visited += runs[place].count
        for index in range(of: place) where isHeld[Int(entries[index].column)] == 0 {
            sum.add(term.factor * entries[index].factor, at: entries[index].column)
        }
        return term.factor * constants[place]
    }

    /// Adds a variable that is a column. `effects[v]` is the change of variable `v` with the column, while the
    /// variables that define `v` do not change.
    /// - Returns: its number.
    mutating func addColumn(_ effects: [Double]) -> Int {
        let column = Int32(columns.count)
        isOriginal = false
        if !linesOfColumn.isEmpty { linesOfColumn.append([]) }
        for line in lines.indices {
            // Columns stay 0, so the effect on them has to be compensated.
            var factor = effects[lines[line]]
            for index in range(of: line) {
                let effect = effects[columns[Int(entries[index].column)]]
                if effect != 0 { factor -= entries[index].factor * effect }
            }
            visited += runs[line].count
            guard factor.magnitude > EntrySum.zero else { continue }
            merged.removeAll()
            merged.append(range(of: line), of: entries)
            merged.append(Entry(column: column, factor: factor))
            storeMerged(into: line)
            if !linesOfColumn.isEmpty { linesOfColumn[Int(column)].append(Int32(line)) }
        }
        columns.append(places.count)
        isHeld.append(0)
        places.append(~Int(column))
        // The table may have many columns now.
        if linesOfColumn.isEmpty, columns.count > Self.fewColumns { listLines() }
        return places.count - 1
    }

    private mutating func listLines() {
        linesOfColumn = Array(repeating: [], count: columns.count)
        stamps.removeAll()
        stamps.append(repeating: 0, count: lines.count)
        for line in lines.indices {
            for index in range(of: line) { linesOfColumn[Int(entries[index].column)].append(Int32(line)) }
        }
    }

    // MARK: - Columns

    /// Finds the lines that depend on a column; see ``affected``.
    mutating func findLines(of column: Int) {
        affected.removeAll()
        guard !linesOfColumn.isEmpty else {
            for line in lines.indices {
                if let place = place(of: Int32(column), in: line) {
                    affected.append(ColumnEntry(line: line, factor: entries[place].factor))
                }
            }
            visited += lines.count
            return
        }
        stamp += 1
        var kept = 0
        let count = linesOfColumn[column].count
        for index in 0..<count {
            let line = linesOfColumn[column][index]
            guard stamps[Int(line)] != stamp else { continue }
            stamps[Int(line)] = stamp
            guard let place = place(of: Int32(column), in: Int(line)) else { continue }
            linesOfColumn[column][kept] = line
            kept += 1
            affected.append(ColumnEntry(line: Int(line), factor: entries[place].factor))
        }
        linesOfColumn[column].removeLast(count - kept)
        visited += count
    }

    /// The index of a line's factor of a column.
    private func place(of column: Int32, in line: Int) -> Int? {
        let range = range(of: line)
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < range.upperBound && entries[low].column == column ? low : nil
    }

    // MARK: - Pivots

    /// Exchanges a column and a line.
    /// - Parameter holds: whether the former line stays 0 permanently.
    mutating func exchange(line pivot: Int, column: Int, holds: Bool = false) {
        guard let own = place(of: Int32(column), in: pivot) else { return }
        findLines(of: column)
        if holds { hold(column) }
        isOriginal = false
        // leaving = constant + … + factor × entering, solved for the entering variable.
        let range = range(of: pivot)
        let scale = 1 / entries[own].factor
        for index in range { entries[index].factor *= -scale }
        entries[own].factor = scale
        constants[pivot] *= -scale
        entering.removeAll()
        for index in range where isHeld[Int(entries[index].column)] == 0 { entering.append(entries[index]) }
        for index in affected.indices where affected[index].line != pivot {
            let (line, factor) = (affected[index].line, affected[index].factor)
            constants[line] += factor * constants[pivot]
            mergeEntering(times: factor, replacing: Int32(column), into: line)
        }
        changedLines.append(Int32(pivot))
        (lines[pivot], columns[column]) = (columns[column], lines[pivot])
        places[lines[pivot]] = pivot
        places[columns[column]] = ~column
        closeGaps()
    }

    mutating func forgetChangedLines() { changedLines.removeAll() }

    /// Adds a multiple of the entering variable to a line, where it replaces a column.
    private mutating func mergeEntering(times factor: Double, replacing column: Int32, into line: Int) {
        merged.removeAll()
        let end = range(of: line).upperBound
        var (left, right) = (range(of: line).lowerBound, 0)
        while left < end || right < entering.count {
            if left < end, isHeld[Int(entries[left].column)] != 0 {
                left += 1
                continue
            }
            if right == entering.count || left < end && entries[left].column < entering[right].column {
                merged.append(entries[left])
                left += 1
                continue
            }
            var entry = entering[right]
            entry.factor *= factor
            right += 1
            if left < end, entries[left].column == entry.column {
                if entry.column != column { entry.factor += entries[left].factor }
                left += 1
                if entry.factor.magnitude > EntrySum.zero { merged.append(entry) }
            } else if entry.factor.magnitude > EntrySum.zero {
                merged.append(entry)
                if !linesOfColumn.isEmpty { linesOfColumn[Int(entry.column)].append(Int32(line)) }
            }
        }
        visited += merged.count
        storeMerged(into: line)
    }

    /// Stores the merged entries of a line, at another place if there is no room for them.
    private mutating func storeMerged(into line: Int) {
        changedLines.append(Int32(line))
        entryCount += merged.count - runs[line].count
        if merged.count > runs[line].capacity {
            // More room is reserved, because many lines continue to grow.
            let capacity = min(columns.count + 1, 2 * merged.count)
            runs[line] = Run(start: entries.count, count: merged.count, capacity: capacity)
            entries.append(merged.indices, of: merged)
            entries.append(repeating: Entry(column: 0, factor: 0), count: capacity - merged.count)
            return
        }
        runs[line].count = merged.count
        var place = runs[line].start
        for index in merged.indices {
            entries[place] = merged[index]
            place += 1
        }
    }

    /// Moves the lines together if most of the list is unused.
    private mutating func closeGaps() {
        guard entries.count > 1024 + 4 * entryCount else { return }
        var closed = FlatList<Entry>()
        closed.makeRoom(for: 2 * entryCount)
        for line in lines.indices {
            let range = range(of: line)
            runs[line] = Run(start: closed.count, count: range.count, capacity: range.count)
            closed.append(range, of: entries)
        }
        entries = closed
    }
}
