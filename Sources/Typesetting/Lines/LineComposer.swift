import Foundation

/// A line whose characters are known, but not their positions.
struct ComposedLine {
    /// The index in the composer's paragraphs.
    var paragraph: Int
    /// The shown clusters, in logical order.
    var clusters: [Cluster]
    var width: CGFloat
    /// The width with the white space at which the line broke, as far as that fits. A view that hugs the text has this
    /// width (behaviour.md §12).
    var hugging: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var beginsParagraph: Bool
    /// Whether the paragraph, or its part up to a line separator, ends here: such a line is not justified.
    var isLast: Bool
    var endsParagraph: Bool
}

/// Breaks a text into the allowed number of lines. If the text continues, the last line is truncated.
struct LineComposer {
    let shaper: Shaper
    /// The width, at least 0; infinite for no limit.
    let width: CGFloat
    /// The maximum number of lines; 0 for no limit.
    let maximumLines: Int

    private(set) var paragraphs: [ShapedParagraph] = []
    private(set) var lines: [ComposedLine] = []
    private(set) var isTruncated = false

    init(shaper: Shaper, width: CGFloat, maximumLines: Int) {
        self.shaper = shaper
        self.width = width
        self.maximumLines = maximumLines
    }

    /// Composes all lines. Paragraphs are shaped one by one, and none after the last line.
    mutating func compose() {
        let source = shaper.source
        isTruncated = source.isCut
        guard !source.bytes.isEmpty else { return }
        var start = 0
        while start <= source.bytes.count {
            guard lines.count < lineLimit else {
                if source.hasInk(from: start) { isTruncated = true }
                return
            }
            let range = source.paragraph(from: start)
            compose(shaper.shape(range), textEnd: range.upperBound)
            start = range.upperBound + 1
        }
    }

    private var lineLimit: Int {
        maximumLines > 0 ? min(maximumLines, TypesettingLimits.lines) : TypesettingLimits.lines
    }

    private mutating func compose(_ shaped: ShapedParagraph, textEnd: Int) {
        var paragraph = shaped
        let firstLine = lines.count
        var start = 0
        var needsLine = true
        while needsLine {
            guard lines.count < lineLimit else {
                if paragraph.clusters[start...].hasInk { isTruncated = true }
                break
            }
            let isFirst = lines.count == firstLine
            let room = Room(
                width: roomWidth(of: paragraph.style, isFirst: isFirst),
                tabs: TabRuler(paragraph.style, isFirstLine: isFirst, source: shaper.source))
            let isLastAllowed = lines.count == maximumLines - 1
            let end =
                isLastAllowed
                ? appendLastLine(&paragraph, from: start, room: room, textEnd: textEnd)
                : appendLine(&paragraph, from: start, room: room, textEnd: textEnd)
            let last = lines.count - 1
            lines[last].beginsParagraph = last == firstLine
            let isSeparated = end > start && paragraph.clusters[end - 1].traits.contains(.lineSeparator)
            needsLine = end < paragraph.clusters.count || isSeparated
            lines[last].endsParagraph = !needsLine
            start = end
        }
        paragraphs.append(paragraph)
    }

    /// The space for a line.
    private struct Room {
        let width: CGFloat
        let tabs: TabRuler
    }

    /// The width between the indents.
    private func roomWidth(of style: ParagraphStyle, isFirst: Bool) -> CGFloat {
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return max(0, end - head)
    }

    // MARK: One line

    private func end(of paragraph: inout ShapedParagraph, from start: Int, room: Room) -> Int {
        let breaker = LineBreaker(
            width: room.width, granularity: paragraph.style.lineBreak == .byCharWrapping ? .character : .word,
            tabs: room.tabs)
        while true {
            switch breaker.end(of: &paragraph, from: start) {
            case .end(let end): return end
            case .needsBoundaries: shaper.markBoundaries(&paragraph)
            }
        }
    }

    /// Wraps a line that may be followed by another one, and returns where that begins.
    private mutating func appendLine(
        _ paragraph: inout ShapedParagraph, from start: Int, room: Room, textEnd: Int
    ) -> Int {
        var end = end(of: &paragraph, from: start, room: room)
        // The ellipsis after the next line would need room on this one.
        let isFollowedByAll = lines.count + 2 != maximumLines || !shaper.source.hasInk(from: textEnd)
        if isFollowedByAll, paragraph.style.lineBreakStrategy.contains(.pushOut),
            paragraph.style.lineBreak != .byCharWrapping
        {
            end = paragraph.pushingOut(
                end, ofLineFrom: start, nextRoom: roomWidth(of: paragraph.style, isFirst: false))
        }
        append(paragraph, start..<end, room: room.width)
        return end
    }

    /// Appends the last allowed line. The rest of the text is cut or replaced by an ellipsis.
    private mutating func appendLastLine(
        _ paragraph: inout ShapedParagraph, from start: Int, room: Room, textEnd: Int
    ) -> Int {
        switch paragraph.style.lineBreak {
        case .byWordWrapping, .byCharWrapping:
            let end = end(of: &paragraph, from: start, room: room)
            append(paragraph, start..<end, room: room.width)
            return end
        case .byClipping:
            let end = LineBreaker.unwrappedEnd(of: &paragraph, from: start, tabs: room.tabs)
            append(paragraph, start..<end, room: room.width)
            if lines[lines.count - 1].width > room.width + LineBreaker.tolerance { isTruncated = true }
            return end
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
            return appendTruncatedLine(&paragraph, from: start, room: room, textEnd: textEnd)
        }
    }

