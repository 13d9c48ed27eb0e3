import KitValues

/// Why the interface stays, in a sentence.
struct StayingText {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let reason: StayReason

    private var controller: String { RotationText.controller(facts) }
    private var device: String { facts.device.bothNames }
    private var application: String { "The application supports \((facts.applicationMask ?? []).text)" }
    private var controllers: String { "\(controller) supports \((facts.controllerMask ?? []).text)" }

    var message: String {
        switch reason {
        case .deviceFlat: "The device lies \(facts.device.name), and nothing turns for a device that lies flat."
        case .deviceUnknown: "How the device is held is unknown, so nothing turns."
        case .upsideDownUnsupported:
            "A phone without a Home button never shows its interface upside down, whatever the masks say."
        case .shouldAutorotateFalse:
            "\(controller) answered false to shouldAutorotate, so the interface stays \(facts.current.name)."
        case .notInApplicationMask: "\(application), not \(device)."
        case .notInControllerMask: "\(controllers), not \(device)."
        case .notInEitherMask: "\(application), \(controllers); neither supports \(device)."
        case .applicationMaskEmpty: "\(application), and there is no root controller."
        case .controllerMaskEmpty: "\(controllers), which suspends rotation."
        case .alreadyThere: "The interface is \(facts.current.name) already."
        case .controllerDeclinesOrientation:
            "\(controller) answered false to shouldAutorotateToInterfaceOrientation for \(declined)."
        case .childrenDisagree: "Not all children of \(controller) accept \(declined): \(refusers) refused."
        case .noRootViewController:
            "The window has no root controller, so nobody accepts \(device)."
        case .presenterInCharge: presenterInCharge
        case .multitasking:
            "The application may share the iPad's screen, so no controller decides how it is shown and the interface"
                + " stays \(facts.current.name)."
        case .orientationLocked: "\(controller) prefers the orientation locked, so it stays \(facts.current.name)."
        case .geometryRequestRefused: geometryRefusal
        case .statusBarOrientationIgnored:
            "\(controllers); setStatusBarOrientation works only while it supports nothing."
        case .unavailable: unavailable
        }
    }

    private var geometryRefusal: String {
        guard let error = negotiation.geometryError(facts) else {
            return "None of the requested orientations is allowed."
        }
        return "The geometry request fails with “\(error)”."
    }

    /// What the controller was asked about and declined: the device's orientation, or all of them.
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
            "What was presented as \(style.name) never had a say about the orientation, so nothing turns when it goes."
        case .presented(let style):
            "A controller presented as \(style.name) is not asked about the orientation; who presented it stays in"
                + " charge."
        default: "The presenter stays in charge of the orientation."
        }
    }

    private var unavailable: String {
        switch facts.cause {
        case .attempted: "attemptRotationToDeviceOrientation does nothing from iOS 16 on."
        case .masksUpdated: "setNeedsUpdateOfSupportedInterfaceOrientations exists from iOS 16 on."
        case .geometryRequested: "requestGeometryUpdate exists from iOS 16 on."
        case .statusBarOrientationSet: "setStatusBarOrientation does nothing from iOS 13 on."
        default: "These semantics do not know what was called."
        }
    }
}
