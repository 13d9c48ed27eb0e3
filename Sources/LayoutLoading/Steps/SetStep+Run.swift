import Basics
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
            // A view exists after its controller's view is loaded. Code that uses the view would load it, too.
            controllers.first { $0.view?.node(withID: id) != nil }
                .flatMap { stage.controllers.controller(for: $0) }?.loadViewIfNeeded()
            guard let (view, node) = stage.views.made(id) else {
                throw stage.failure("the view \(Wording.quoted(id)) does not exist yet")
            }
            try stage.views.set(properties, of: view, node)
        }
    }
}
