import LayoutDocument
import ReflowKit

extension StatusBarOrientationStep: RunnableStep {
    func run(on stage: StepRunner) {
        stage.simulation.application.setStatusBarOrientation(orientation, animated: true)
    }
}
