import Foundation

// Checks for content to which a scroll view does not scroll.
extension LayoutLint {
    /// Reports, for each scroll view, the farthest content to which it does not scroll.
    mutating func checkScrolling() {
        let inside = Dictionary(grouping: screen.views) { $0.scrolls.first ?? -1 }
        for (index, scroll) in screen.scrolls.enumerated()
        where !ignored.contains(scroll.name, scroll.identifier) {
            let content = (inside[index] ?? []).filter { view in
                [.text, .control, .drawing].contains(view.kind) && view.isPlaced && !isIgnored(view)
                    && view.clips.allSatisfy { screen.clips[$0].rect.intersects(view.rect) }
            }
            for edge in [ScreenEdge.bottom, .right] {
                let beyond = content.compactMap { view in
                    view.essential.excess(beyond: scroll.reach).first { $0.0 == edge }.map { (view, $0.1) }
                }
                guard let (view, points) = beyond.max(by: { $0.1 < $1.1 }), points > LayoutLint.letters else {
                    continue
                }
                var needs = scroll.contentSize
                if edge == .bottom { needs.height = scroll.end.y + points } else { needs.width = scroll.end.x + points }
                issues.append(
                    LayoutIssue(
                        view: scroll.name, line: scroll.line,
                        problem: .unreachable(
                            content: view.name, edge, points,
                            contentSize: scroll.isScrollEnabled ? scroll.contentSize : nil, needs: needs)))
            }
        }
    }
}
