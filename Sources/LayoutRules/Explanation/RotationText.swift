import Basics
import KitValues

/// Sentences that several explanations share.
enum RotationText {
    static let emptyMaskAdvice =
        "A mask must not be empty. If the code intersects two masks, return their union instead, such as"
        + " [.portrait, .landscape]."
    static let fullScreenAdvice = "Set UIRequiresFullScreen if controllers should be asked."

    /// The owners of the masks that matter, with the verb: `the application supports`, `the application and
    /// PhotosController support`.
    static func support(_ authority: AllowedOrientations.Authority?, _ facts: RotationFacts) -> String {
        let controller = controller(facts)
        return switch authority {
        case .application: "the application supports"
        case .controller, .controllerByLeniency: "\(controller) supports"
        case .applicationAndController, nil: "the application and \(controller) support"
        }
    }

    /// The application's mask: `the application supports portrait`. If the application's delegate returned it, the text
    /// says what it returned and where.
    static func application(_ mask: UIInterfaceOrientationMask, _ facts: RotationFacts) -> String {
        guard facts.isApplicationMaskOfDelegate, mask.orientations.isEmpty else {
            return "the application supports \(orientations(mask))"
        }
        return "the application delegate returns an empty mask from application(_:supportedInterfaceOrientationsFor:)"
    }

    /// The orientations of a mask: `portrait and landscapeRight`, or `no orientation`.
    static func orientations(_ mask: UIInterfaceOrientationMask) -> String {
        mask.orientations.isEmpty ? "no orientation" : Wording.list(mask.names, "and")
    }

    /// The controller in charge: `list (UIViewController)`, or only the class.
    static func controller(_ facts: RotationFacts) -> String {
        guard let controllerClass = facts.controllerClass else { return "The controller" }
        return facts.controllerID.map { "\($0) (\(controllerClass))" } ?? controllerClass
    }
}
