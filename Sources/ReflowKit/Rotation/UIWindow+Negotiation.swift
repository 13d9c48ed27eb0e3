import LayoutRules

extension UIWindow {
    /// Asks whoever is to be asked, in the order of the rules, until the rules have decided.
    final func negotiate(_ cause: RotationCause) -> RotationDecision {
        let application = ownSimulation.application
        let controller = rootViewController
        let model = ownSimulation.device.model
        var facts = RotationFacts(
            cause: cause, current: interfaceOrientation, device: ownSimulation.device.heldOrientation,
            supportsPortraitUpsideDown: model.supportsPortraitUpsideDown,
            isMultitaskingCapable: application.orientations.isMultitaskingCapable(
                on: model.idiom, semantics: ownSimulation.semantics),
            controllerClass: controller?.nameInMessages)
        let log = ownSimulation.events
        while true {
            switch ownSimulation.negotiation.nextStep(facts) {
            case .ask(.shouldAutorotate):
                let answer = controller?.shouldAutorotate ?? true
                facts.shouldAutorotate = answer
                log.record(.asked(.shouldAutorotate, who: controller?.nameInMessages ?? "", answer: "\(answer)"))
            case .ask(.applicationMask):
                let answer = application.orientationAnswer(for: self)
                facts.applicationMask = answer.mask
                log.record(
                    .asked(.applicationMask, who: "UIApplication", answer: "\(answer.mask.text) (\(answer.source))"))
            case .ask(.controllerMask):
                let answer = controller?.supportedInterfaceOrientations ?? .all
                facts.controllerMask = answer
                log.record(.asked(.controllerMask, who: controller?.nameInMessages ?? "", answer: answer.text))
            case .ask(.preferredInterfaceOrientationForPresentation):
                facts.preferredOrientation = PreferredOrientation(interfaceOrientation, isOverridden: false)
            case .ask(.shouldAutorotateToInterfaceOrientation(let orientation)):
                facts.orientationAnswers[orientation] = [
                    OrientationAnswer(
                        controllerClass: controller?.nameInMessages ?? "", accepts: orientation == .portrait)
                ]
            case .decided(let decision):
                log.record(.decided(decision))
                lastDecision = decision
                lastFacts = facts
                return decision
            }
        }
    }

    /// Negotiates, and turns if the decision is to turn.
    final func updateInterfaceOrientation() -> RotationDecision {
        let decision = negotiate(.deviceTurned)
        switch decision {
        case .rotate(let target): turn(to: target)
        case .stay: break
        case .raise(let invalid): ownSimulation.report(.invalidInterfaceOrientation(invalid))
        }
        return decision
    }
}
