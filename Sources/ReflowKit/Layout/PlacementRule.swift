import Foundation
package import LayoutRules

/// A rule that places a view in its superview, instead of the view's mask. With such rules, layout files describe what
/// an app would do in `layoutSubviews`.
///
/// Rules run when the layout pass reaches the superview, just before the superview's `layoutSubviews`.
@MainActor
package protocol PlacementRule: AnyObject {
    /// Sets the view's frame, and everything else that depends on the superview's size and traits.
    func place(_ view: UIView, in superview: UIView)

    /// The rule's cause of a number of the view's frame; `nil` if the mask determines it.
    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String) -> LayoutCause?

    /// Whether UIKit itself would place the view, and only approximately as this rule does. The position is then not
    /// reported as a mistake.
    var isEstimate: Bool { get }

    /// Whether the view has its own frame for the orientation of its superview.
    func isVaried(in superview: UIView) -> Bool
}

extension PlacementRule {
    package func cause(
        of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String
    ) -> LayoutCause? { nil }

    package var isEstimate: Bool { false }

    package func isVaried(in superview: UIView) -> Bool { false }
}

extension UIView {
    package final var placementRule: (any PlacementRule)? {
        get { extras?.layout?.placementRule }
        set {
            layoutExtras.placementRule = newValue
            marks.set(.hasPlacementRule, newValue != nil)
            if newValue != nil, let parent {
                parent.marks.formUnion(.subviewHasPlacementRule)
                parent.markNeedsLayout()
            }
        }
    }

    final func applyPlacementRules() {
        for child in children where child.isSubview(of: self) {
            child.placementRule?.place(child, in: self)
        }
    }
}
