/// The storage of a view for what only few views have.
///
/// Each folder that keeps something of a view has one object here. The object is declared in that folder, and made when
/// the view first needs it: a view pays for what it uses. A new property of few views goes into the object of its folder,
/// and is read and written by members of `UIView` there.
@MainActor
final class ViewExtras: MadeOnDemand {
    @exclusivity(unchecked) var layer: LayerExtras?
    @exclusivity(unchecked) var layout: LayoutExtras?
    @exclusivity(unchecked) var constraints: ConstraintExtras?
    @exclusivity(unchecked) var traits: TraitExtras?
    @exclusivity(unchecked) var responder: ResponderExtras?
    @exclusivity(unchecked) var provenance: ViewProvenance?
    @exclusivity(unchecked) var accessibility: AccessibilityExtras?
    /// Of a view with associated objects.
    var associationEnd: AssociationEnd?
}

/// Storage that is made when something is first put into it.
@MainActor
protocol MadeOnDemand: AnyObject {
    init()
}

extension Optional where Wrapped: MadeOnDemand {
    /// The storage, which is made if it is not there yet.
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
