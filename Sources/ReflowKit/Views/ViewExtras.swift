/// The storage of a view for properties that only few views need.
///
/// Each folder that stores something for a view has one object here. The object is declared in that folder, and created
/// when the view first needs it, so that a view only pays for what it uses. A new property of few views belongs in the
/// object of its folder, and members of `UIView` in that folder read and write it.
@MainActor
final class ViewExtras: MadeOnDemand {
    @exclusivity(unchecked) var layer: LayerExtras?
    @exclusivity(unchecked) var layout: LayoutExtras?
    @exclusivity(unchecked) var constraints: ConstraintExtras?
    @exclusivity(unchecked) var traits: TraitExtras?
    @exclusivity(unchecked) var responder: ResponderExtras?
    @exclusivity(unchecked) var provenance: ViewProvenance?
    @exclusivity(unchecked) var accessibility: AccessibilityExtras?
    /// The object that removes associated objects together with the view.
    var associationEnd: AssociationEnd?
}

/// Storage that is created at its first use.
@MainActor
protocol MadeOnDemand: AnyObject {
    init()
}

extension Optional where Wrapped: MadeOnDemand {
    /// The storage, which is created if it is missing.
    @MainActor
    mutating func made() -> Wrapped {
        if let self { return self }
        let new = Wrapped()
        self = new
        return new
    }
}

extension UIView {
    final func ensureExtras() -> ViewExtras { extras.made() }
}
