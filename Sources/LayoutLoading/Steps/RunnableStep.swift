import Basics
import LayoutDocument

/// A step that can be run on a stage. LayoutDocument defines its form in files.
protocol RunnableStep: Step {
    /// - Throws: the reason why the step is impossible in the current state: an object that it needs does not exist.
    @MainActor func run(on stage: StepRunner) throws(Diagnostic)
}

extension StepNode {
    /// The step in its runnable form. This compiles only if every step of ``Steps`` is runnable.
    var runnable: any RunnableStep {
        func find<each Kind: RunnableStep>(among kinds: (repeat (each Kind).Type)) -> (any RunnableStep)? {
            for kind in repeat each kinds {
                if let step = cast(to: kind) { return step }
            }
            return nil
        }
        func cast<Kind: RunnableStep>(to kind: Kind.Type) -> (any RunnableStep)? { step as? Kind }
        guard let step = find(among: Steps.all) else {
            preconditionFailure("the decoder made a step that is not one of Steps.all")
        }
        return step
    }
}
