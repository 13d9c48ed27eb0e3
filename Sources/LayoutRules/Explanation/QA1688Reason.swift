/// The reasons that Apple's note QA1688 gives for a view that does not rotate with the device, each with a stable id.
///
/// The wording is Reflow's, not Apple's.
public enum QA1688Reason: String, Sendable, CaseIterable {
    /// The controller's view was added directly to the window, which does not know the controller.
    case viewAddedToWindow
    /// The window has no root controller, so only the application decides, and no controller is notified.
    case noRootViewController
    /// The controller does not support the orientation: its mask, or before iOS 6 its answer.
    case notInControllerMask
    /// The application does not support the orientation, by its property list or its delegate.
    case notInApplicationMask
    /// The controller returns false from `shouldAutorotate`.
    case shouldAutorotateFalse
    /// The controller is a child of another one, which is asked instead.
    case childNotAsked
    /// An initialiser that does not call super. Swift does not compile such a class, so this never occurs.
    case initWithoutSuper
    /// Before iOS 6: the children of a navigation or tab bar controller do not accept the same orientation.
    case childrenDisagree
    /// Subviews are laid out in rotation callbacks, which are not called for every rotation.
    case layoutInRotationCallback

    /// The way to fix the mistake.
    public var cure: String {
        switch self {
        case .viewAddedToWindow:
            "Make the controller the window's rootViewController, or a child of the one that is."
        case .noRootViewController: "Set the window's rootViewController before launch ends."
        case .notInControllerMask:
            "Include the orientation in supportedInterfaceOrientations; before iOS 6, return true for it from"
                + " shouldAutorotateToInterfaceOrientation."
        case .notInApplicationMask:
            "Declare the orientation in the Info.plist, or return it from"
                + " application(_:supportedInterfaceOrientationsFor:)."
        case .shouldAutorotateFalse: "Return true from shouldAutorotate when the interface should follow the device."
        case .childNotAsked:
            "Override supportedInterfaceOrientations in the container and return the child's orientations there. The"
                + " delegate of a navigation, tab bar, split view or page view controller can return them, too."
        case .initWithoutSuper: "Call super's designated initialiser; the Swift compiler enforces it."
        case .childrenDisagree:
            "Return true for the same orientations from shouldAutorotateToInterfaceOrientation in every child."
        case .layoutInRotationCallback:
            "Move the layout into viewWillLayoutSubviews, viewDidLayoutSubviews or the view's layoutSubviews."
        }
    }

    /// The note's reason for an interface that stayed; nil if the note does not list it.
    init?(_ reason: StayReason) {
        switch reason {
        case .shouldAutorotateFalse: self = .shouldAutorotateFalse
        case .notInApplicationMask: self = .notInApplicationMask
        case .notInControllerMask, .notInEitherMask, .controllerDeclinesOrientation: self = .notInControllerMask
        case .childrenDisagree: self = .childrenDisagree
        case .noRootViewController: self = .noRootViewController
        default: return nil
        }
    }
}
