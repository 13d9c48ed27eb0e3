import Foundation
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

    /// Shows the layout in its launch orientation, or in portrait.
    /// - Parameters:
    ///   - source: where the file lies and where it may take images from.
    ///   - held: how the device is held at launch; the document's launch orientation unless told.
    public init(
        _ document: LayoutDocument, on device: Device, source: LayoutSource, settings: Simulation.Settings = .init(),
        classes: ClassRegistry = ClassRegistry()
    ) throws(LayoutLoadingError) {
        self.document = document
        do throws(Diagnostic) {
            application = try LayoutApplication(
                document.application, file: document.file, folder: source.folder)
        } catch {
            throw LayoutLoadingError(diagnostics: [error])
        }
        let simulation = Simulation(device: device, application: application.orientations, settings: settings)
        let raised = Collected()
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: source.imageLoader, traits: simulation.traitCollection,
                substitutes: document.substitutesMissingResources ? Substitutes() : nil),
            classes: classes)
        simulation.imageLoader = source.imageLoader
        simulation.diagnosticHandler = { raised.diagnostics.append($0) }
        simulation.application.delegate = application.delegate
        let supported = simulation.application.supportedInterfaceOrientations(for: nil)
        self.simulation = simulation
        self.raised = raised
        self.factory = factory
        window = simulation.perform {
            simulation.device.turn(to: LayoutStage.launchOrientation(of: document, allowed: supported).device)
            let window = UIWindow()
            window.rootViewController = LayoutController(node: document.root, placement: document.rootPlacement) {
                factory.makeView($0)
            }
            window.makeKeyAndVisible()
            return window
        }
        let errors = factory.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
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

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }

    /// The orientations that application and root controller have in common.
    public var supportedOrientations: UIInterfaceOrientationMask {
        simulation.perform {
            let mask = simulation.application.supportedInterfaceOrientations(for: window)
            return window.rootViewController.map { mask.intersection($0.supportedInterfaceOrientations) } ?? mask
        }
    }

    /// Turns the device, and says what came of it.
    public func turn(to request: OrientationRequest) -> TurnOutcome {
        simulation.perform {
            let device = request.device(supported: supportedOrientations)
            let wanted = UIInterfaceOrientation(device: device)
            simulation.device.turn(to: device)
            let shown = interfaceOrientation
            let explanation = window.explanationOfLastDecision
            if let explanation, diagnostics.contains(where: \.isException) {
                return .raised(wanted: wanted, explanation)
            }
            guard shown != wanted, let explanation else { return .shown(shown) }
            return .refused(wanted: wanted, explanation)
        }
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
