/// Finds the names that a misspelt one may have meant.
package enum NearestName {
    /// The number of bytes of a name that are compared; the rest is ignored.
    private static let lengthLimit = 64

    /// The indices of the known names nearest to `name`, nearest first; equally near names keep their order.
    ///
    /// A name is close if at most a third of its letters, or two letters, would have to change.
    package static func among(_ known: [String], to name: String, limit: Int) -> [Int] {
        let wanted = Array(name.utf8.prefix(lengthLimit))
        let near = known.enumerated().compactMap { index, candidate -> (index: Int, distance: Int)? in
            let candidate = Array(candidate.utf8.prefix(lengthLimit))
            let allowed = max(2, max(wanted.count, candidate.count) / 3)
            guard abs(wanted.count - candidate.count) <= allowed else { return nil }
            let distance = distance(wanted, candidate)
            return distance <= allowed ? (index, distance) : nil
        }
        return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.index)
    }

    /// The number of bytes that have to be inserted, removed, replaced, or swapped with their neighbour, to turn `a`
    /// into `b`.
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var best = min(min(last[j + 1], row[j]) + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
