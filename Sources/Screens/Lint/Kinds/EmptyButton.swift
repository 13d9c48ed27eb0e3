import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A button that shows nothing.
    package struct EmptyButton: LayoutProblem {
        let size: CGSize

        package var kind: IssueKind { .emptyButton }
        package var statement: String { "is a button of \(size.text) pt without title or image" }
        package var cure: String? { "give it a title or an image" }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            view.isEmptyButton && showsNothing(view, on: lint.screen) ? [EmptyButton(size: view.size)] : []
        }

        /// Whether nothing is visible at a button: no label or icon in front of it, and, behind a transparent button,
        /// no content to tap.
        private static func showsNothing(_ button: ViewFacts, on screen: ScreenFacts) -> Bool {
            guard let seen = button.visible else { return false }
            return !screen.views.contains { other in
                guard other.kind != .surface, other.order != button.order, other.estimate == button.estimate,
                    let place = other.visible
                else { return false }
                if other.order < button.order, button.isOpaque || other.contains(button) { return false }
                return place.intersects(seen)
            }
        }
    }
}
