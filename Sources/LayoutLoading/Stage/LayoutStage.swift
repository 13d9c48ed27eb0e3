import Foundation
import JSON
public import LayoutDocument
public import LayoutRules
public import ReflowKit

/// A layout on a device: the place where it is shown, turned and looked at.
///
/// Every stage is a world of its own, so pictures do not depend on which others were made before.
@preconcurrency @MainActor
public final class LayoutStage {
    public let document: LayoutDocument
    public let simulation: Simulation
    public let window: UIWindow
    /// What is shown otherwise than the layout says, beside what the parser found.
    public var warnings: [Diagnostic] { factory.allDiagnostics.filter { $0.severity == .warning } }
    private let application: LayoutApplication
    private let factory: ViewFactory
    private let controllers: ControllerFactory
    private var sections = EventSections()
    private var alternative: LandscapeAlternative?

    /// Shows the layout in its launch orientation, or in portrait.
    /// - Parameters:
    ///   - source: where the file lies and where it may take images from.
    ///   - held: how the device is held at launch; the document's launch orientation unless told.
    ///   - semantics: which iOS decides on rotations; the one that the document names unless told.
    public init(
        _ document: LayoutDocument, on device: Device, held: OrientationRequest? = nil, source: LayoutSource,
        semantics: RotationSemantics? = nil, settings: Simulation.Settings = .init(),
        classes: ClassRegistry = ClassRegistry()
    ) throws(LayoutLoadingError) {
        self.document = document
        do throws(Diagnostic) {
            application = try LayoutApplication(
                document.application, file: document.file, folder: source.folder)
        } catch {
            throw LayoutLoadingError(diagnostics: [error])
        }
        let simulation = Simulation(
            device: device, application: application.orientations,
            semantics: semantics ?? document.semantics ?? .standard, settings: settings)
        let raised = Collected()
        let images = source.imageLoader
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection,
                substitutes: document.substitutesMissingResources ? Substitutes() : nil),
            classes: classes)
        simulation.imageLoader = images
        simulation.diagnosticHandler = { raised.diagnostics.append($0) }
        application.serve(simulation.application)
        let supported = simulation.application.supportedInterfaceOrientations(for: nil)
        let controllers = ControllerFactory(document: document, views: factory, classes: classes)
        self.simulation = simulation
        self.raised = raised
        self.factory = factory
        self.controllers = controllers
        sections.begin("launch", in: simulation.events)
        window = simulation.perform {
            simulation.device.turn(
                to: held?.device(supported: supported)
                    ?? LayoutStage.launchOrientation(of: document, allowed: supported).device)
            let window = UIWindow()
            window.rootViewController = controllers.makeRoot()
            window.makeKeyAndVisible()
            return window
        }
        simulation.perform { presentAtOnce() }
        let errors = factory.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
    }

    /// Presents what the file's controllers present from the beginning, and listens for the landscape alternative.
    private func presentAtOnce() {
        for node in document.root.family { runner.presentMore(above: node, isRecursive: false) }
        guard let name = document.landscapeAlternative?.value else { return }
        alternative = LandscapeAlternative(of: window.rootViewController, on: simulation.device) { [controllers] in
            controllers.controller(withID: name)
        }
    }

    private let raised: Collected

    @MainActor
    private final class Collected {
        var diagnostics: [SimulationDiagnostic] = []
    }

    /// How the device is held at launch: as the document says, where `landscape` leaves a choice the allowed one.
    private static func launchOrientation(
        of document: LayoutDocument, allowed: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientation {
        let wanted = document.launchOrientation?.value ?? []
        return wanted.first { allowed.contains($0) } ?? wanted.first ?? .portrait
    }

    /// The view that pictures show: the window where the layout fills it, else the layout's own view.
    public var shownView: UIView {
        let controller = window.rootViewController as? LayoutController
        return document.rootPlacement == .fillsWindow ? window : controller?.layoutView ?? window
    }

    /// What UIKit would have raised or warned of so far.
    public var diagnostics: [SimulationDiagnostic] { raised.diagnostics }

    /// The first exception that UIKit would have raised so far, in words; nil if there was none.
    public var exception: RotationExplanation? {
        guard let first = diagnostics.first(where: \.isException), let name = first.exceptionName else { return nil }
        let raised = simulation.records.first { if case .raise = $0.decision { true } else { false } }
        if case .invalidInterfaceOrientation = first, let raised { return raised.explanation }
        return RotationExplanation(raising: name, "\(first)")
    }

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }

    /// The orientations that the application and the controller in charge have in common.
    public var supportedOrientations: UIInterfaceOrientationMask {
        simulation.perform {
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

    /// Turns the device, and says what came of it.
    public func turn(to request: OrientationRequest) -> TurnOutcome {
        simulation.perform {
            let device = request.device(supported: supportedOrientations)
            sections.begin("turn \(device.bothNames)", in: simulation.events)
            let wanted = UIInterfaceOrientation(device: device)
            simulation.device.turn(to: device)
            let shown = interfaceOrientation
            let explanation = window.explanationOfLastDecision
            if let exception { return .raised(wanted: wanted, exception) }
            guard shown != wanted, let explanation else { return .shown(shown) }
            return .refused(wanted: wanted, explanation)
        }
    }

    // MARK: Steps

    /// Runs the layout's steps, up to the one in which UIKit would raise.
    /// - Parameter snapshot: called with the name of each snapshot when it is due.
    /// - Throws: the step that cannot be taken, and why.
    public func runSteps(
        snapshot: (String) throws(LayoutLoadingError) -> Void = { _ in }
    ) throws(LayoutLoadingError) -> StepOutcome {
        for (index, step) in document.steps.enumerated() {
            sections.begin("step \(index + 1): \(step.text)", in: simulation.events)
            let count = raised.diagnostics.count
            if let failure = take(step) { throw LayoutLoadingError(diagnostics: [failure]) }
            let errors = factory.diagnostics.filter { $0.severity == .error }
            if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
            if let exception = raised.diagnostics.dropFirst(count).first(where: \.isException) {
                return .raised(step, exception)
            }
            if case .snapshot(let name) = step.action { try snapshot(name) }
        }
        return .finished
    }

    /// Takes a step, and says why if it cannot be taken.
    private func take(_ step: StepNode) -> Diagnostic? {
        let runner = runner
        return simulation.perform {
            do throws(Diagnostic) {
                try runner.run(step)
                return nil
            } catch {
                return error
            }
        }
    }

    private var runner: StepRunner {
        StepRunner(
            document: document, simulation: simulation, window: window, views: factory, controllers: controllers,
            application: application, warn: factory.note
        ) { [self] request in
            simulation.device.turn(to: request.device(supported: supportedOrientations))
        }
    }

    /// Everything that happened so far, a line an event below what caused it.
    public var eventLog: String {
        let head = "log device=\(simulation.device.model.name) semantics=\(simulation.semantics.rawValue)\n"
        return head + sections.text(of: simulation.events)
    }

    /// Where the file gives the application's answer.
    func applicationPosition(of source: AnswerSource) -> SourcePosition? {
        application.position(of: source, on: simulation.device.model.idiom)
    }

    /// Runs `body` in the stage's world, where UIKit's singletons speak of its device.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try simulation.perform(body)
    }
}

/// What came of turning the device.
public enum TurnOutcome: Sendable, Equatable {
    case shown(UIInterfaceOrientation)
    /// The interface shows another orientation than the one the device is held in.
    case refused(wanted: UIInterfaceOrientation?, RotationExplanation)
    /// UIKit would have raised an exception, at launch or while turning.
    case raised(wanted: UIInterfaceOrientation?, RotationExplanation)

    /// Why the interface does not show what was asked for; `nil` if it does.
    public var refusal: RotationExplanation? {
        switch self {
        case .refused(_, let explanation), .raised(_, let explanation): explanation
        case .shown: nil
        }
    }
}

/// A layout that cannot be shown, and every reason.
public struct LayoutLoadingError: Error, Sendable, Equatable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// One line a diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
