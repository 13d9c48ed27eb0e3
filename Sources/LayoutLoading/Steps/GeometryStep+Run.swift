import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The step follows behaviour.md §5.6.
extension GeometryStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        try stage.requires(stage.simulation.semantics >= .iOS16, "iOS16 or later")
        stage.window.windowScene?.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: UIInterfaceOrientationMask(orientations)))
    }
}
