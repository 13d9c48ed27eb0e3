import Foundation

/// Decides where a line ends, from clusters and widths only.
struct LineBreaker {
    enum Granularity {
        /// Lines end at the boundaries of words; inside a word only if it is longer than a line.
        case word
        case character
    }

    enum Outcome: Equatable {
        /// The index of the next line's first cluster.
        case end(Int)
        /// The text does not fit, and the clusters lack the positions at which a line may begin.
        case needsBoundaries
    }

    /// The width by which a line may exceed its room, in points, because sums of rounded numbers are not exact.
    static let tolerance: CGFloat = 0.001
    let width: CGFloat
    let granularity: Granularity
    let tabs: TabRuler

    /// The end of the line that begins at `start`, including white space at the end. The line has at least one
    /// character, so that repeated calls reach the end. The call sets the advances of tabs.
    func end(of paragraph: inout ShapedParagraph, from start: Int) -> Outcome {
        var x: CGFloat = 0
        var lastWord: Int?
        var lastCharacter: Int?
        for index in start..<paragraph.clusters.count {
            let traits = paragraph.clusters[index].traits
            if index > start {
                if traits.contains(.mayBeginLine) { lastWord = index }
                if traits.contains(.beginsCharacter) { lastCharacter = index }
            }
            if traits.contains(.lineSeparator) { return .end(index + 1) }
            if traits.contains(.tab) {
                paragraph.clusters[index].advance = tabs.advance(of: index, in: paragraph.clusters, at: x)
            }
            x += paragraph.clusters[index].advance
            guard x - paragraph.clusters[index].hang > width + LineBreaker.tolerance, !traits.contains(.white) else {
                continue
            }
            guard paragraph.hasBoundaries else { return .needsBoundaries }
            let end = granularity == .word ? lastWord ?? lastCharacter : lastCharacter
            if let end { return .end(end) }
        }
        return .end(paragraph.clusters.count)
    }

    /// The end of a line that is never wrapped: the next line separator, or the end of the paragraph.
    static func unwrappedEnd(of paragraph: inout ShapedParagraph, from start: Int, tabs: TabRuler) -> Int {
        var x: CGFloat = 0
        for index in start..<paragraph.clusters.count {
            let traits = paragraph.clusters[index].traits
            if traits.contains(.lineSeparator) { return index + 1 }
            if traits.contains(.tab) {
                paragraph.clusters[index].advance = tabs.advance(of: index, in: paragraph.clusters, at: x)
            }
            x += paragraph.clusters[index].advance
        }
        return paragraph.clusters.count
    }
}

extension RandomAccessCollection where Element == Cluster {
    var advance: CGFloat { reduce(0) { $0 + $1.advance } }

    /// The clusters without white space at the end.
    var trimmed: SubSequence {
        var end = endIndex
        while end > startIndex, self[index(before: end)].traits.contains(.white) { end = index(before: end) }
        return self[startIndex..<end]
    }

    var hasInk: Bool { contains { !$0.traits.contains(.white) } }
}
