import Basics
import LayoutDocument
import ReflowKit

extension DismissStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        guard let id = controller else {
            guard let top = stage.topmost, top !== stage.window.rootViewController else {
                return stage.warn(
                    "no controller is presented, so none can be dismissed", advice: "did you mean { \"pop\": true }?")
            }
            return top.dismiss(animated: isAnimated)
        }
        let controller = try stage.controller(id)
        guard controller.presentedViewController != nil || controller.presentingViewController != nil else {
            return stage.warn("\(Wording.quoted(id)) neither presents anything nor is presented")
        }
        controller.dismiss(animated: isAnimated)
    }
}
