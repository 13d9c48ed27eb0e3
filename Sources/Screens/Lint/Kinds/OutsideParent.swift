import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A control that gets no touches where it is outside a superview.
    package struct OutsideParent: LayoutProblem {
        let parent: String
        /// The distance by which the control is outside.
        let points: CGFloat
        /// Whether all of the control is outside.
        let isComplete: Bool

        package var kind: IssueKind { .outsideParent }
        package var about: [String] { [parent] }

        package var statement: String {
            isComplete
                ? "is \(points.sixDigitText) pt outside \(parent) and gets no touches"
                : "extends \(points.sixDigitText) pt outside \(parent) and gets no touches there"
        }

        package var cure: String? { "make \(parent) larger, or move it inside" }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard case .outside(let parent, let points, let isComplete)? = lint.obstacle(of: view, number) else {
                return []
            }
            return [OutsideParent(parent: parent, points: points, isComplete: isComplete)]
        }
    }

    /// A text whose letters extend beyond the card that contains it.
    package struct OutsideCard: LayoutProblem {
        let card: String
        let edge: ScreenEdge
        /// The distance by which the letters extend beyond the edge.
        let points: CGFloat

        package var kind: IssueKind { .outsideParent }
        package var about: [String] { [card, edge.rawValue] }
        package var statement: String { "extends \(points.sixDigitText) pt outside \(card) at the \(edge.rawValue)" }
        package var cure: String? { "make \(card) larger, or move it inside" }

        /// Checks a text. A badge is no issue, because its own background sets it off.
        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard view.kind == .text, !view.isOpaque, let holder = view.holders.first,
                lint.screen.holders[holder].isSurface
            else { return [] }
            let card = lint.screen.holders[holder]
            if lint.screen.isFilled(by: card.rect) { return [] }
            let beyond = view.essential.excess(beyond: card.rect).filter { $0.1 > LayoutLint.letters }
            if beyond.isEmpty { return [] }
            // A part that the card clips has already been reported.
            let clip = Clipped.find(view, on: lint).clip
            if clip?.rect == card.rect, clip?.name == card.name { return [] }
            return beyond.map { OutsideCard(card: card.name, edge: $0, points: $1) }
        }
    }
}

extension LayoutIssue.OutsideParent: ProblemOfHolder {
    var holder: String { parent }
    var tightEdge: ScreenEdge? { nil }
}

extension LayoutIssue.OutsideCard: ProblemOfHolder {
    var holder: String { card }
    var tightEdge: ScreenEdge? { edge }
}
