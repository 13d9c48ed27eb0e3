import Basics
import KitValues
import LayoutRules

/// Asks the application and controllers in the order of the rules, until the rules have decided (behaviour.md §5).
@MainActor
struct Negotiator {
    private let window: UIWindow
    private let simulation: Simulation
    /// The controller that is asked: the topmost one that fills the window. It is nil without a root controller.
    private let controller: UIViewController?
    private var facts: RotationFacts
    private var asked: [RotationRecord.Asked] = []

    init(_ window: UIWindow, cause: RotationCause, asking controller: UIViewController?) {
        self.window = window
        self.controller = controller
        simulation = window.ownSimulation
        let model = simulation.device.hardware
        facts = RotationFacts(
            cause: cause, current: window.interfaceOrientation, device: simulation.device.heldOrientation,
            supportsPortraitUpsideDown: model.supportsPortraitUpsideDown,
            isMultitaskingCapable: simulation.application.orientations.isMultitaskingCapable(
                on: model.idiom, semantics: simulation.semantics),
            isLocked: controller?.prefersInterfaceOrientationLocked == true,
            controllerClass: controller?.nameInMessages, controllerID: controller?.identifier.map(ShownText.name),
            isControllerPresented: controller != nil && controller !== window.rootViewController)
        if case .statusBarOrientationSet = cause { facts.current = simulation.application.statusBarOrientation }
    }

    /// Negotiates as if the device's orientation were the interface's. The interface rotates only if it must, and never
    /// to follow the device.
    mutating func disregardDevice() {
        facts.device = facts.current.device
    }

    mutating func run() -> FinishedNegotiation {
        simulation.negotiations.pendingObservations = []
        defer { simulation.negotiations.pendingObservations = nil }
        while true {
            switch simulation.negotiations.rules.nextStep(facts) {
            case .ask(let question): ask(question)
            case .decided(let decision):
                simulation.events.record(.decided(decision))
                let record = RotationRecord(
                    negotiation: simulation.negotiations.rules, facts: facts, decision: decision, asked: asked,
                    observations: simulation.negotiations.pendingObservations ?? [])
                return FinishedNegotiation(
                    record, bystanders: window.bystanders(ofAsking: controller), in: simulation)
            }
        }
    }

    /// Asks all objects whose answer restricts the orientations, whatever the cause of the negotiation.
    mutating func askAllowedOrientations() -> UIInterfaceOrientationMask {
        if simulation.semantics < .iOS6, controller != nil {
            return UIInterfaceOrientationMask(
                UIInterfaceOrientation.shown.filter { askAbout($0).allSatisfy(\.accepts) })
        }
        ask(.applicationMask)
        if controller != nil { ask(.controllerMask) }
        return simulation.negotiations.rules.allowedOrientations(facts)?.mask
            ?? facts.applicationMask?.intersection(.all) ?? []
    }

    private mutating func ask(_ question: RotationQuestion) {
        switch question {
        case .shouldAutorotate:
            let answer = answer(.shouldAutorotate) { $0.shouldAutorotate } ?? true
            facts.shouldAutorotate = answer
            note(question, "\(answer)", inherited: .shouldAutorotate)
        case .applicationMask:
            askApplication()
        case .controllerMask:
            askForMask()
        case .preferredInterfaceOrientationForPresentation:
            let answer =
                answer(.preferredInterfaceOrientation) { $0.preferredInterfaceOrientationForPresentation }
                ?? window.interfaceOrientation
            facts.preferredOrientation = PreferredOrientation(
                answer, isOverridden: controller?.inheritedAnswers.contains(.preferredInterfaceOrientation) == false)
            note(question, answer.name, inherited: .preferredInterfaceOrientation)
        case .shouldAutorotateToInterfaceOrientation(let orientation):
            facts.orientationAnswers[orientation] = askAbout(orientation)
        }
    }

