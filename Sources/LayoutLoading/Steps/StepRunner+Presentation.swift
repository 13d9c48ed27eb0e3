import Basics
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// Steps that present and dismiss.
extension StepRunner {
    /// The topmost controller: presented by the one below it, down to the root.
    var topmost: UIViewController? { window.topmostController }

    func present(_ step: StepNode.Presentation, at position: SourcePosition) throws(Diagnostic) {
        let controller = try controller(step.controller, at: position)
        if let style = step.style.flatMap({ UIModalPresentationStyle(rawValue: $0.rawValue) }) {
            controller.modalPresentationStyle = style
        }
        guard
            let presenter = try step.from.map({ id throws(Diagnostic) in try self.controller(id, at: position) })
                ?? topmost
        else { throw failure("no controller can present here", at: position) }
        presenter.present(controller, animated: step.isAnimated)
        presentMore(above: controllers.node(withID: step.controller))
    }

    /// Presents the controller that another one presents as soon as it is on screen, and so on.
    func presentMore(above node: ControllerNode?, isRecursive: Bool = true) {
        guard let node, let presented = node.presentedViewController, let presenter = controllers.controller(for: node)
        else { return }
        presenter.present(controllers.make(presented), animated: false)
        if isRecursive { presentMore(above: presented) }
    }

    func dismiss(_ step: StepNode.Departure, at position: SourcePosition) throws(Diagnostic) {
        guard let id = step.controller else {
            guard let top = topmost, top !== window.rootViewController else {
                return warn(
                    "no controller is presented, so none can be dismissed", at: position,
                    advice: "did you mean { \"pop\": true }?")
            }
            top.dismiss(animated: step.isAnimated)
            return
        }
        let controller = try controller(id, at: position)
        guard controller.presentedViewController != nil || controller.presentingViewController != nil else {
            return warn("\(Wording.quoted(id)) neither presents anything nor is presented", at: position)
        }
        controller.dismiss(animated: step.isAnimated)
    }

    func controller(_ id: String, at position: SourcePosition) throws(Diagnostic) -> UIViewController {
        if let controller = controllers.controller(withID: id) { return controller }
        throw failure("the controller \(Wording.quoted(id)) does not exist yet", at: position)
    }
}
