import Basics
import KitValues

/// The reason why the interface does not rotate, in one sentence.
struct StayingText {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let reason: StayReason
    /// The child that refused iOS 5's question, if it was not the controller in charge.
    let refuser: String?

    private var controller: String { RotationText.controller(facts) }
    private var device: String { facts.device.bothNames }

    /// The orientation that a mask lacks, worded so that it is not confused with those that the sentence has just
    /// listed.
    private var lacking: String {
        let device = facts.device.name
        guard let interface = UIInterfaceOrientation(device: facts.device), interface.name != device else {
            return device
        }
        return "\(interface.name) (the interface orientation for the device's \(device))"
    }

    /// The supported orientations, and the one that is not supported. An empty mask needs no second part.
    private func refusal(_ support: String, _ mask: UIInterfaceOrientationMask?) -> String {
        mask?.orientations.isEmpty ?? true ? "\(support)." : "\(support), but not \(lacking)."
    }

    private var application: String {
        let text = RotationText.application(facts.applicationMask ?? [], facts)
        return text.prefix(1).uppercased() + text.dropFirst()
    }
    private var controllers: String {
        "\(controller) supports \(RotationText.orientations(facts.controllerMask ?? []))"
    }

    var message: String {
        switch reason {
        case .deviceFlat:
            "The device is \(facts.device.name), and a device that lies flat does not rotate the interface."
        case .deviceUnknown: "The device's orientation is unknown, so the interface does not rotate."
        case .upsideDownUnsupported:
            "A phone without a Home button never shows its interface upside down, whatever the masks say."
        case .shouldAutorotateFalse:
            "\(controller) returned false from shouldAutorotate, so the interface stays \(facts.current.name)."
        case .notInApplicationMask: refusal(application, facts.applicationMask)
        case .notInControllerMask: refusal(controllers, facts.controllerMask)
        case .notInEitherMask:
            "Neither the application nor \(controller) supports \(device). \(application); \(controllers)."
        case .applicationMaskEmpty: "\(application), and there is no root controller."
        case .controllerMaskEmpty: "\(controllers), which suspends rotation."
        case .alreadyThere: "The interface is already \(facts.current.name)."
        case .controllerDeclinesOrientation:
            "\(refuser ?? controller) returned false from shouldAutorotateToInterfaceOrientation for \(declined)"
                + (refuser == nil ? "." : "; \(controller) returns the answer of its child.")
        case .childrenDisagree: "Not all children of \(controller) accept \(declined): \(refusers) refused."
        case .noRootViewController:
            "The window has no root controller, so no controller supports \(device)."
        case .presenterInCharge: presenterInCharge
        case .multitasking:
            "The application supports iPad multitasking, so no controller is asked and the interface stays"
                + " \(facts.current.name)."
        case .orientationLocked:
            "\(controller) locks the interface orientation, so it stays \(facts.current.name)."
        case .geometryRequestRefused: geometryRefusal
        case .statusBarOrientationIgnored:
            "\(controllers); setStatusBarOrientation works only while its mask is empty."
        case .unavailable: unavailable
        }
    }

    private var geometryRefusal: String {
        guard let error = negotiation.geometryError(facts) else {
            return "None of the requested orientations is allowed."
        }
        return "The geometry request fails with \"\(ShownText.name("\(error)"))\"."
    }

    /// The orientations that the controller declined: that of the device, or all of them.
    private var declined: String {
        let refused = RotationNegotiation.rawOrder.filter { facts.orientationAnswers[$0] != nil }
        return refused.count > 1 ? "any orientation" : device
    }

    /// The children that refused, each once, in their order.
    private var refusers: String {
        var names: [String] = []
        for orientation in RotationNegotiation.rawOrder {
            for answer in facts.orientationAnswers[orientation] ?? [] where !answer.accepts {
                if !names.contains(answer.controllerClass) { names.append(answer.controllerClass) }
            }
        }
        return names.joined(separator: ", ")
    }

    private var presenterInCharge: String {
        switch facts.cause {
        case .dismissed(let style):
            "A controller presented as \(style.name) is not asked about the orientation, so dismissing it does"
                + " not rotate the interface."
        case .presented(let style):
            "A controller presented as \(style.name) is not asked about the orientation; its presenter is."
        default: "The presenter is asked about the orientation."
        }
    }

    private var unavailable: String {
        switch facts.cause {
        case .attempted: "attemptRotationToDeviceOrientation does nothing from iOS 16 on."
        case .masksUpdated: "setNeedsUpdateOfSupportedInterfaceOrientations exists from iOS 16 on."
        case .geometryRequested: "requestGeometryUpdate exists from iOS 16 on."
        case .statusBarOrientationSet: "setStatusBarOrientation does nothing from iOS 13 on."
        default: "The call has no effect in this version of iOS."
        }
    }
}
