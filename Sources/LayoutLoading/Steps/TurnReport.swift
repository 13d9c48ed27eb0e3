import Basics
public import KitValues
public import LayoutDocument
public import LayoutRules
import ReflowKit
public import Screens
import Staging

/// The result of rotating the device, with all objects that were asked: what `reflow explain` prints.
public struct TurnReport: Sendable, Equatable {
    /// A question, its answer, and the place where the answer is set.
    public struct Asked: Sendable, Equatable {
        public var record: RotationRecord.Asked
        /// The place in the layout file that gives the answer; nil for answers that it does not give.
        public var place: Place?
    }

    /// A line of a file.
    public struct Place: Sendable, Equatable {
        public var file: String
        /// Counted from 1.
        public var line: Int
    }

    public var device: String
    public var semantics: RotationSemantics
    /// The orientation of the device after the rotation.
    public var deviceOrientation: UIDeviceOrientation
    /// The orientation of the device before the rotation.
    public var deviceOrientationBefore: UIDeviceOrientation
    /// The orientation of the interface before the rotation.
    public var from: UIInterfaceOrientation
    /// The orientation of the interface after the rotation.
    public var to: UIInterfaceOrientation
    /// The negotiation that decided; nil if there was none, because no window listens.
    public var record: RotationRecord?
    /// What UIKit would have raised so far; nil if nothing.
    public var exception: RotationExplanation?
    public var asked: [Asked]
    /// The application's orientations in the layout file; nil if a property list or nothing has them.
    var applicationList: Place?
    /// All events since launch, one line each.
    public var events: [String]
    /// The same events, indented below the event that caused them.
    public var log: String
    public var warnings: [Diagnostic]

    /// The mistakes that the negotiation shows, except the one that is its reason. It is not a mistake that a covered
    /// presenter is not asked.
    public var findings: [RotationFinding] {
        record?.findings.filter { $0.id != explanation?.reason && $0.mistake != .presenterNotAsked } ?? []
    }

    /// Why the interface has its current orientation; nil if there was no negotiation.
    public var explanation: RotationExplanation? {
        exception ?? record?.explanation(applicationSource: applicationSource)
    }

    /// Where the application's orientations can be changed: in the layout file, if that lists them.
    private var applicationSource: AnswerSource? {
        guard record?.applicationSource == .plist, let applicationList else { return record?.applicationSource }
        return .layout(file: applicationList.file, line: applicationList.line)
    }

    /// The requested orientation, by the interface's name if it has one.
    public var requested: String {
        UIInterfaceOrientation(device: deviceOrientation)?.name ?? deviceOrientation.name
    }

    public enum Decision: String, Sendable, CaseIterable {
        case rotate, stay, raise
    }

    public var decision: Decision {
        if exception != nil { return .raise }
        return from == to ? .stay : .rotate
    }
}

extension LayoutStage {
    /// Turns the device, as ``turn(to:)`` does, and returns the result with everything that led to it.
    public func report(ofTurningTo request: OrientationRequest) -> TurnReport {
        let heldBefore = simulation.device.heldOrientation
        let before = interfaceOrientation
        let count = simulation.negotiationCount
        _ = turn(to: request)
        if simulation.negotiationCount == count { askAnew() }
        let record = decisive(simulation.records(since: count), before: before)
        return TurnReport(
            device: simulation.device.hardware.name, semantics: simulation.semantics,
            deviceOrientation: simulation.device.heldOrientation, deviceOrientationBefore: heldBefore, from: before,
            to: interfaceOrientation, record: record, exception: exception,
            asked: record?.asked.map { TurnReport.Asked(record: $0, place: place(of: $0)) } ?? [],
            applicationList: applicationListPosition.map { TurnReport.Place(file: document.file, line: $0.line) },
            events: simulation.events.events.map(\.description), log: eventLog, warnings: warnings)
    }

    /// Turns the device, as ``report(ofTurningTo:)`` does, and records what that looks like.
    public func recordReport(
        turningTo request: OrientationRequest
    ) -> (recording: TurnRecording, report: TurnReport) {
        let (recording, report) = stage.record { self.report(ofTurningTo: request) }
        return (recording, report)
    }

    /// What happens without a turn, where the script ended in an exception.
    public func reportOfLastNegotiation() -> TurnReport {
        let record = simulation.records(since: simulation.negotiationCount - 1).last
        return TurnReport(
            device: simulation.device.hardware.name, semantics: simulation.semantics,
            deviceOrientation: simulation.device.heldOrientation,
            deviceOrientationBefore: simulation.device.heldOrientation, from: interfaceOrientation,
            to: interfaceOrientation, record: record, exception: exception,
            asked: record?.asked.map { TurnReport.Asked(record: $0, place: place(of: $0)) } ?? [],
            applicationList: applicationListPosition.map { TurnReport.Place(file: document.file, line: $0.line) },
            events: simulation.events.events.map(\.description), log: eventLog, warnings: warnings)
    }

    /// If the device is held this way already, turning it starts no negotiation. The negotiation is then requested as
    /// an application would do it.
    private func askAnew() {
        simulation.perform {
            if simulation.semantics >= .iOS16 {
                window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
            } else {
                UIViewController.attemptRotationToDeviceOrientation()
            }
        }
    }

    /// The negotiation that decided the interface's orientation, of all that a turn led to.
    private func decisive(
        _ records: [RotationRecord], before: UIInterfaceOrientation
    ) -> RotationRecord? {
        if let raised = records.last(where: { if case .raise = $0.decision { true } else { false } }) { return raised }
        let after = interfaceOrientation
        if after != before, let turned = records.last(where: { $0.decision == .rotate(to: after) }) { return turned }
        return records.last { $0.cause == .deviceTurned } ?? records.last
    }

    private func place(of asked: RotationRecord.Asked) -> TurnReport.Place? {
        if case .layout(let file, let line) = asked.source { return TurnReport.Place(file: file, line: line) }
        guard asked.question == .applicationMask, let position = applicationPosition(of: asked.source) else {
            return nil
        }
        return TurnReport.Place(file: document.file, line: position.line)
    }
}
