import LayoutDocument

extension SnapshotStep: RunnableStep {
    /// Does nothing to the stage: whoever runs the script takes the picture after it.
    func run(on stage: StepRunner) {}
}
