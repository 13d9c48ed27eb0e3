import Foundation

/// Shortens the clusters of one line to a width, with an ellipsis in place of the text that is left out.
///
/// It keeps as many characters as fit, including white space beside the ellipsis. If not even the ellipsis fits, the
/// ellipsis stands alone.
struct Truncator {
    /// The parts of the line that are kept.
    struct Cut: Equatable {
        /// The number of clusters before the ellipsis.
        var head: Int
        /// The number of clusters after the ellipsis.
        var tail: Int
        /// The run whose attributes the ellipsis has. It is the run of the character before it, or, at the start of a
        /// line, the run of the character after it.
        var run: Int
    }

    /// The clusters of the line; not empty.
    let clusters: [Cluster]
    let width: CGFloat
    /// The width of the ellipsis with the attributes of a run.
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

    /// Keeps the beginning and the end. The beginning gets half the room, the end gets the rest, and the beginning then
    /// gets the room that the end left over.
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

    /// The sums of the first 0, 1, 2 … advances, as long as they fit.
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

    /// The longest beginning of the line that fits in `room`, starting from one that is known to fit.
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
