public import KitValues
public import LayoutRules
public import ReflowKit
public import Screens

/// A root controller on a device, which can be rotated and inspected.
///
/// Layout files and Swift tests both use it, so the same controller is in charge, the same orientations are supported,
/// and the same exceptions are collected. Every stage has its own simulation, so a picture does not depend on earlier
/// ones.
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

    /// The orientations that were shown, in order, with the conflicts that existed in them after layout.
    private var shown: [(orientation: UIInterfaceOrientation, standing: Set<UnsatisfiableConstraints.Identity>)] = []

    /// Launches the application.
    /// - Parameters:
    ///   - simulation: the device and the application on it, before anything is shown.
    ///   - held: the orientation of the device at launch; by default it is unchanged.
    ///   - hostTraits: traits that override those of the screen in the window.
    ///   - warn: called immediately with each warning that UIKit would print.
    ///   - root: creates the root controller, in the stage's simulation.
    public init(
        in simulation: Simulation, held: UIDeviceOrientation? = nil, hostTraits: UITraitCollection? = nil,
        warn: @escaping @MainActor (SimulationDiagnostic) -> Void = { _ in }, showing root: () -> UIViewController?
    ) {
        self.simulation = simulation
        simulation.findsConflictsAtOnce = true
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
        noteConflicts()
    }

    /// Runs `body` in the stage's simulation: UIKit's singletons are those of its device.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try simulation.perform(body)
    }

    /// Releases the root controller, so that it can be shown elsewhere.
    public func dismantle() {
        perform {
            window.rootViewController = nil
            window.isHidden = true
        }
    }

    // MARK: Diagnostics

    /// The exceptions and warnings so far.
    public var diagnostics: [SimulationDiagnostic] { collected.diagnostics }

    /// The first exception that UIKit would have raised, explained; nil if there was none.
    public var exception: RotationExplanation? {
        guard let first = diagnostics.first(where: \.isException), let name = first.exceptionName else { return nil }
        let raised = simulation.records.first { if case .raise = $0.decision { true } else { false } }
        if first.code == .invalidInterfaceOrientation, let raised { return raised.explanation }
        return RotationExplanation(raising: name, "\(first)")
    }

    /// The reasons why constraints were not solved at all, each once.
    var constraintFailures: [String] {
        var seen: Set<String> = []
        return diagnostics.filter { $0.code == .unsolvedConstraints && $0.unsolved == nil }.map(\.description)
            .filter { seen.insert($0).inserted }
    }

    /// Records the current orientation, and the conflicts that exist in it.
    private func noteConflicts() {
        let orientation = interfaceOrientation
        let hasConflicts = diagnostics.contains { $0.conflict != nil }
        let standing = hasConflicts ? Set(perform { window.standingConflicts }) : []
        if let index = shown.firstIndex(where: { $0.orientation == orientation }) {
            shown[index].standing.formUnion(standing)
        } else {
            shown.append((orientation, standing))
        }
    }

    /// The conflicts among required constraints so far, each once; first those that exist only after a rotation.
    public var conflicts: [ConstraintConflict] {
        noteConflicts()
        var found: [ConstraintConflict] = []
        for report in diagnostics.compactMap(\.conflict) {
            let moment = report.moment
            let stands = shown.contains {
                $0.orientation == moment.orientation && $0.standing.contains(report.identity)
            }
            let occurrence = ConstraintConflict.Occurrence(
                orientation: moment.orientation, isTransient: moment.isTransient || !stands, callback: moment.callback)
            guard let index = found.firstIndex(where: { $0.report.identity == report.identity }) else {
                found.append(
                    ConstraintConflict(report: report, occurrences: [occurrence], holdsIn: [], isAfterRotation: false))
                continue
            }
            if !found[index].occurrences.contains(where: { $0.orientation == moment.orientation }) {
                found[index].occurrences.append(occurrence)
            }
        }
        for index in found.indices {
            // A conflict that continues through a rotation is logged only once.
            for (orientation, standing) in shown where standing.contains(found[index].report.identity) {
                guard !found[index].occurrences.contains(where: { $0.orientation == orientation }) else { continue }
                found[index].occurrences.append(
                    ConstraintConflict.Occurrence(orientation: orientation, isTransient: false, callback: nil))
            }
            let orientations = Set(found[index].occurrences.map(\.orientation))
            found[index].holdsIn = shown.map(\.orientation).filter { !orientations.contains($0) }
            found[index].isAfterRotation = shown.first.map { !orientations.contains($0.orientation) } ?? false
        }
        return found.filter(\.isAfterRotation) + found.filter { !$0.isAfterRotation }
    }

    /// The views whose frames the constraints do not determine completely, without those that only follow from other
    /// such views.
    public var openViews: [ConstraintFacts.OpenView] {
        perform {
            simulation.settle()
            window.layoutIfNeeded()
            return window.openViews()
        }
    }

    // MARK: Turning

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }

    /// The orientations that the application and the controller in charge allow now. Both are asked.
    public var supportedOrientations: UIInterfaceOrientationMask {
        perform { window.askAllowedOrientations() }
    }

    /// The orientation of the device for the request. `landscape` means the landscape that is allowed now, if only one
    /// is. To answer that request, application and controller are asked; these questions are not events.
    public func deviceOrientation(for request: OrientationRequest) -> UIDeviceOrientation {
        request.device(supported: supportedOrientations)
    }

    /// Rotates the device.
    /// - Returns: the interface's reaction.
    @discardableResult
    public func turn(to request: OrientationRequest) -> TurnOutcome {
        turn(to: deviceOrientation(for: request))
    }

    /// Rotates the device.
    /// - Returns: the interface's reaction.
    @discardableResult
    public func turn(to device: UIDeviceOrientation) -> TurnOutcome {
        perform {
            beginSection("turn \(device.bothNames)")
            let wanted = UIInterfaceOrientation(device: device)
            simulation.turn(to: device)
            noteConflicts()
            let shown = interfaceOrientation
            if let exception { return .raised(wanted: wanted, exception) }
            guard shown != wanted, let explanation = window.explanationOfLastDecision else { return .shown(shown) }
            return .refused(wanted: wanted, explanation)
        }
    }

    // MARK: Events

    /// Begins a section of the event log: later events are listed under this heading.
    public func beginSection(_ title: String) {
        noteConflicts()
        sections.begin(title, in: simulation.events)
    }

    /// All events so far.
    public var log: StageLog { sections.log(of: simulation.events) }

    /// The events since this method was last called, one line each; they are removed from the log.
    public func takeEvents() -> String {
        defer {
            simulation.events.removeAll()
            sections = EventSections()
        }
        return simulation.events.text
    }
}
