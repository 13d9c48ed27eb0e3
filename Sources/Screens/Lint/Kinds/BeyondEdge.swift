import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view that extends beyond an edge of the screen.
    package struct BeyondEdge: LayoutProblem {
        let edge: ScreenEdge
        /// The distance by which the view extends beyond the edge.
        let points: CGFloat
        let placeCure: PlaceCure

        package var kind: IssueKind { .beyondEdge }
        package var about: [String] { [edge.rawValue] }

        package var statement: String {
            "extends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge of the screen"
        }

        package var cure: String? { placeCure.text }

        /// Views inside a scroll view are reported with the scroll view if they are beyond its visible part.
        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard lint.screen.isOnScreen, view.kind != .picture, view.scrolls.isEmpty else { return [] }
            let screen = lint.screen
            let reach = view.kind == .control ? view.rect : view.essential
            return reach.excess(beyond: screen.bounds)
                .filter { edge, points in
                    points > slack(of: view, at: edge, on: screen)
                        && !(view.kind == .drawing && screen.isSpanned(by: view.rect, along: edge))
                }
                .map { BeyondEdge(edge: $0, points: $1, placeCure: PlaceCure(of: view, at: $0, on: screen)) }
        }

        /// The distance by which a view may extend beyond an edge of the screen. Letters do not fill their box, and a
        /// control near an edge can still be touched, if its visible content is on screen.
        private static func slack(of view: ViewFacts, at edge: ScreenEdge, on screen: ScreenFacts) -> CGFloat {
            switch view.kind {
            case .text: return LayoutLint.letters
            case .control:
                let isShown = !view.essential.excess(beyond: screen.bounds).contains { $0.0 == edge }
                return isShown ? LayoutLint.touch : LayoutLint.tolerance
            case .picture, .drawing, .surface: return LayoutLint.tolerance
            }
        }
    }
}
