import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view of which no part is on screen.
    package struct OffScreen: LayoutProblem {
        let edge: ScreenEdge
        /// The distance between the view's outer end and the edge.
        let points: CGFloat
        let placeCure: PlaceCure

        package var kind: IssueKind { .offScreen }
        package var about: [String] { [edge.rawValue] }

        package var statement: String {
            "is off screen: it ends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge"
        }

        package var cure: String? { placeCure.text }
    }
}

extension LayoutIssue.OffScreen {
    /// - Returns: nil for a view at the edge, within the tolerance.
    init?(_ view: ViewFacts, on lint: LayoutLint) {
        guard let (edge, points) = view.rect.excess(beyond: lint.screen.bounds).max(by: { $0.1 < $1.1 }) else {
            return nil
        }
        self.init(edge: edge, points: points, placeCure: PlaceCure(of: view, at: edge, on: lint.screen))
    }
}
