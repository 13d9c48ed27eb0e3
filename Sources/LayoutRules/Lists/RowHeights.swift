public import Foundation

/// The heights of the rows of a section, and the place of each row.
///
/// Rows have a common height or heights of their own, and some of them a height that replaces it, because they were
/// measured. The memory is a few bytes, or 8 bytes a row if rows have heights of their own, and what was measured.
public struct RowHeights: Sendable, Hashable {
    private enum Base: Sendable, Hashable {
        case uniform(CGFloat)
        /// The start of each row, and the end of the last one.
        case listed([CGFloat])
    }

    public let count: Int
    private let base: Base
    /// The rows with a height that replaces that of the base, in order.
    private var rows: [Int] = []
    private var heights: [CGFloat] = []
    /// For each of these rows, the sum of the differences up to it, including its own.
    private var sums: [CGFloat] = []

    public init(count: Int, each height: CGFloat) {
        self.count = max(0, count)
        base = .uniform(height)
    }

    public init(_ heights: [CGFloat]) {
        count = heights.count
        var starts: [CGFloat] = []
        starts.reserveCapacity(heights.count + 1)
        var y: CGFloat = 0
        for height in heights {
            starts.append(y)
            y += height
        }
        starts.append(y)
        base = .listed(starts)
    }

    /// The sum of all heights, in points.
    public var total: CGFloat { baseStart(of: count) + (sums.last ?? 0) }

    /// The number of rows whose height was replaced.
    public var measuredCount: Int { rows.count }

    /// The distance from the start of the section's rows to the start of a row, in points; for `count`, the total.
    public func start(of row: Int) -> CGFloat {
        let place = place(of: row)
        return baseStart(of: row) + (place > 0 ? sums[place - 1] : 0)
    }

    public func height(of row: Int) -> CGFloat { measuredHeight(of: row) ?? baseHeight(of: row) }

    /// The height that replaces that of the base; nil if none does.
    public func measuredHeight(of row: Int) -> CGFloat? {
        let place = place(of: row)
        return place < rows.count && rows[place] == row ? heights[place] : nil
    }

    /// Replaces the height of a row.
    public mutating func setMeasured(_ height: CGFloat, of row: Int) {
        let place = place(of: row)
        let isKnown = place < rows.count && rows[place] == row
        let change = height - (isKnown ? heights[place] : baseHeight(of: row))
        if isKnown {
            heights[place] = height
        } else {
            rows.insert(row, at: place)
            heights.insert(height, at: place)
            sums.insert(place > 0 ? sums[place - 1] : 0, at: place)
        }
        var next = place
        while next < sums.count {
            sums[next] += change
            next += 1
        }
    }

    /// The last row that starts at or before `y`, which is a distance from the start of the first row; nil if there are no
    /// rows, or if it is before the first one.
    public func row(at y: CGFloat) -> Int? {
        guard count > 0, y >= 0 else { return nil }
        if rows.isEmpty, case .uniform(let height) = base, height > 0 {
            return Int(min(CGFloat(count - 1), (y / height).rounded(.down)))
        }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The place of a row in the list of measured rows, or the place where it would be.
    private func place(of row: Int) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func baseStart(of row: Int) -> CGFloat {
        switch base {
        case .uniform(let height): CGFloat(row) * height
        case .listed(let starts): starts[row]
        }
    }

    private func baseHeight(of row: Int) -> CGFloat {
        switch base {
        case .uniform(let height): height
        case .listed(let starts): starts[row + 1] - starts[row]
        }
    }
}
