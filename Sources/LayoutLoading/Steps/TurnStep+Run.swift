import LayoutDocument

extension TurnStep: RunnableStep {
    func run(on stage: StepRunner) { stage.turn(request) }
}
