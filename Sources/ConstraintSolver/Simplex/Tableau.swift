/// Variables of which some, the *columns*, are 0, and the others, the *lines*, are sums of a constant and columns.
///
/// Only factors other than 0 are stored. Layouts are sparse: most rows speak of two or three of hundreds of unknowns.
struct Tableau {
    /// The variable that each line stands for.
    private(set) var lines: [Int] = []
    private(set) var constants: [Double] = []
    /// What each line has of columns, sorted by column.
    private(set) var entries: [[Entry]] = []
    /// The variable of each column.
    private(set) var columns: [Int]
    /// Where each variable stands: its line, or the complement of its column.
    private(set) var places: [Int]
    /// The lines of each column. Some may have lost it since, and some may occur twice.
    private var linesOfColumn: [[Int32]]
    /// How many entries were read and written, as a measure of work.
    private(set) var visited = 0

    /// The lines that are not what they were when this was emptied last; some occur twice.
    private(set) var changedLines: [Int32] = []

    // Working storage.
    private var sum: EntrySum
    private var merged: [Entry] = []
    private var stamps: [Int32] = []
    private var stamp: Int32 = 0

    /// The first variables are columns.
    init(columnCount: Int) {
        columns = Array(0..<columnCount)
        places = columns.map { ~$0 }
        linesOfColumn = Array(repeating: [], count: columnCount)
        sum = EntrySum(columnCount: columnCount)
    }

    /// Adds a variable that is a constant and a sum of others, whatever these are now.
    /// - Returns: its number.
    @discardableResult
    mutating func addLine(_ entries: [Entry], constant: Double) -> Int {
        let line = lines.count
        let sum = sum(of: entries, constant: constant)
        for entry in sum.entries { linesOfColumn[Int(entry.column)].append(Int32(line)) }
        changedLines.append(Int32(line))
        lines.append(places.count)
        constants.append(sum.constant)
        self.entries.append(sum.entries)
        stamps.append(0)
        places.append(line)
        return places.count - 1
    }

    /// A sum of variables as a constant and a sum of columns.
    mutating func sum(of entries: [Entry], constant: Double) -> (constant: Double, entries: [Entry]) {
        var value = constant
        for entry in entries {
            let place = places[Int(entry.column)]
            if place < 0 {
                sum.add(entry.factor, at: Int32(~place))
                continue
            }
            value += entry.factor * constants[place]
            visited += self.entries[place].count
            for other in self.entries[place] { sum.add(entry.factor * other.factor, at: other.column) }
        }
        let result = sum.take()
        visited += result.count
        return (value, result)
    }

    /// Adds a variable that is a column, and on which the others depend as a list by their numbers says, all else being
    /// equal that they were defined by.
    /// - Returns: its number.
    mutating func addColumn(_ effects: [Double]) -> Int {
        let column = Int32(columns.count)
        linesOfColumn.append([])
        for index in lines.indices {
            // Columns stay 0: what depends on the new variable among them has to be made up for.
            var factor = effects[lines[index]]
            for entry in entries[index] {
                let effect = effects[columns[Int(entry.column)]]
                if effect != 0 { factor -= entry.factor * effect }
            }
            visited += entries[index].count
            guard factor.magnitude > EntrySum.zero else { continue }
            changedLines.append(Int32(index))
            entries[index].append(Entry(column: column, factor: factor))
            linesOfColumn[Int(column)].append(Int32(index))
        }
        columns.append(places.count)
        places.append(~Int(column))
        sum.addColumn()
        return places.count - 1
    }

    /// The lines that depend on a column, each once, with their factors.
    mutating func entries(ofColumn column: Int) -> [(line: Int, factor: Double)] {
        nextStamp()
        var found: [(line: Int, factor: Double)] = []
        var kept: [Int32] = []
        for line in linesOfColumn[column] where stamps[Int(line)] != stamp {
            stamps[Int(line)] = stamp
            guard let place = place(of: Int32(column), in: Int(line)) else { continue }
            kept.append(line)
            found.append((Int(line), entries[Int(line)][place].factor))
        }
        visited += linesOfColumn[column].count
        linesOfColumn[column] = kept
        return found
    }

    private mutating func nextStamp() {
        stamp += 1
        guard stamp == .max else { return }
        stamp = 1
        for index in stamps.indices { stamps[index] = 0 }
    }

    /// Where a line has its factor of a column.
    private func place(of column: Int32, in line: Int) -> Int? {
        let entries = entries[line]
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].column == column ? low : nil
    }

    /// Makes a column a line and a line a column.
    mutating func exchange(line pivot: Int, column: Int) {
        guard let own = place(of: Int32(column), in: pivot) else { return }
        let affected = entries(ofColumn: column)
        // leaving = constant + … + factor × entering, solved for the entering one.
        var entering = entries[pivot]
        let scale = 1 / entering[own].factor
        for index in entering.indices { entering[index].factor *= -scale }
        entering[own].factor = scale
        constants[pivot] *= -scale
        for (line, factor) in affected where line != pivot {
            constants[line] += factor * constants[pivot]
            merge(entering, times: factor, replacing: Int32(column), into: line)
            changedLines.append(Int32(line))
        }
        entries[pivot] = entering
        changedLines.append(Int32(pivot))
        swap(&lines[pivot], &columns[column])
        places[lines[pivot]] = pivot
        places[columns[column]] = ~column
    }

    mutating func forgetChangedLines() { changedLines.removeAll(keepingCapacity: true) }

    /// Adds a multiple of some entries to a line, in which they stand in place of a column.
    private mutating func merge(_ added: [Entry], times factor: Double, replacing column: Int32, into line: Int) {
        merged.removeAll(keepingCapacity: true)
        swap(&merged, &entries[line])
        var result: [Entry] = []
        result.reserveCapacity(merged.count + added.count)
        var (left, right) = (0, 0)
        while left < merged.count || right < added.count {
            if right == added.count || left < merged.count && merged[left].column < added[right].column {
                result.append(merged[left])
                left += 1
                continue
            }
            var entry = added[right]
            entry.factor *= factor
            right += 1
            if left < merged.count, merged[left].column == entry.column {
                if entry.column != column { entry.factor += merged[left].factor }
                left += 1
                if entry.factor.magnitude > EntrySum.zero { result.append(entry) }
            } else if entry.factor.magnitude > EntrySum.zero {
                result.append(entry)
                linesOfColumn[Int(entry.column)].append(Int32(line))
            }
        }
        visited += result.count
        entries[line] = result
    }
}
