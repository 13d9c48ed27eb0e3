import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A scroll view that does not scroll to the end of its content.
    package struct Unreachable: LayoutProblem {
        /// The view that ends farthest beyond the range of scrolling.
        let content: String
        let edge: ScreenEdge
        /// The distance of that view's end from the range of scrolling.
        let points: CGFloat
        /// The content size; nil for a scroll view that does not scroll at all.
        let contentSize: CGSize?
        let needs: CGSize

        package var kind: IssueKind { .unreachable }
        package var about: [String] { [content, edge.rawValue] }

        package var statement: String {
            guard let contentSize else {
                return "does not scroll, but \(content) ends \(points.sixDigitText) pt beyond its \(edge.rawValue) edge"
            }
            let way = edge.isVertical ? "down" : "sideways"
            return "does not scroll far enough \(way): \(content) ends \(points.sixDigitText) pt beyond the end of its "
                + "contentSize, \(contentSize.text)"
        }

        package var cure: String? {
            contentSize == nil ? "set isScrollEnabled to true" : "set contentSize to \(needs.text)"
        }

        /// Checks each scroll view for the farthest content to which it does not scroll.
        static func check(on lint: LayoutLint) -> [LayoutIssue] {
            let screen = lint.screen
            let inside = Dictionary(grouping: screen.views) { $0.scrolls.first ?? -1 }
            var issues: [LayoutIssue] = []
            for (index, scroll) in screen.scrolls.enumerated()
            where !lint.ignored.contains(scroll.name, scroll.identifier) {
                let content = (inside[index] ?? []).filter { view in
                    [.text, .control, .drawing].contains(view.kind) && view.isPlaced && !lint.isIgnored(view)
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
                    if edge == .bottom {
                        needs.height = scroll.end.y + points
                    } else {
                        needs.width = scroll.end.x + points
                    }
                    let problem = Unreachable(
                        content: view.name, edge: edge, points: points,
                        contentSize: scroll.isScrollEnabled ? scroll.contentSize : nil, needs: needs)
                    issues.append(LayoutIssue(view: scroll.name, line: scroll.line, problem: problem))
                }
            }
            return issues
        }
    }
}
