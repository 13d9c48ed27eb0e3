/// The reasons of Apple's note QA1688 why a controller's view does not turn with the device, each with a stable id.
///
/// The note explains; what is said here is said in our own words.
public enum QA1688Reason: String, Sendable, CaseIterable {
    /// The controller's view was added straight to the window, which does not know the controller.
    case viewAddedToWindow
    /// Nobody is the window's root controller, so the application alone decides and no controller hears of it.
    case noRootViewController
    /// The controller does not support the orientation: its mask, or before iOS 6 its answer.
    case notInControllerMask
    /// The application does not support it, by its property list or its delegate.
    case notInApplicationMask
    /// The controller answers false to `shouldAutorotate`.
    case shouldAutorotateFalse
    /// The controller is a child of another one, which is asked in its place.
    case childNotAsked
    /// An initialiser that does not call super. Swift does not compile such a class, so it cannot come up here.
    case initWithoutSuper
    /// Before iOS 6: the children of a navigation or tab bar controller do not accept the same orientation.
    case childrenDisagree
    /// Subviews are laid out in methods about rotation, which are not called for every turn.
    case layoutInRotationCallback

    /// Whether Reflow can come across it.
    public var canOccur: Bool { self != .initWithoutSuper }

    /// What helps.
    public var cure: String {
        switch self {
        case .viewAddedToWindow:
            "Make the controller the window's rootViewController, or a child of the one that is."
        case .noRootViewController: "Assign the window's rootViewController before the launch ends."
        case .notInControllerMask:
            "Let supportedInterfaceOrientations contain the orientation; before iOS 6, return true for it from"
                + " shouldAutorotateToInterfaceOrientation."
        case .notInApplicationMask:
            "Declare the orientation in the Info.plist, or answer with it in"
                + " application(_:supportedInterfaceOrientationsFor:)."
        case .shouldAutorotateFalse: "Return true from shouldAutorotate when the interface may follow the device again."
        case .childNotAsked:
            "Subclass the container, or give it a delegate, and answer there with what the child supports."
        case .initWithoutSuper: "Call super's designated initialiser; the Swift compiler sees to it."
        case .childrenDisagree:
            "Let every child return true for the same orientations from shouldAutorotateToInterfaceOrientation."
        case .layoutInRotationCallback:
            "Move the layout into viewWillLayoutSubviews, viewDidLayoutSubviews or the view's layoutSubviews."
        }
    }

    /// The note's reason for an interface that stayed; nil where it stayed for one that the note does not know.
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
