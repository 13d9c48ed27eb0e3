import KitValues
import LayoutRules

/// A finished negotiation, with the controllers that were not asked.
///
/// UIKit never asks these controllers, so their getters are not called during the negotiation. Code that counts calls,
/// or has an effect when it is called, therefore behaves as on a device. Their answers are read only when code reads
/// ``record``, from which explanations are made.
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

    /// The complete record, including the answers of the bystanders.
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

/// A controller that is not asked.
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

    /// The bystander in the form of a record. A deallocated controller has no answer.
    var unasked: RotationRecord.Unasked {
        RotationRecord.Unasked(
            who: who, className: className, reason: reason,
            mask: declaredMask ?? controller?.ownSupportedInterfaceOrientations)
    }
}

extension UIViewController {
    /// The supported orientations according to the controller's own class or a container's delegate, read for
    /// explanations; nil if UIKit's class determines them, including through an override that only calls super.
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
    /// Makes this the current simulation while `body` runs, and records no events.
    func withoutRecording<Result>(_ body: () -> Result) -> Result {
        let isRecording = events.isRecording
        events.isRecording = false
        defer { events.isRecording = isRecording }
        return perform { AnimationBlock.suspended(body) }
    }
}
