import Basics
import KitSchema
import LayoutDocument
import ReflowKit

extension SetStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let controllers = stage.document.allControllers
        switch target {
        case .applicationDelegate:
            for property in properties { stage.application.answer(property.orientations) }
        case .constraint(let identifier):
            for node in controllers where node.view?.holdsConstraints == true {
                stage.controllers.controller(for: node)?.loadViewIfNeeded()
            }
            guard stage.views.setConstraint(identifier, properties) else {
                throw stage.failure("the constraint \(Wording.quoted(identifier)) does not exist yet")
            }
        case .controller(let id):
            stage.controllers.set(properties, of: id)
        case .view(let id):
            let view = try stage.view(id)
            try stage.views.set(properties, of: view, KitClass(view.classNames.kit))
        }
    }
}