    private mutating func appendTruncatedLine(
        _ paragraph: inout ShapedParagraph, from start: Int, room: Room, textEnd: Int
    ) -> Int {
        let end = LineBreaker.unwrappedEnd(of: &paragraph, from: start, tabs: room.tabs)
        let room = room.width
        let rest = Array(paragraph.clusters[start..<end].trimmed)
        let lineBreak = shownLineBreak(of: paragraph.style)
        let goesOn = paragraph.clusters[end...].hasInk || shaper.source.hasInk(from: textEnd) || shaper.source.isCut
        let fits = rest.advance <= room + LineBreaker.tolerance
        guard !rest.isEmpty, !fits || goesOn && lineBreak == .byTruncatingTail else {
            append(paragraph, start..<end, room: room)
            return end
        }
        let tightens = paragraph.style.tightensBeforeTruncating
        if tightens, !goesOn {
            let tight = tightened(rest, by: rest.advance - room)
            if tight.advance <= room + LineBreaker.tolerance {
                append(paragraph, shown: tight, isLast: true, endRun: tight[0].run)
                return end
            }
        }
        isTruncated = true
        shaper.markBoundaries(&paragraph)
        // The clusters are read again, because boundaries are marked now.
        var clusters = Array(paragraph.clusters[start..<start + rest.count])
        if tightens { clusters = tightened(clusters, by: .infinity) }
        let truncator = Truncator(clusters: clusters, width: room, ellipsisAdvance: shaper.ellipsisAdvance)
        let cut =
            switch lineBreak {
            case .byTruncatingHead: truncator.head()
            case .byTruncatingMiddle: truncator.middle()
            default: truncator.tail()
            }
        let ellipsis = shaper.ellipsis(run: cut.run, in: &paragraph)
        let shown = clusters[..<cut.head] + [ellipsis] + clusters[(clusters.count - cut.tail)...]
        append(paragraph, shown: Array(shown), isLast: true, endRun: cut.run)
        return paragraph.clusters.count
    }

    /// The mode in effect. With several lines, the head and the middle are never cut (behaviour.md §12).
    private func shownLineBreak(of style: ParagraphStyle) -> ParagraphStyle.LineBreak {
        switch style.lineBreak {
        case .byTruncatingHead where maximumLines > 1, .byTruncatingMiddle where maximumLines > 1: .byTruncatingTail
        default: style.lineBreak
        }
    }

    /// The maximum distance by which a letter moves towards the next one before a line is truncated, as a fraction of
    /// the font's size (look.md §11).
    private static let tighteningLimit: CGFloat = 0.01

    /// A line whose letters are moved closer together. In total they move by the excess, or by the allowed amount if
    /// that is less.
    private func tightened(_ clusters: [Cluster], by excess: CGFloat) -> [Cluster] {
        let limits = clusters.dropLast().map { cluster in
            min(LineComposer.tighteningLimit * shaper.looks[cluster.run].font.pointSize, max(0, cluster.advance))
        }
        let allowed = limits.reduce(0, +)
        guard allowed > 0 else { return clusters }
        let part = min(1, excess / allowed)
        var tight = clusters
        for (index, limit) in limits.enumerated() { tight[index].advance -= limit * part }
        return tight
    }

    /// Appends the clusters of a range. White space at which a line wraps has no width. White space at the end of a
    /// paragraph keeps its width, if it fits.
    private mutating func append(_ paragraph: ShapedParagraph, _ range: Range<Int>, room: CGFloat) {
        var shown = paragraph.clusters[range]
        let isSeparated = shown.last?.traits.contains(.lineSeparator) == true
        let isLast = isSeparated || range.upperBound == paragraph.clusters.count
        if isSeparated { shown.removeLast() }
        var hugging: CGFloat = 0
        if !isLast || shown.advance > room + LineBreaker.tolerance {
            hugging = min(shown.advance, room)
            shown = shown.trimmed
        }
        let endRun = range.isEmpty ? paragraph.endRun : paragraph.clusters[range.lowerBound].run
        append(paragraph, shown: Array(shown), isLast: isLast, endRun: endRun)
        let last = lines.count - 1
        if !isLast, let hang = shown.last?.hang { lines[last].width = max(0, lines[last].width - hang) }
        lines[last].hugging = max(hugging, lines[last].width)
    }

    /// Appends a line. If it shows nothing, its height is that of `endRun`.
    private mutating func append(_ paragraph: ShapedParagraph, shown: [Cluster], isLast: Bool, endRun: Int) {
        var line = ComposedLine(
            paragraph: paragraphs.count, clusters: shown, width: max(0, shown.advance),
            hugging: max(0, shown.advance), ascent: -.infinity, descent: -.infinity, leading: 0, beginsParagraph: false,
            isLast: isLast, endsParagraph: false)
        var measured: Int?
        for run in (shown.isEmpty ? [endRun] : shown.map(\.run)) where run != measured {
            let look = shaper.looks[run]
            line.ascent = max(line.ascent, look.ascent)
            line.descent = max(line.descent, look.descent)
            line.leading = max(line.leading, look.font.metrics.leading)
            measured = run
        }
        lines.append(line)
    }
}
