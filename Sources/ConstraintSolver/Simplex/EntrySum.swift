/// A factor with its column of a table, or with the number of an addend.
struct Entry: BitwiseCopyable, Sendable {
    var column: Int32
    var factor: Double

    /// The scalar product of two sums, each sorted by column.
    static func product(_ left: [Entry], _ right: [Entry]) -> Double {
        var sum = 0.0
        var (one, other) = (0, 0)
        while one < left.count, other < right.count {
            let (first, second) = (left[one], right[other])
            if first.column == second.column { sum += first.factor * second.factor }
            if first.column <= second.column { one += 1 }
            if second.column <= first.column { other += 1 }
        }
        return sum
    }
}

/// Adds up factors by column, in a time that depends on the factors and not on the number of columns.
struct EntrySum {
    /// The magnitude below which a remainder of a sum counts as a rounding error.
    static let zero = 1e-12

    private var sums: [Double] = []
    private var isTouched: [Bool] = []
    private var touched: [Int32] = []

    /// Makes room for more columns.
    mutating func grow(to columnCount: Int) {
        while sums.count < columnCount {
            sums.append(0)
            isTouched.append(false)
        }
    }

    mutating func add(_ factor: Double, at column: Int32) {
        sums[Int(column)] += factor
        if !isTouched[Int(column)] {
            isTouched[Int(column)] = true
            touched.append(column)
        }
    }

    /// Takes the sums that are not 0, sorted by column. All are 0 afterwards.
    mutating func take() -> [Entry] {
        if touched.isEmpty { return [] }
        touched.sort()
        var entries: [Entry] = []
        entries.reserveCapacity(touched.count)
        for column in touched {
            let factor = sums[Int(column)]
            sums[Int(column)] = 0
            isTouched[Int(column)] = false
            if factor.magnitude > Self.zero { entries.append(Entry(column: column, factor: factor)) }
        }
        touched.removeAll(keepingCapacity: true)
        return entries
    }
}
