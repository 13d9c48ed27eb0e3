import LayoutDocument
import LayoutRules
import ReflowKit

// The step follows behaviour.md §5.9.
extension AttemptRotationStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        try stage.requires(stage.simulation.semantics < .iOS16, "iOS15 or earlier")
        UIViewController.attemptRotationToDeviceOrientation()
    }
}
