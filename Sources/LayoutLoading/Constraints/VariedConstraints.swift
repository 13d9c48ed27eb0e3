import KitSchema
import LayoutRules
import ReflowKit

/// Updates the constraints of a tree for the situation, before the other rules that place its root.
@MainActor
final class VariedConstraints: PlacementRule {
    private let factory: ConstraintFactory
    /// The other rule that places the root.
    var inner: (any PlacementRule)?

    init(_ factory: ConstraintFactory, before inner: (any PlacementRule)?) {
        self.factory = factory
        self.inner = inner
    }

    func place(_ view: UIView, in superview: UIView) {
        factory.apply(Situation(of: view))
        inner?.place(view, in: superview)
    }

    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String) -> LayoutCause? {
        inner?.cause(of: number, view, in: superview, named: name)
    }

    func isVaried(in superview: UIView) -> Bool { inner?.isVaried(in: superview) ?? false }
}
