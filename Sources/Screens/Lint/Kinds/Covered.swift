import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view that the device or the system covers, or that is outside the safe area.
    package struct Covered: LayoutProblem {
        /// The part of the device or the system that covers the view, if it is known.
        let cover: String?
        let edge: ScreenEdge
        /// The extent of the covered part.
        let points: CGFloat
        /// The scroll view that cannot move the view into the safe area, if there is one.
        let scroll: String?

        package var kind: IssueKind { .covered }
        package var about: [String] { [cover, edge.rawValue, scroll].compactMap(\.self) }

        package var statement: String {
            let what =
                cover.map { "extends \(points.sixDigitText) pt into the safe-area inset of the \($0)" }
                ?? "is \(points.sixDigitText) pt outside the safe area at the \(edge.rawValue)"
            return what + (scroll.map { "; \($0) cannot scroll far enough to move it out" } ?? "")
        }

        package var cure: String? { Covered.cure }

        static let cure = "keep it in the safe area (with \"fill\": \"safeArea\", or constraints to the safe area)"

        /// Checks a view's position. Content that its scroll views cannot move into view is treated as content that
        /// does not scroll.
        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            let screen = lint.screen
            guard screen.isOnScreen else { return [] }
            let scrolls = view.scrolls.map { screen.scrolls[$0] }
            var frame = screen.bounds
            for scroll in scrolls { frame = frame.intersection(scroll.rect) }
            guard !frame.isNull else { return [] }
            return ScreenEdge.allCases.compactMap { edge in
                // Content that is scrolled out of view comes into view along the other axis.
                let shown =
                    scrolls.isEmpty ? view.essential.intersection(frame) : view.essential.cut(to: frame, at: edge)
                guard !shown.isNull,
                    let points = shown.excess(beyond: screen.safeArea).first(where: { $0.0 == edge })?.1,
                    !isMeantToBleed(view, at: edge, on: screen)
                else { return nil }
                let rest = scrolls.reduce(points) { $0 - $1.travel(from: edge) }
                guard rest > LayoutLint.tolerance else { return nil }
                return Covered(cover: screen.covers[edge], edge: edge, points: rest, scroll: scrolls.first?.name)
            }
        }

        /// Whether a view may extend to the edge. Images and drawings may. Controls may only if they are as long as the
        /// edge and show nothing there.
        private static func isMeantToBleed(_ view: ViewFacts, at edge: ScreenEdge, on screen: ScreenFacts) -> Bool {
            switch view.kind {
            case .text: false
            case .control: view.essential == view.rect && screen.isSpanned(by: view.rect, along: edge)
            case .picture, .drawing, .surface: screen.bleeds(view.rect, at: edge)
            }
        }
    }
}

extension CGRect {
    /// The part of the rectangle that is visible in a frame after scrolling along the edge.
    fileprivate func cut(to frame: CGRect, at edge: ScreenEdge) -> CGRect {
        if edge.isVertical {
            return intersection(CGRect(x: minX, y: frame.minY, width: width, height: frame.height))
        }
        return intersection(CGRect(x: frame.minX, y: minY, width: frame.width, height: height))
    }
}
