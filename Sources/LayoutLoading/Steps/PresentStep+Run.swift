import KitSchema
import KitValues
import LayoutDocument
import ReflowKit

extension PresentStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let controller = try stage.controller(controller)
        if let style = style.flatMap({ UIModalPresentationStyle(rawValue: $0.rawValue) }) {
            controller.modalPresentationStyle = style
        }
        guard let presenter = try from.map({ id throws(Diagnostic) in try stage.controller(id) }) ?? stage.topmost
        else { throw stage.failure("no controller can present here") }
        presenter.present(controller, animated: isAnimated)
        stage.controllers.presentMore(above: stage.controllers.node(withID: self.controller))
    }
}
