/// The place of a view in the responder chain, if its next responder is not simply its superview, and the recognisers that
/// see its touches.
@MainActor
final class ResponderExtras: MadeOnDemand {
    /// The controller whose view this is, which is its next responder.
    weak var controller: UIViewController?
    /// The gesture recognisers, in the order in which they were added.
    var recognizers: [UIGestureRecognizer] = []
    /// The place of the first responder, of a window in which there was one.
    var firstPlace: FirstPlace?
}

extension UIView {
    /// The controller whose view this is. It does not depend on the mark `hasController`.
    final var heldController: UIViewController? {
        get { extras?.responder?.controller }
        set { ensureExtras().responder.made().controller = newValue }
    }
}
