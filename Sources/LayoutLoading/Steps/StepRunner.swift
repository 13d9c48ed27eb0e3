import Basics
import Foundation
public import LayoutDocument
import LayoutRules
import ReflowKit

/// Runs the steps of a layout on its stage.
@MainActor
struct StepRunner {
    let document: LayoutDocument
    let simulation: Simulation
    let window: UIWindow
    let views: ViewFactory
    let controllers: ControllerFactory
    let application: LayoutApplication
    /// Called for steps that have no effect, because the same calls have none in UIKit.
    let warn: (Diagnostic) -> Void
    /// Rotates the device, as its user would.
    let turn: (OrientationRequest) -> Void

    /// - Throws: the reason why the step is impossible in the current state: an object that it needs does not exist.
    func run(_ step: StepNode) throws(Diagnostic) {
        let position = step.position
        switch step.action {
        case .turn(let request): turn(request)
        case .present(let presentation): try present(presentation, at: position)
        case .dismiss(let departure): try dismiss(departure, at: position)
        case .push(let id, let isAnimated, let from): try push(id, isAnimated: isAnimated, from: from, at: position)
        case .pop(let departure): try pop(departure, at: position)
        case .selectTab(let tab, let from): try select(tab, from: from, at: position)
        case .set(let target, let properties): try set(properties, of: target, at: position)
        case .keyboard(let keyboard): try move(keyboard, at: position)
        case .snapshot: break
        case .setNeedsUpdateOfSupportedInterfaceOrientations(let id):
            try updateSupportedOrientations(id, at: position)
        case .requestGeometryUpdate(let orientations): try requestGeometry(orientations, at: position)
        case .attemptRotationToDeviceOrientation: try attemptRotation(at: position)
        case .setStatusBarOrientation(let orientation):
            simulation.application.setStatusBarOrientation(orientation, animated: true)
        }
        window.layoutIfNeeded()
    }

    func failure(_ message: String, at position: SourcePosition, advice: String? = nil) -> Diagnostic {
        Diagnostic(.error, .impossibleStep, message, file: document.file, at: position, advice: advice)
    }

    func warn(_ message: String, at position: SourcePosition, advice: String? = nil) {
        warn(
            Diagnostic(.warning, .idleStep, message, file: document.file, at: position, advice: advice))
    }

    // MARK: Properties

    private func set(
        _ properties: [Property], of target: StepNode.Target, at position: SourcePosition
    ) throws(Diagnostic) {
        switch target {
        case .applicationDelegate:
            for property in properties { application.answer(property.orientations) }
        case .constraint(let identifier):
            for node in document.allControllers where node.view?.holdsConstraints == true {
                controllers.controller(for: node)?.loadViewIfNeeded()
            }
            guard views.setConstraint(identifier, properties) else {
                throw failure("the constraint \(Wording.quoted(identifier)) does not exist yet", at: position)
            }
        case .controller(let id):
            controllers.set(properties, of: id)
        case .view(let id):
            // A view exists after its controller's view is loaded. Loading it here is what code that uses the view
            // would do, too.
            document.allControllers.first { $0.view?.node(withID: id) != nil }
                .flatMap { controllers.controller(for: $0) }?.loadViewIfNeeded()
            guard let (view, node) = views.made(id) else {
                throw failure("the view \(Wording.quoted(id)) does not exist yet", at: position)
            }
            try views.set(properties, of: view, node)
        }
    }
}

extension Diagnostic.Code {
    /// The step cannot be run in the current state.
    public static let impossibleStep = Diagnostic.Code(rawValue: "impossible-step")
    /// The step has no effect in the current state.
    public static let idleStep = Diagnostic.Code(rawValue: "idle-step")
}
