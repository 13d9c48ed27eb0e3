import LayoutDocument

extension SnapshotStep: RunnableStep {
    /// Does nothing to the stage: the code that runs the script takes the picture after the step.
    func run(on stage: StepRunner) {}
}
