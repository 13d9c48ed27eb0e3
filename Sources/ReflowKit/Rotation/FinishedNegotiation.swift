import KitValues
import LayoutRules

/// A negotiation that is over, with those who had no say in it.
///
/// UIKit never asks them, so their getters are not called while it negotiates: code that counts calls, or does
/// something when it is called, sees what it would see on a device. What they would have answered is looked up when
/// somebody reads the ``record``, which is what explanations are made of.
@MainActor
final class FinishedNegotiation {
    private var known: RotationRecord
    private var bystanders: [Bystander]
    private weak var simulation: Simulation?

    /// - Parameter record: without the bystanders.
    init(_ record: RotationRecord, bystanders: [Bystander], in simulation: Simulation) {
        known = record
        self.bystanders = bystanders
        self.simulation = simulation
    }

    var decision: RotationDecision { known.decision }
    var facts: RotationFacts { known.facts }
    var negotiation: RotationNegotiation { known.negotiation }
    var observations: [RotationObservation] { known.observations }

    func observe(_ observation: RotationObservation) { known.observations.append(observation) }

    /// Everything there is to say about it.
    var record: RotationRecord {
        guard !bystanders.isEmpty, let simulation else { return known }
        let unasked = simulation.withoutRecording { bystanders.map(\.unasked) }
        bystanders = []
        known = RotationRecord(
            negotiation: known.negotiation, facts: known.facts, decision: known.decision, asked: known.asked,
            notAsked: unasked, observations: known.observations)
        return known
    }
}

/// A controller without a say.
@MainActor
struct Bystander {
    private weak var controller: UIViewController?
    private let who: String?
    private let className: String
    private let reason: UnaskedReason
    private let declaredMask: UIInterfaceOrientationMask?

    init(_ controller: UIViewController, _ reason: UnaskedReason) {
        self.controller = controller
        self.reason = reason
        who = controller.identifier
        className = controller.nameInMessages
        declaredMask = controller.standIn?.supportedInterfaceOrientations
    }

    /// The same for a record. A controller that is gone by now says nothing.
    var unasked: RotationRecord.Unasked {
        RotationRecord.Unasked(
            who: who, className: className, reason: reason,
            mask: declaredMask ?? controller?.ownSupportedInterfaceOrientations)
    }
}

extension UIViewController {
    /// The answer of the controller's own class, or of a container's delegate, about orientations, looked up to
    /// explain; nil where it leaves the answer to UIKit's class, be it by an override that only calls super.
    fileprivate final var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask? {
        let marks = inheritedAnswers
        defer { inheritedAnswers = marks }
        inheritedAnswers.subtract([.supportedInterfaceOrientations, .containerDelegate])
        let mask = supportedInterfaceOrientations
        let isInherited =
            inheritedAnswers.contains(.supportedInterfaceOrientations)
            && mask == UIDevice.current.userInterfaceIdiom.defaultInterfaceOrientations
        return isInherited ? nil : mask
    }
}

extension Simulation {
    /// Makes this the current world while `body` runs, none of which is an event.
    func withoutRecording<Result>(_ body: () -> Result) -> Result {
        let isRecording = events.isRecording
        events.isRecording = false
        defer { events.isRecording = isRecording }
        return perform { AnimationBlock.suspended(body) }
    }
}
