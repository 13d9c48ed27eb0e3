import Foundation

/// Shortens the clusters of one line to a width, with room for an ellipsis in place of what is left out.
///
/// It keeps as many characters as fit, and white space beside the ellipsis too. Where not even the ellipsis fits, it
/// stands alone.
struct Truncator {
    /// What stays of the line.
    struct Cut: Equatable {
        /// Clusters before the ellipsis.
        var head: Int
        /// Clusters behind the ellipsis.
        var tail: Int
        /// The run whose look the ellipsis has: that of the character before it, or behind it at the head of a line.
        var run: Int
    }

    /// Not empty.
    let clusters: [Cluster]
    let width: CGFloat
    /// The width of the ellipsis in the look of a run.
    let ellipsisAdvance: (_ run: Int) -> CGFloat

    func tail() -> Cut {
        let sums = fittingSums(clusters.lazy.map(\.advance))
        for kept in stride(from: sums.count - 1, through: 1, by: -1) where isBoundary(kept) {
            let run = clusters[kept - 1].run
            if sums[kept] + ellipsisAdvance(run) <= limit { return Cut(head: kept, tail: 0, run: run) }
        }
        return Cut(head: 0, tail: 0, run: clusters[0].run)
    }

    func head() -> Cut {
        let sums = fittingSums(clusters.reversed().lazy.map(\.advance))
        for kept in stride(from: sums.count - 1, through: 1, by: -1) where isBoundary(clusters.count - kept) {
            let run = clusters[clusters.count - kept].run
            if sums[kept] + ellipsisAdvance(run) <= limit { return Cut(head: 0, tail: kept, run: run) }
        }
        return Cut(head: 0, tail: 0, run: clusters[clusters.count - 1].run)
    }

    /// Half the room goes to the beginning, what that leaves to the end, and what that leaves to the beginning again.
    func middle() -> Cut {
        let run = clusters[0].run
        let room = limit - ellipsisAdvance(run)
        var head = grow((0, 0), upTo: clusters.count, room: room / 2)
        var tail = (count: 0, sum: CGFloat(0))
        var sum: CGFloat = 0
        for kept in 1..<max(clusters.count - head.count + 1, 1) {
            sum += clusters[clusters.count - kept].advance
            if head.sum + sum > room { break }
            if isBoundary(clusters.count - kept) { tail = (kept, sum) }
        }
        head = grow(head, upTo: clusters.count - tail.count, room: room - tail.sum)
        return Cut(head: head.count, tail: tail.count, run: run)
    }

    private var limit: CGFloat { width + LineBreaker.tolerance }

    /// The width of no, one, two … advances, as long as they fit.
    private func fittingSums(_ advances: some Sequence<CGFloat>) -> [CGFloat] {
        var sums: [CGFloat] = [0]
        for advance in advances {
            let sum = sums[sums.count - 1] + advance
            if sum > limit { break }
            sums.append(sum)
        }
        return sums
    }

    private func isBoundary(_ index: Int) -> Bool {
        index >= clusters.count || clusters[index].traits.contains(.beginsCharacter)
    }

    /// The longest beginning of the line that `room` holds, from one that is known to fit.
    private func grow(
        _ start: (count: Int, sum: CGFloat), upTo end: Int, room: CGFloat
    ) -> (count: Int, sum: CGFloat) {
        var best = start
        var sum = start.sum
        for index in start.count..<max(end, start.count) {
            sum += clusters[index].advance
            if sum > room { break }
            if isBoundary(index + 1) { best = (index + 1, sum) }
        }
        return best
    }
}
