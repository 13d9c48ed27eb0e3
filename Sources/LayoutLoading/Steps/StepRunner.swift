import Basics
import Foundation
import KitSchema
public import LayoutDocument
import LayoutRules
import ReflowKit

/// The stage of a layout, for the run of one of its steps.
@MainActor
struct StepRunner {
    let document: LayoutDocument
    /// The running step.
    let node: StepNode
    let simulation: Simulation
    let window: UIWindow
    let views: ViewFactory
    let controllers: ControllerFactory
    let application: LayoutApplication
    /// Receives a warning about a step that has no effect, because the same call has none in UIKit.
    let warn: (Diagnostic) -> Void
    /// Rotates the device, as its user would.
    let turn: (OrientationRequest) -> Void

    /// - Throws: the reason why the step is impossible in the current state: an object that it needs does not exist.
    func run() throws(Diagnostic) {
        try node.runnable.run(on: self)
        window.layoutIfNeeded()
        for rows in views.allRows { rows.nameCells() }
    }

    func failure(_ message: String, advice: String? = nil) -> Diagnostic {
        Diagnostic(.error, .impossibleStep, message, file: document.file, at: node.position, advice: advice)
    }

    func warn(_ message: String, advice: String? = nil) {
        warn(Diagnostic(.warning, .idleStep, message, file: document.file, at: node.position, advice: advice))
    }

    /// Ends the step with an error if the simulated iOS version does not have its method, because code for that version
    /// would not compile.
    func requires(_ isKnown: Bool, _ generations: String) throws(Diagnostic) {
        guard !isKnown else { return }
        throw failure(
            "\(simulation.semantics.rawValue) does not have this step", advice: "use the semantics of \(generations)")
    }
}

extension Diagnostic.Code {
    /// The step cannot be run in the current state.
    public static let impossibleStep = Diagnostic.Code(rawValue: "impossible-step")
    /// The step has no effect in the current state.
    public static let idleStep = Diagnostic.Code(rawValue: "idle-step")
}
