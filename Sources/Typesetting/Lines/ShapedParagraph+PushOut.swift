import Foundation

extension ShapedParagraph {
    /// The end of a line that avoids a single word on the last line. It is before the line's own last word, if the line
    /// keeps another one and both words fit on the next line; else it is `end`.
    func pushingOut(_ end: Int, ofLineFrom start: Int, nextRoom room: CGFloat) -> Int {
        guard end > start, end < clusters.count, let word = lastWord(of: start..<end), isSingleWord(from: end) else {
            return end
        }
        let last = clusters[word...].trimmed
        let width = last.advance - (last.last?.hang ?? 0)
        return width <= room + LineBreaker.tolerance ? word : end
    }

    /// Whether the rest of the paragraph is one whole word.
    private func isSingleWord(from start: Int) -> Bool {
        guard beginsWord(start), !clusters[start - 1].traits.contains(.lineSeparator) else { return false }
        for index in start + 1..<clusters.count
        where beginsWord(index) || clusters[index].traits.contains(.lineSeparator) {
            return false
        }
        return true
    }

    /// The start of the last word of a line, if it follows other words.
    private func lastWord(of line: Range<Int>) -> Int? {
        var index = line.upperBound - 1
        while index > line.lowerBound, !beginsWord(index) { index -= 1 }
        return clusters[line.lowerBound..<index].hasInk ? index : nil
    }

    /// Whether white space ends before a cluster and a line may begin with it.
    private func beginsWord(_ index: Int) -> Bool {
        clusters[index].traits.contains(.mayBeginLine) && clusters[index - 1].traits.contains(.white)
    }
}
