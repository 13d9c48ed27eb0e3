import Foundation
package import LayoutRules

/// Puts a view where it belongs in its superview, in place of its mask: how layout files say what an app's
/// `layoutSubviews` would do.
///
/// Rules run in the superview's turn of the layout pass, just before its own `layoutSubviews`.
@MainActor
package protocol PlacementRule: AnyObject {
    /// Sets the view's frame, and whatever else depends on the superview's size and traits.
    func place(_ view: UIView, in superview: UIView)

    /// What the rule says about a number of the view's frame; `nil` where it leaves it to the mask.
    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String) -> LayoutCause?

    /// Whether UIKit itself places the view, and not quite like this: nothing can be wrong about its place.
    var isEstimate: Bool { get }

    /// Whether the view has a frame of its own in the orientation that its superview is shown in.
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
        get { extras?.placementRule }
        set {
            ensureExtras().placementRule = newValue
            marks.set(.hasPlacementRule, newValue != nil)
            if newValue != nil, let parent {
                parent.marks.formUnion(.subviewHasPlacementRule)
                parent.markNeedsLayout()
            }
        }
    }

    final func applyPlacementRules() {
        for child in children where child.isSubview(of: self) {
            child.extras?.placementRule?.place(child, in: self)
        }
    }
}
