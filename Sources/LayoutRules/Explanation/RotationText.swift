import Basics
import KitValues

/// Sentences that several explanations share.
enum RotationText {
    static let emptyMaskAdvice =
        "A mask must not be empty. If the code intersects two masks, return their union instead, such as"
        + " [.portrait, .landscape]."
    static let fullScreenAdvice = "Set UIRequiresFullScreen if controllers should be asked."

    /// Who was asked, with the verb: `the application supports`, `the application and PhotosController support`.
    static func support(_ facts: RotationFacts) -> String {
        guard facts.controllerClass != nil else { return "the application supports" }
        let controller = controller(facts)
        return facts.isControllerMaskSynthesised || facts.hasDisjointMasks
            ? "\(controller) supports" : "the application and \(controller) support"
    }

    /// `the application supports portrait`; of a delegate without an answer, what it returns and from where.
    static func application(_ mask: UIInterfaceOrientationMask, _ facts: RotationFacts) -> String {
        guard facts.isApplicationMaskOfDelegate, mask.orientations.isEmpty else {
            return "the application supports \(orientations(mask))"
        }
        return "the application delegate returns an empty mask from application(_:supportedInterfaceOrientationsFor:)"
    }

    /// `portrait and landscapeRight`, or `no orientation`.
    static func orientations(_ mask: UIInterfaceOrientationMask) -> String {
        mask.orientations.isEmpty ? "no orientation" : Wording.list(mask.names, "and")
    }

    /// `list (UIViewController)`, or just the class.
    static func controller(_ facts: RotationFacts) -> String {
        guard let controllerClass = facts.controllerClass else { return "The controller" }
        return facts.controllerID.map { "\($0) (\(controllerClass))" } ?? controllerClass
    }
}

extension RotationFacts {
    /// Whether application and controller, if both restrict the interface, have no orientation in common. If something
    /// is shown nevertheless, the lenient setting let the controller's mask decide.
    var hasDisjointMasks: Bool {
        guard controllerClass != nil, !isControllerMaskSynthesised, let applicationMask, let controllerMask
        else { return false }
        return applicationMask.intersection(controllerMask).orientations.isEmpty
    }
}
