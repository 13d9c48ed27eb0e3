import KitSchema
public import KitValues
public import LayoutDocument
public import LayoutRules
import ReflowKit
public import Screens

/// The explanation of a view's frame, and of its changes by a rotation. `reflow explain --view` prints it.
public struct ViewReport: Sendable, Equatable {
    /// The explanation in one orientation.
    public struct Side: Sendable, Equatable {
        public var orientation: UIInterfaceOrientation
        public var explanation: LayoutExplanation
    }

    /// The requested id.
    public var view: String
    public var device: String
    public var semantics: RotationSemantics
    public var before: Side
    /// The explanation after the rotation; nil without a rotation, or if the interface does not rotate.
    public var after: Side?
    /// The rotation; nil without one.
    public var turn: TurnReport?
    public var warnings: [Diagnostic]

    /// The changes by the rotation.
    public var change: LayoutChange? {
        after.map { LayoutChange(before: before.explanation, after: $0.explanation) }
    }
}

extension LayoutStage {
    /// Explains a view as it is shown now and, with a target, after a rotation.
    /// - Returns: nil if no view has the id.
    public func report(on view: String, _ request: ExplanationRequest, turningTo target: OrientationRequest?)
        -> ViewReport?
    {
        func side() -> ViewReport.Side? {
            let screen = screen(StageRequest(explanations: request))
            return screen.explanations[view].map {
                ViewReport.Side(orientation: screen.orientation, explanation: $0)
            }
        }
        guard let before = side() else { return nil }
        var report = ViewReport(
            view: view, device: simulation.device.hardware.name, semantics: simulation.semantics, before: before,
            warnings: [])
        guard let target else { return report }
        let turn = self.report(ofTurningTo: target)
        report.turn = turn
        if turn.decision == .rotate { report.after = side() }
        return report
    }

    /// The ids of all views that are shown.
    public var shownIDs: [String] { screen().tree.nodes.compactMap(\.id) }
}
