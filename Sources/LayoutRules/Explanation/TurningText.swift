import KitValues

/// The reason why the interface rotates, and why to this orientation.
struct TurningText {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let target: UIInterfaceOrientation

    private var controller: String { RotationText.controller(facts) }
    private var followsDevice: Bool { target == facts.wanted }
    /// The target orientation, with the name of the device's orientation if the interface follows the device.
    private var there: String { followsDevice ? facts.device.bothNames : target.name }

    var explanation: RotationExplanation {
        if case .statusBarOrientationSet = facts.cause { return statusBar }
        if facts.isMultitaskingCapable {
            return turn(
                "The interface rotates to \(there): the application supports iPad multitasking, so it rotates freely"
                    + " and its controllers are not asked.", .documented, RotationText.fullScreenAdvice)
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
                "The geometry request for \(requested.text) rotates the interface to \(there), which"
                    + " \(support).", .documented)
        case .presented:
            return turn(
                "\(controller) is presented\(whoRefuses) support \(facts.current.name), so the interface rotates to"
                    + " \(target.name), \(place.words).", place.isOnly ? .documented : .ourDecision,
                place.isOnly ? nil : fallbackAdvice)
        case .dismissed where followsDevice:
            return turn(
                "\(controller) is asked again, and the interface rotates to \(there), which"
                    + " \(support).", .ourDecision)
        case .masksUpdated where followsDevice:
            return turn(
                "The masks were read again, and the interface rotates to \(there), which"
                    + " \(support).", .ourDecision)
        default:
            return followsDevice
                ? turn(
                    "The interface rotates to \(there), which \(support).",
                    isLenient ? .ourDecision : .documented, isLenient ? lenientAdvice : nil)
                : fallback
        }
    }

    private func turn(
        _ message: String, _ basis: RotationExplanation.Basis, _ advice: String? = nil
    ) -> RotationExplanation {
        RotationExplanation(reason: nil, message: message, basis: basis, advice: advice)
    }

    private let fallbackAdvice = "The order in which UIKit tries orientations is not known."
    private let lenientAdvice =
        "With iOS13Lenient the root controller's mask decides, even if it has nothing in common with the application's."

    private var allowed: AllowedOrientations? { negotiation.allowedOrientations(facts) }
    private var support: String { RotationText.support(allowed?.authority, facts) }
    private var isLenient: Bool { allowed?.authority == .controllerByLeniency }

    /// The owners of the masks that lack the current orientation after a controller is presented.
    private var whoRefuses: String {
        facts.controllerMask?.contains(facts.current) == true ? ", and the application does not" : " and does not"
    }

    /// The target's position among the allowed orientations. If it is the only one, their order does not matter.
    private var place: (words: String, isOnly: Bool) {
        let isOnly = allowed?.mask.orientations.count == 1
        let order = RotationNegotiation.rawOrder.map(\.name).joined(separator: ", ")
        return (isOnly ? "the only orientation allowed" : "the first orientation allowed (order: \(order))", isOnly)
    }

    private var fallback: RotationExplanation {
        let rotation = "The interface rotates to \(target.name), \(place.words)"
        if place.isOnly { return turn("\(rotation).", .ourDecision) }
        let wantsAnother = facts.wanted != nil && facts.wanted != facts.current
        let refused =
            wantsAnother
            ? "neither \(facts.current.name) nor \(facts.device.bothNames) is allowed"
            : "\(facts.current.name) is not allowed"
        return turn("\(rotation); \(refused).", .ourDecision, fallbackAdvice)
    }

    private var preference: RotationExplanation? {
        switch facts.cause {
        case .presented(.fullScreen):
            turn(
                "\(controller) is presented full screen and prefers \(target.name), so the interface rotates to it,"
                    + " however the device is held.", .documented)
        case .dismissed(.fullScreen):
            turn(
                "\(controller) is asked again and prefers \(target.name), so the interface rotates to it.", .evidence)
        case .masksUpdated where !followsDevice:
            turn(
                "\(facts.current.name) is no longer allowed, and \(controller) prefers \(target.name), so the interface"
                    + " rotates to it.", .ourDecision)
        default: nil
        }
    }

    private var perOrientation: RotationExplanation {
        if followsDevice {
            return turn("The interface rotates to \(there), which \(controller) accepts.", .documented)
        }
        return turn(
            "The interface rotates to \(target.name), the first orientation that \(controller) accepts.", .ourDecision,
            "iOS 5 asks about one orientation at a time; the order in which it does so is not known.")
    }

    private var statusBar: RotationExplanation {
        let condition =
            negotiation.semantics < .iOS6 || facts.controllerClass == nil
            ? "" : ", because \(controller) supports no orientation"
        return turn(
            "The status bar moves to \(target.name)\(condition). The window does not rotate with it.", .documented)
    }
}
