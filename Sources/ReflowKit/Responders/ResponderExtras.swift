/// The place of a view in the responder chain, where it is not just its superview that comes next.
@MainActor
final class ResponderExtras: MadeOnDemand {
    /// The controller whose view this is. It comes next in the responder chain.
    weak var controller: UIViewController?
}

extension UIView {
    /// The controller that holds the view as its own, whether the view knows it by a mark or not.
    final var heldController: UIViewController? {
        get { extras?.responder?.controller }
        set { ensureExtras().responder.made().controller = newValue }
    }
}
