import Foundation

/// The positions to which the tabs of one line lead.
struct TabRuler {
    /// The interval between the tab stops of `NSParagraphStyle.default`, in points. It also applies after the last stop
    /// of a style without an interval, where UIKit's behaviour is unknown.
    private static let standardInterval: CGFloat = 28
    /// The smallest interval; a smaller one would not be visible.
    private static let leastInterval: CGFloat = 0.01

    /// The tab stops in the order of their positions.
    let stops: [TabStop]
    let interval: CGFloat
    /// The distance of the line's start from the edge at which tab stops begin to count.
    let indent: CGFloat
    let source: SourceText

    init(_ style: ParagraphStyle, isFirstLine: Bool, source: SourceText) {
        stops = style.tabStops
        interval = style.tabInterval >= TabRuler.leastInterval ? style.tabInterval : TabRuler.standardInterval
        indent = isFirstLine ? style.firstLineHeadIndent : style.headIndent
        self.source = source
    }

    /// The advance of a tab.
    /// - Parameters:
    ///   - index: the index of the tab in the paragraph's clusters.
    ///   - x: the start of the tab, from the beginning of the line.
    func advance(of index: Int, in clusters: [Cluster], at x: CGFloat) -> CGFloat {
        let place = indent + x
        guard let stop = stops.first(where: { $0.location > place + LineBreaker.tolerance }) else {
            return ((place / interval).rounded(.down) + 1) * interval - place
        }
        let room = stop.location - place
        guard stop.alignment != .leading else { return room }
        let share: CGFloat = stop.alignment == .center ? 0.5 : 1
        return max(
            0, room - share * width(behind: index, in: clusters, terminators: stop.terminators, limit: room / share))
    }

    /// The width of the text that a tab aligns. If it exceeds `limit`, the result is any width above the limit.
    private func width(
        behind index: Int, in clusters: [Cluster], terminators: CharacterSet, limit: CGFloat
    ) -> CGFloat {
        var width: CGFloat = 0
        for cluster in clusters[(index + 1)...] {
            if !cluster.traits.isDisjoint(with: [.tab, .lineSeparator]) || width > limit { break }
            if !terminators.isEmpty, terminators.contains(source.bytes.scalar(at: cluster.bytes.lowerBound)) { break }
            width += cluster.advance
        }
        return width
    }
}
