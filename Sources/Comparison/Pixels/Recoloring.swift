import Basics
import ImageCodecs

/// A replacement of one colour of a view by another, at almost every pixel that had it. The new colour was not the
/// view's background before.
///
/// Letters that moved, a new border or another icon also turn pixels of one colour into another, but then the old
/// colour remains elsewhere, or the new one existed before.
struct Recoloring {
    private struct Colors: Hashable {
        let old: UInt32
        let new: UInt32
    }

    private struct Counts {
        /// The number of the view's pixels that had the old colour.
        var old = 0
        /// The number of these pixels that now have the new colour.
        var turned = 0
        /// The number of the view's pixels that had the new colour before.
        var ground = 0
    }

    private let rect: PixelRect
    private let colors: Colors
    private var counts = Counts()

    /// The number of pixels that is enough to find a view's most frequent change.
    private static let sample = 20_000
    /// The minimum share of the differing pixels that must have the most frequent change. It is less than half, because
    /// letters have many edges.
    private static let leastShare = 0.25
    /// The minimum share of the old colour that must have disappeared; views in front of this one may have the colour,
    /// too.
    private static let leastTurned = 0.9

    /// The changes of colour by view.
    ///
    /// - Parameter views: the views, each with its rectangle and the indices of its differing pixels, from the top
    ///   left.
    static func all(
        of views: [(view: Int, rect: PixelRect, places: [UInt32])], in pair: PicturePair, owners: inout LastingOwners
    ) -> [Int: RepaintedView.ColorChange] {
        var candidates: [Int: Recoloring] = [:]
        for (view, rect, places) in views { candidates[view] = Recoloring(of: places, in: pair, rect: rect) }
        let rows = candidates.values.map(\.rect)
        guard let top = rows.map(\.y).min(), let bottom = rows.map({ $0.y + $0.height }).max() else { return [:] }
        var found = [Recoloring?](repeating: nil, count: (candidates.keys.max() ?? 0) + 1)
        for (view, candidate) in candidates { found[view] = candidate }
        /// The counts of one row, part by part. Most rows of a screen have the counts of the row above.
        var row: [(view: Int, counts: Counts)] = []
        for y in top..<bottom {
            if y == top || !owners.isSame(in: y - 1...y) || !pair.repeatsRow(above: y) {
                row = []
                var x = 0
                while x < pair.width {
                    let owner = owners.owner(x: x, y: y)
                    let end = min(pair.width, owners.end)
                    if let owner, owner < found.count, let view = found[owner] {
                        row.append((owner, view.counts(from: y * pair.width + x, to: y * pair.width + end, in: pair)))
                    }
                    x = end
                }
            }
            for (view, counts) in row { found[view]?.add(counts) }
        }
        return candidates.keys.reduce(into: [:]) { $0[$1] = found[$1]?.change }
    }

    /// The change of the most frequent colour; nil if no change is frequent.
    private init?(of places: [UInt32], in pair: PicturePair, rect: PixelRect) {
        var counts: [Colors: Int] = [:]
        let step = max(1, places.count / Recoloring.sample)
        for index in stride(from: 0, to: places.count, by: step) {
            let place = Int(places[index])
            counts[Colors(old: pair.reference[place], new: pair.actual[place]), default: 0] += 1
        }
        let looked = counts.values.reduce(0, +)
        // If two changes are equally frequent, the one with the smaller colours is chosen, so that every run has the
        // same result.
        let first = counts.max { ($0.value, $1.key.old, $1.key.new) < ($1.value, $0.key.old, $0.key.new) }
        guard let (colors, count) = first, Double(count) >= Recoloring.leastShare * Double(looked) else { return nil }
        self.rect = rect
        self.colors = colors
    }

    /// The counts among the view's pixels from `start` up to `end`.
    private func counts(from start: Int, to end: Int, in pair: PicturePair) -> Counts {
        var counts = Counts()
        var place = start
        while place < end {
            let before = pair.reference[place]
            if before == colors.old {
                counts.old += 1
                if pair.actual[place] == colors.new { counts.turned += 1 }
            } else if before == colors.new {
                counts.ground += 1
            }
            place += 1
        }
        return counts
    }

    private mutating func add(_ other: Counts) {
        counts.old += other.old
        counts.turned += other.turned
        counts.ground += other.ground
    }

    private var change: RepaintedView.ColorChange? {
        guard Double(counts.turned) >= Recoloring.leastTurned * Double(counts.old), counts.ground < counts.turned else {
            return nil
        }
        return RepaintedView.ColorChange(
            old: Premultiplied.straight(colors.old), new: Premultiplied.straight(colors.new))
    }
}