    private mutating func askApplication() {
        let application = simulation.application
        let answer = application.orientationAnswer(for: window)
        facts.applicationMask = answer.mask
        facts.isApplicationMaskOfDelegate = answer.source == .delegate
        let source = application.answerSource?(.applicationMask) ?? AnswerSource(answer.source)
        simulation.events.record(
            .asked(
                .applicationMask, who: "UIApplication",
                answer: "\(answer.mask.text) (\(AnswerSource(answer.source).name))"))
        asked.append(
            RotationRecord.Asked(
                who: "UIApplication", className: "UIApplication", question: .applicationMask, answer: answer.mask.text,
                source: source))
    }

    /// Asks for the mask. A controller that implements only the method of iOS 5 has its mask built from it
    /// (behaviour.md §5.5). It is asked about the current orientation last, because controllers of that time lay out
    /// when they are asked.
    private mutating func askForMask() {
        let mask = answer(.supportedInterfaceOrientations) { $0.supportedInterfaceOrientations } ?? .all
        facts.controllerMask = mask
        note(.controllerMask, mask.text, inherited: .supportedInterfaceOrientations)
        guard let controller, controller.inheritedAnswers.contains(.supportedInterfaceOrientations),
            controller.standIn?.source(of: .controllerMask) == nil
        else { return }
        let shown = window.interfaceOrientation
        var accepted: [UIInterfaceOrientation] = []
        for orientation in UIInterfaceOrientation.shown.filter({ $0 != shown }) + [shown] {
            controller.inheritedAnswers.remove(.shouldAutorotateToInterfaceOrientation)
            let accepts = controller.accepts(orientation)
            if controller.inheritedAnswers.contains(.shouldAutorotateToInterfaceOrientation) { return }
            note(
                .shouldAutorotateToInterfaceOrientation(orientation), "\(accepts)",
                inherited: .shouldAutorotateToInterfaceOrientation)
            if accepts { accepted.append(orientation) }
        }
        facts.controllerMask = UIInterfaceOrientationMask(accepted)
        facts.isControllerMaskSynthesised = true
    }

    /// Asks the question of iOS 5. A container that requires its children to agree reports their answers.
    private mutating func askAbout(_ orientation: UIInterfaceOrientation) -> [OrientationAnswer] {
        guard let controller else { return [] }
        simulation.negotiations.childrenAnswers = []
        let accepts = answer(.shouldAutorotateToInterfaceOrientation) { $0.accepts(orientation) } ?? false
        let children = simulation.negotiations.childrenAnswers
        simulation.negotiations.childrenAnswers = []
        for child in children {
            append(
                .shouldAutorotateToInterfaceOrientation(orientation), to: child.controller, "\(child.accepts)",
                source: child.source)
        }
        guard children.isEmpty else {
            return children.map {
                OrientationAnswer(controllerClass: $0.controller.nameInMessages, accepts: $0.accepts)
            }
        }
        note(
            .shouldAutorotateToInterfaceOrientation(orientation), "\(accepts)",
            inherited: .shouldAutorotateToInterfaceOrientation)
        return [OrientationAnswer(controllerClass: controller.nameInMessages, accepts: accepts)]
    }

    private func answer<Answer>(_ mark: InheritedAnswers, _ ask: (UIViewController) -> Answer) -> Answer? {
        guard let controller else { return nil }
        controller.inheritedAnswers.subtract([mark, .containerDelegate])
        return ask(controller)
    }

    private mutating func note(_ question: RotationQuestion, _ answer: String, inherited mark: InheritedAnswers) {
        guard let controller else { return }
        append(question, to: controller, answer, source: controller.source(of: question, inherited: mark))
    }

    private mutating func append(
        _ question: RotationQuestion, to controller: UIViewController, _ answer: String, source: AnswerSource
    ) {
        simulation.events.record(.asked(question, who: controller.nameInEvents, answer: answer))
        asked.append(
            RotationRecord.Asked(
                who: controller.nameInEvents, className: controller.nameInMessages,
                question: question, answer: answer, source: source))
    }
}

extension AnswerSource {
    init(_ source: ApplicationOrientations.Source) {
        switch source {
        case .delegate: self = .delegate
        case .list: self = .plist
        case .default: self = .default
        }
    }
}
