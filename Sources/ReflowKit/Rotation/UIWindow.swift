public import Foundation
import Geometry
public import LayoutRules

/// The root of a view tree on screen. It negotiates the orientation, and its new size is where every relayout begins.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The world the window belongs to: the current one when it was made. That world holds the window, not the other
    /// way round.
    private weak var birthplace: Simulation?
    final var ownSimulation: Simulation { birthplace ?? .current }
    private var isVisible = false
    private var isTurning = false
    private var generatesNotifications = false

    /// The orientation this window shows. The status bar follows the key window, other windows may differ from it.
    private(set) final var interfaceOrientation: UIInterfaceOrientation

    final var ownMetrics: ScreenMetrics { ownSimulation.device.model.metrics(for: interfaceOrientation) }
    /// The traits of the screen as this window stands on it, without what the window overrides.
    final var screenTraits: UITraitCollection { ownSimulation.traitCollection(in: interfaceOrientation) }

    /// What the last negotiation came to.
    public private(set) var lastDecision: RotationDecision?
    private var lastFacts: RotationFacts?

    /// Why the last negotiation came to what it came to, in words.
    public final var explanationOfLastDecision: RotationExplanation? {
        guard let lastDecision, let lastFacts else { return nil }
        return ownSimulation.negotiation.explanation(of: lastDecision, lastFacts)
    }

    public override init(frame: CGRect) {
        let world = Simulation.current
        birthplace = world
        interfaceOrientation = world.application.statusBarOrientation
        super.init(frame: frame)
        marks.formUnion([.isWindow, .hidden])
    }

    /// A window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    public required init?(coder: NSCoder) {
        let world = Simulation.current
        birthplace = world
        interfaceOrientation = world.application.statusBarOrientation
        super.init(coder: coder)
        marks.formUnion([.isWindow, .hidden])
    }

    @MainActor deinit {
        // Never the current world's device: a world that is gone takes its windows with it.
        if generatesNotifications { birthplace?.device.endGeneratingDeviceOrientationNotifications() }
    }

    public final var screen: UIScreen { ownSimulation.screen }
    public final var windowScene: UIWindowScene? { UIWindowScene(simulation: ownSimulation) }
    public final var isKeyWindow: Bool { ownSimulation.application.keyWindow === self }

    /// The controller whose view fills the window and who is asked about orientations.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            let new = rootViewController
            if isVisible { oldValue?.removeFromWindow() }
            // The old controller may have answered its disappearance with yet another one.
            guard let controller = new, rootViewController === new else { return }
            if !generatesNotifications {
                generatesNotifications = true
                ownSimulation.device.beginGeneratingDeviceOrientationNotifications()
            }
            if isVisible { ownSimulation.perform { show(controller) } }
        }
    }

    /// Showing a window lets it take part in rotation; a window starts hidden.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            ownSimulation.perform { newValue ? becomeInvisible() : becomeVisible() }
        }
    }

    /// Shows the window: the interface takes its first orientation, the root controller appears, and all is laid out.
    open func makeKeyAndVisible() {
        ownSimulation.application.keyWindow = self
        isHidden = false
    }

    private func becomeVisible() {
        guard !isVisible else { return }
        isVisible = true
        let application = ownSimulation.application
        let isLaunch = !application.hasLaunched
        application.windows.append(self)
        adopt(isLaunch ? launchOrientation : application.statusBarOrientation)
        guard let controller = rootViewController else {
            if isLaunch { ownSimulation.report(.missingRootViewController) }
            return layoutIfNeeded()
        }
        show(controller)
    }

    private func becomeInvisible() {
        guard isVisible else { return }
        isVisible = false
        let application = ownSimulation.application
        rootViewController?.removeFromWindow()
        if application.keyWindow === self { application.keyWindow = nil }
        application.windows.removeAll { $0 === self }
    }

    private var launchOrientation: UIInterfaceOrientation {
        let model = ownSimulation.device.model
        return ownSimulation.application.orientations.launchOrientation(
            device: ownSimulation.device.heldOrientation, idiom: model.idiom,
            supportsPortraitUpsideDown: model.supportsPortraitUpsideDown)
    }

    /// Takes an orientation without a transition: at launch, and when a new root controller wants another one.
    private func adopt(_ orientation: UIInterfaceOrientation) {
        let follows = followsScreen
        let oldTraits = traitCollection
        interfaceOrientation = orientation
        if decidesStatusBar {
            let application = ownSimulation.application
            if application.hasLaunched {
                application.setStatusBarOrientation(orientation)
            } else {
                application.launch(in: orientation)
            }
        }
        if follows { frame = CGRect(origin: .zero, size: ownMetrics.size) }
        spreadTraitChange(from: oldTraits, to: traitCollection)
    }

    /// Whether the window fills the screen, so that it turns with it. One with a place of its own keeps it.
    private var followsScreen: Bool {
        bounds.size == .zero || frame == CGRect(origin: .zero, size: ownMetrics.size)
    }

    private var decidesStatusBar: Bool {
        let key = ownSimulation.application.keyWindow
        return key == nil || key === self
    }

    private func show(_ controller: UIViewController) {
        // Before anything is seen: the interface starts in an orientation that the controller allows.
        switch negotiate(.rootAssigned) {
        case .rotate(let target):
            adopt(target)
        case .raise(let invalid):
            ownSimulation.report(.invalidInterfaceOrientation(invalid))
        case .stay:
            break
        }
        controller.appear(in: self)
        ownSimulation.application.hasLaunched = true
    }

    // MARK: Safe area

    /// The device's insets for the interface orientation; a hidden status bar frees its strip where there is no notch.
    final var deviceSafeAreaInsets: UIEdgeInsets {
        SafeArea.windowInsets(
            of: ownSimulation.device.model, in: interfaceOrientation,
            hidesStatusBar: rootViewController?.prefersStatusBarHidden == true)
    }

    // MARK: Negotiation

    /// Asks whoever is to be asked, in the order of the rules, until the rules have decided.
    private func negotiate(_ cause: RotationCause) -> RotationDecision {
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
    func updateInterfaceOrientation() -> RotationDecision {
        guard !isTurning else {
            ownSimulation.report(.nestedRotation)
            return lastDecision ?? .stay(.alreadyThere)
        }
        let decision = negotiate(.deviceTurned)
        switch decision {
        case .rotate(let target):
            isTurning = true
            defer { isTurning = false }
            turn(to: target)
        case .stay:
            break
        case .raise(let invalid):
            ownSimulation.report(.invalidInterfaceOrientation(invalid))
        }
        return decision
    }

    // MARK: Turning

    /// The sequence of iOS 8 and later: behaviour.md §6.2.
    private func turn(to target: UIInterfaceOrientation) {
        let application = ownSimulation.application
        let origin = interfaceOrientation
        let model = ownSimulation.device.model
        let oldSize = bounds.size
        let newSize = followsScreen ? model.metrics(for: target).size : oldSize
        let oldTraits = traitCollection
        let newTraits = ownSimulation.traitCollection(in: target).overridden(by: overriddenTraits)
        let coordinator = RotationCoordinator(
            from: origin, to: target, duration: RotationDuration.seconds(from: origin, to: target, idiom: model.idiom),
            containerView: self, log: ownSimulation.events)

        if let controller = rootViewController {
            if oldTraits.horizontalSizeClass != newTraits.horizontalSizeClass
                || oldTraits.verticalSizeClass != newTraits.verticalSizeClass
            {
                controller.record(.willTransitionToTraits, newTraits.sizeClassText)
                controller.willTransition(to: newTraits, with: coordinator)
            }
            if newSize != oldSize {
                controller.record(.viewWillTransitionToSize, SimulationEvent.text(newSize))
                controller.viewWillTransition(to: newSize, with: coordinator)
            }
        }
        interfaceOrientation = target
        if decidesStatusBar { application.setStatusBarOrientation(target) }
        if newSize != oldSize {
            ownSimulation.events.record(.windowSize(from: oldSize, to: newSize))
            frame = CGRect(origin: .zero, size: newSize)
            rootViewController?.viewIfLoaded?.frame = bounds
        }
        if oldTraits != newTraits {
            ownSimulation.events.record(.traits(from: oldTraits.sizeClassText, to: newTraits.sizeClassText))
            spreadTraitChange(from: oldTraits, to: newTraits)
        }
        layoutIfNeeded()
        coordinator.runAlongside()
        layoutIfNeeded()
        coordinator.finish()
        layoutIfNeeded()
    }
}
