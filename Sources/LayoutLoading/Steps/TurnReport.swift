import Basics
import KitSchema
public import KitValues
public import LayoutDocument
public import LayoutRules
import ReflowKit
public import Screens
import Staging

/// The result of rotating the device, with all objects that were asked. `reflow explain` prints it.
public struct TurnReport: Sendable, Equatable {
    /// A question, its answer, and the place where the answer is set.
    public struct Asked: Sendable, Equatable {
        public var record: RotationRecord.Asked
        /// The place in the layout file that gives the answer; nil if the file does not give it.
        public var place: Place?
    }

    /// A line of a file.
    public struct Place: Sendable, Equatable {
        public var file: String
        /// The line, counted from 1.
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
    /// The negotiation that decided; nil if there was none, because no window observes the device.
    public var record: RotationRecord?
    /// The exception that UIKit would have raised so far; nil if there was none.
    public var exception: RotationExplanation?
    public var asked: [Asked]
    /// The place of the application's orientations in the layout file; nil if the file does not list them.
    var applicationList: Place?
    /// All events since launch, one line each.
    public var events: [String]
    /// All events since launch, each indented below the event that caused it.
    public var log: String
    public var warnings: [Diagnostic]

    /// The mistakes that the negotiation shows, except the one that is the reason for its result. A covered presenter
    /// that is not asked is not a mistake.
    public var findings: [RotationFinding] {
        record?.findings.filter { $0.id != explanation?.reason && $0.mistake != .presenterNotAsked } ?? []
    }

    /// The reason why the interface has its current orientation; nil if there was no negotiation.
    public var explanation: RotationExplanation? {
        exception ?? record?.explanation(applicationSource: applicationSource)
    }

    /// The place where the application's orientations can be changed, if the layout file lists them.
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
    /// Rotates the device, as ``turn(to:)`` does, and returns the result with all its causes.
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

    /// Rotates the device, as ``report(ofTurningTo:)`` does, and records the rotation.
    public func recordReport(
        turningTo request: OrientationRequest
    ) -> (recording: TurnRecording, report: TurnReport) {
        let (recording, report) = stage.record { self.report(ofTurningTo: request) }
        return (recording, report)
    }

    /// The report without a rotation, for a script that ended in an exception.
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

    /// Starts a negotiation without a rotation, as an application would. It is needed if the device already has the
    /// requested orientation.
    private func askAnew() {
        simulation.perform {
            if simulation.semantics >= .iOS16 {
                window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
            } else {
                UIViewController.attemptRotationToDeviceOrientation()
            }
        }
    }

    /// The negotiation that decided the interface's orientation, among all negotiations that a rotation caused.
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
