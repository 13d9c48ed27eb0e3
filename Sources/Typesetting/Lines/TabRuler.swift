import Foundation

/// Where the tabs of one line lead.
struct TabRuler {
    /// Between the tab stops of `NSParagraphStyle.default`, in points; also behind the last stop of a style that says
    /// nothing else, where UIKit's behaviour is not known.
    private static let standardInterval: CGFloat = 28
    /// Nearer stops are none that anybody sees.
    private static let leastInterval: CGFloat = 0.01

    /// Sorted by their places.
    let stops: [TabStop]
    let interval: CGFloat
    /// Where the line begins, from the edge that stops are measured from.
    let indent: CGFloat
    let source: SourceText

    init(_ style: ParagraphStyle, isFirstLine: Bool, source: SourceText) {
        stops = style.tabStops
        interval = style.tabInterval >= TabRuler.leastInterval ? style.tabInterval : TabRuler.standardInterval
        indent = isFirstLine ? style.firstLineHeadIndent : style.headIndent
        self.source = source
    }

    /// How far a tab leads.
    /// - Parameters:
    ///   - index: Of the tab in the paragraph's clusters.
    ///   - x: Where it begins, from the line's beginning.
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

    /// The width of what a tab aligns; where it is more than `limit`, at least that.
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
