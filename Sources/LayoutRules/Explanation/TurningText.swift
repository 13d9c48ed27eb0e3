import KitValues

/// Why the interface turns, and why to where it turns.
struct TurningText {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let target: UIInterfaceOrientation

    private var controller: String { RotationText.controller(facts) }
    private var followsDevice: Bool { target == facts.wanted }
    /// The target with the device's name for it where the device is held so.
    private var there: String { followsDevice ? facts.device.bothNames : target.name }

    var explanation: RotationExplanation {
        if case .statusBarOrientationSet = facts.cause { return statusBar }
        if facts.isMultitaskingCapable {
            return turn(
                "The interface turns to \(there): the application may share the iPad's screen, so it turns freely and"
                    + " its controllers are not asked.", .documented,
                "UIRequiresFullScreen gives the controllers their say back.")
        }
        if negotiation.semantics < .iOS6 { return perOrientation }
        if let preferred = facts.preferredOrientation, preferred.isOverridden, preferred.orientation == target,
            let explanation = preference
        {
            return explanation
        }
        switch facts.cause {
        case .geometryRequested(let requested):
            return turn(
                "The geometry request for \(requested.text) turns the interface to \(there), which"
                    + " \(RotationText.support(facts)).", .documented)
        case .presented:
            return turn(
                "\(controller) is presented and \(facts.current.name), which is shown, is not allowed; the interface"
                    + " turns to \(target.name), \(place.words).", place.isOnly ? .documented : .ourDecision,
                place.isOnly ? nil : fallbackAdvice)
        case .dismissed where followsDevice:
            return turn(
                "\(controller) is in charge again, and the interface turns to \(there), which"
                    + " \(RotationText.support(facts)).", .ourDecision)
        case .masksUpdated where followsDevice:
            return turn(
                "The masks were asked for again, and the interface turns to \(there), which"
                    + " \(RotationText.support(facts)).", .ourDecision)
        default:
            return followsDevice
                ? turn(
                    "The interface turns to \(there), which \(RotationText.support(facts)).",
                    facts.hasDisjointMasks ? .ourDecision : .documented, facts.hasDisjointMasks ? lenientAdvice : nil)
                : fallback
        }
    }

    private func turn(
        _ message: String, _ basis: RotationExplanation.Basis, _ advice: String? = nil
    ) -> RotationExplanation {
        RotationExplanation(reason: nil, message: message, basis: basis, advice: advice)
    }

    private let fallbackAdvice = "In which order UIKit looks for an orientation is not known."
    private let lenientAdvice =
        "The setting iOS13Lenient lets the root controller's mask decide; the application supports none of it."

    /// The orientations that are allowed.
    private var allowed: UIInterfaceOrientationMask {
        let controller = facts.controllerMask ?? .all
        if facts.isControllerMaskSynthesised || facts.hasDisjointMasks { return controller }
        return controller.intersection(facts.applicationMask ?? .all)
    }

    /// The target's place among what is allowed. One alone leaves no question of order.
    private var place: (words: String, isOnly: Bool) {
        let isOnly = allowed.orientations.count == 1
        return (isOnly ? "the only orientation that is" : "the first orientation that is", isOnly)
    }

    private var fallback: RotationExplanation {
        let hasOtherWish = facts.wanted != nil && facts.wanted != facts.current
        let others =
            hasOtherWish
            ? "neither \(facts.current.name), which is shown, nor \(facts.device.bothNames) is"
            : "\(facts.current.name), which is shown, is not"
        return turn(
            "The interface turns to \(target.name): \(others) allowed, and \(target.name) is \(place.words).",
            .ourDecision, place.isOnly ? nil : fallbackAdvice)
    }

    private var preference: RotationExplanation? {
        switch facts.cause {
        case .presented(.fullScreen):
            turn(
                "\(controller) is presented full screen and prefers \(target.name), so the interface turns there,"
                    + " however the device is held.", .documented)
        case .dismissed(.fullScreen):
            turn("\(controller) is in charge again and prefers \(target.name).", .evidence)
        case .masksUpdated where !followsDevice:
            turn(
                "\(facts.current.name), which is shown, is no longer allowed, and \(controller) prefers"
                    + " \(target.name).", .ourDecision)
        default: nil
        }
    }

    private var perOrientation: RotationExplanation {
        if followsDevice {
            return turn("The interface turns to \(there), which \(controller) accepts.", .documented)
        }
        return turn(
            "The interface turns to \(target.name), the first orientation that \(controller) accepts.", .ourDecision,
            "It is asked about one orientation after the other; in which order iOS 5 asked is not known.")
    }

    private var statusBar: RotationExplanation {
        let condition =
            negotiation.semantics < .iOS6 || facts.controllerClass == nil
            ? "" : ", for \(controller) supports no orientation"
        return turn("The status bar moves to \(target.name)\(condition). No window turns with it.", .documented)
    }
}
