public import KitValues

/// The orientations in which the interface may be shown, and the objects whose masks restrict them.
///
/// The masks of the application and the controller are combined only here. The decision, its explanation, and requests
/// for "landscape" use this value.
public struct AllowedOrientations: Sendable, Hashable {
    /// The objects whose masks restrict the interface.
    public enum Authority: Sendable, Hashable {
        /// The application alone: the window has no root controller (behaviour.md §5.1).
        case application
        /// Application and controller: their intersection (§5.2).
        case applicationAndController
        /// The controller alone: it only implements iOS 5's method (§5.5).
        case controller
        /// The controller alone: the masks have nothing in common, and the setting is lenient (§5.3).
        case controllerByLeniency
    }

    /// The allowed orientations; empty if there are none.
    public let mask: UIInterfaceOrientationMask
    public let authority: Authority

    public init(mask: UIInterfaceOrientationMask, authority: Authority) {
        self.mask = mask
        self.authority = authority
    }
}

extension RotationNegotiation {
    /// The orientations that the masks allow, when all objects whose masks matter were asked; nil before. It is always
    /// nil up to iOS 5, which asks about one orientation at a time.
    public func allowedOrientations(_ facts: RotationFacts) -> AllowedOrientations? {
        guard semantics >= .iOS6, let application = facts.applicationMask?.intersection(.all) else { return nil }
        guard facts.controllerClass != nil else {
            return AllowedOrientations(mask: application, authority: .application)
        }
        guard let controller = facts.controllerMask?.intersection(.all) else { return nil }
        if facts.isControllerMaskSynthesised {
            return AllowedOrientations(mask: controller, authority: .controller)
        }
        let common = application.intersection(controller)
        guard common.isEmpty, isLenient(facts), !controller.isEmpty else {
            return AllowedOrientations(mask: common, authority: .applicationAndController)
        }
        return AllowedOrientations(mask: controller, authority: .controllerByLeniency)
    }

    private func isLenient(_ facts: RotationFacts) -> Bool {
        disjointRootMasks == .iOS13Lenient && semantics >= .iOS15 && !facts.isControllerPresented
    }
}
