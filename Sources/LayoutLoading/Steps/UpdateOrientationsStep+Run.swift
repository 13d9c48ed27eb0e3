import LayoutDocument
import LayoutRules
import ReflowKit

// The step follows behaviour.md §5.6.
extension UpdateOrientationsStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        try stage.requires(stage.simulation.semantics >= .iOS16, "iOS16 or later")
        let controller = if let id = controller { try stage.controller(id) } else { stage.topmost }
        controller?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}
