import Basics
import LayoutDocument
import ReflowKit

extension PopStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let navigation = try stage.container(UINavigationController.self, of: from ?? controller)
        guard let id = controller else {
            if navigation.popViewController(animated: isAnimated) == nil {
                stage.warn("nothing to pop: only the root is in the stack")
            }
            return
        }
        let target = try stage.controller(id)
        guard navigation.viewControllers.contains(where: { $0 === target }) else {
            throw stage.failure("\(Wording.quoted(id)) is not in the stack")
        }
        _ = navigation.popToViewController(target, animated: isAnimated)
    }
}
