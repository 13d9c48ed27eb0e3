import Foundation
public import LayoutDocument
import LayoutRules
import ReflowKit

/// Does to a stage what the steps of its layout say.
@MainActor
struct StepRunner {
    let document: LayoutDocument
    let window: UIWindow
    let views: ViewFactory
    let controllers: ControllerFactory
    let application: LayoutApplication
    /// Turns the device, as a hand would.
    let turn: (OrientationRequest) -> Void

    /// - Throws: what is wrong with the step where it is taken: there is nobody to do it, or nothing to do it to.
    func run(_ step: StepNode) throws(Diagnostic) {
        switch step.action {
        case .turn(let request): turn(request)
        case .set(let target, let properties): try set(properties, of: target, at: step.position)
        case .snapshot: window.layoutIfNeeded()
        default: throw failure("the step \"\(step.text)\" is not supported yet", at: step.position)
        }
    }

    func failure(_ message: String, at position: SourcePosition, advice: String? = nil) -> Diagnostic {
        Diagnostic(.error, .impossibleStep, message, file: document.file, at: position, advice: advice)
    }

    // MARK: Properties

    private func set(
        _ properties: [Property], of target: StepNode.Target, at position: SourcePosition
    ) throws(Diagnostic) {
        switch target {
        case .applicationDelegate:
            for property in properties { application.answer(property.orientations) }
        case .controller(let id):
            try controllers.set(properties, of: id)
        case .view(let id):
            // A view comes with its controller's, which is loaded as it would be for code that speaks of it.
            document.allControllers.first { $0.view?.node(withID: id) != nil }
                .flatMap { controllers.controller(for: $0) }?.loadViewIfNeeded()
            guard let (view, node) = views.made(id) else {
                throw failure("the view \"\(id)\" is not there yet", at: position)
            }
            try views.set(properties, of: view, node)
        }
        window.layoutIfNeeded()
    }
}

extension Diagnostic.Code {
    /// A step that cannot be taken where it stands.
    public static let impossibleStep = Diagnostic.Code(rawValue: "impossible-step")
}
