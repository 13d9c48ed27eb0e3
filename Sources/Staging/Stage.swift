public import KitValues
public import LayoutRules
public import ReflowKit
public import Screens

/// A root controller on a device: the place where it is shown, turned and looked at.
///
/// Layout files and Swift tests are shown here alike: the same controller is in charge, the same orientations are
/// supported, the same exceptions are collected. Every stage is a world of its own, so pictures do not depend on which
/// others were made before.
@preconcurrency @MainActor
public final class Stage {
    public let simulation: Simulation
    public let window: UIWindow
    private let collected = Collected()
    private var sections = EventSections()

    @MainActor
    private final class Collected {
        var diagnostics: [SimulationDiagnostic] = []
    }

    /// Launches the application.
    /// - Parameters:
    ///   - simulation: the device and the application on it; nothing is shown in it yet.
    ///   - held: how the device is held at launch; as it is unless told.
    ///   - hostTraits: the traits that the window has in place of the screen's.
    ///   - warn: called at once with what UIKit would only print.
    ///   - root: makes the root controller, in the stage's world.
    public init(
        in simulation: Simulation, held: UIDeviceOrientation? = nil, hostTraits: UITraitCollection? = nil,
        warn: @escaping @MainActor (SimulationDiagnostic) -> Void = { _ in }, showing root: () -> UIViewController?
    ) {
        self.simulation = simulation
        simulation.diagnosticHandler = { [collected] diagnostic in
            collected.diagnostics.append(diagnostic)
            if !diagnostic.isException { warn(diagnostic) }
        }
        sections.begin("launch", in: simulation.events)
        window = simulation.perform {
            if let held { simulation.turn(to: held) }
            let window = UIWindow()
            if let hostTraits { window.hostTraits = hostTraits }
            window.rootViewController = root()
            window.makeKeyAndVisible()
            return window
        }
    }

    /// Runs `body` in the stage's world, where UIKit's singletons speak of its device.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try simulation.perform(body)
    }

    /// Gives the root controller back, so that it can be shown again elsewhere.
    public func dismantle() {
        perform {
            window.rootViewController = nil
            window.isHidden = true
        }
    }

    // MARK: Diagnostics

    /// What UIKit would have raised or warned of so far.
    public var diagnostics: [SimulationDiagnostic] { collected.diagnostics }

    /// The first exception that UIKit would have raised so far, in words; nil if there was none.
    public var exception: RotationExplanation? {
        guard let first = diagnostics.first(where: \.isException), let name = first.exceptionName else { return nil }
        let raised = simulation.records.first { if case .raise = $0.decision { true } else { false } }
        if case .invalidInterfaceOrientation = first, let raised { return raised.explanation }
        return RotationExplanation(raising: name, "\(first)")
    }

    // MARK: Turning

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }

    /// The orientations that the application and the controller in charge have in common.
    public var supportedOrientations: UIInterfaceOrientationMask {
        perform {
            let mask = simulation.application.supportedInterfaceOrientations(for: window)
            guard let controller = window.controllerInCharge else { return mask }
            guard simulation.semantics >= .iOS6 else {
                return UIInterfaceOrientationMask(UIInterfaceOrientation.shown.filter(controller.shouldAutorotate))
            }
            // A controller that only knows iOS 5's method is bound by nobody else's mask (behaviour.md §5.5).
            if let facts = window.lastFacts, facts.isControllerMaskSynthesised, let own = facts.controllerMask {
                return own
            }
            return mask.intersection(controller.supportedInterfaceOrientations)
        }
    }

    /// How the device is to be held for what is asked for: which of both landscapes is meant is for those to say who
    /// support only one.
    public func deviceOrientation(for request: OrientationRequest) -> UIDeviceOrientation {
        request.device(supported: supportedOrientations)
    }

    /// Turns the device, and says what came of it.
    @discardableResult
    public func turn(to request: OrientationRequest) -> TurnOutcome {
        turn(to: deviceOrientation(for: request))
    }

    /// Turns the device, and says what came of it.
    @discardableResult
    public func turn(to device: UIDeviceOrientation) -> TurnOutcome {
        perform {
            beginSection("turn \(device.bothNames)")
            let wanted = UIInterfaceOrientation(device: device)
            simulation.turn(to: device)
            let shown = interfaceOrientation
            if let exception { return .raised(wanted: wanted, exception) }
            guard shown != wanted, let explanation = window.explanationOfLastDecision else { return .shown(shown) }
            return .refused(wanted: wanted, explanation)
        }
    }

    // MARK: Events

    /// What happens from now on is told under this heading.
    public func beginSection(_ title: String) {
        sections.begin(title, in: simulation.events)
    }

    /// Everything that happened so far.
    public var log: StageLog { sections.log(of: simulation.events) }

    /// What happened since somebody took the events last, a line each, which is forgotten then.
    public func takeEvents() -> String {
        defer {
            simulation.events.removeAll()
            sections = EventSections()
        }
        return simulation.events.text
    }
}
