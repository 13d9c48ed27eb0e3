import LayoutDocument
import ReflowKit

extension PushStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let navigation = try stage.container(UINavigationController.self, of: from)
        navigation.pushViewController(try stage.controller(controller), animated: isAnimated)
        stage.controllers.presentMore(above: stage.controllers.node(withID: controller))
    }
}
