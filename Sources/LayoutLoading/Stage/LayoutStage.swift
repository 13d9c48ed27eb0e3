import Basics
public import Foundation
import KitSchema
public import KitValues
public import LayoutDocument
public import LayoutRules
package import ReflowKit
public import Screens
import Staging

/// A layout document on a stage: its controllers are shown, and its steps can be run.
@preconcurrency @MainActor
public final class LayoutStage {
    public let document: LayoutDocument
    let stage: Stage
    package var simulation: Simulation { stage.simulation }
    package var window: UIWindow { stage.window }
    /// The warnings about parts that are not shown as the layout describes them, in addition to the parser's.
    public var warnings: [Diagnostic] { factory.allDiagnostics.filter { $0.severity == .warning } }
    /// Whether ``notes`` contain UIKit's own text of conflicts.
    let includesKitLog: Bool
    private let application: LayoutApplication
    private let factory: ViewFactory
    private let controllers: ControllerFactory
    private var alternative: LandscapeAlternative?

    /// Shows the layout in its launch orientation, or in portrait.
    /// - Parameters:
    ///   - source: the file, which determines the folders for images.
    ///   - held: the orientation of the device at launch; by default, the document's launch orientation.
    ///   - semantics: the iOS version whose rotation rules apply; by default, the one that the document names.
    public init(
        _ document: LayoutDocument, on device: Device, held: OrientationRequest? = nil, source: LayoutSource,
        semantics: RotationSemantics? = nil, settings: StageSettings = StageSettings(),
        classes: ClassRegistry = ClassRegistry()
    ) throws(LayoutLoadingError) {
        try document.checkCancellation()
        self.document = document
        includesKitLog = settings.includesKitLog
        do throws(Diagnostic) {
            application = try LayoutApplication(
                document.application, file: document.file, folder: source.folder)
        } catch {
            throw LayoutLoadingError(diagnostics: [error])
        }
        var simulated = Simulation.Settings(settings)
        source.adapt(&simulated, to: document)
        let simulation = Simulation(
            device: device, application: application.orientations,
            semantics: semantics ?? document.semantics ?? .standard, settings: simulated)
        let images = source.imageLoader
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection,
                substitutes: document.substitutesMissingResources ? Substitutes() : nil),
            classes: classes, contentSizes: settings.textSizes == .stored ? .stored : .device,
            keepsFrames: document.storedOrientation != nil, prototypeRows: settings.prototypeRows)
        simulation.imageLoader = images
        application.serve(simulation.application)
        let supported = simulation.application.supportedInterfaceOrientations(for: nil)
        let controllers = ControllerFactory(document: document, views: factory, classes: classes)
        self.factory = factory
        self.controllers = controllers
        stage = Stage(
            in: simulation,
            held: held?.device(supported: supported)
                ?? LayoutStage.launchOrientation(of: document, allowed: supported).device,
            showing: controllers.makeRoot)
        simulation.perform {
            presentAtOnce()
            layGround()
        }
        let errors = factory.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
    }

    /// Presents the controllers that the file presents at the start, and observes the device for the landscape
    /// alternative.
    private func presentAtOnce() {
        for node in document.root.family { controllers.presentMore(above: node, isRecursive: false) }
        guard let name = document.landscapeAlternative?.value else { return }
        alternative = LandscapeAlternative(of: window.rootViewController, on: simulation.device) { [controllers] in
            controllers.controller(withID: name)
        }
    }

    private func layGround() {
        guard let shown = window.rootViewController?.shownContent else { return }
        let node = document.root.firstShown.view
        let alone = (shown as? LayoutController)?.layoutView
        if let warning = RootGround.lay(behind: alone ?? shown.view, node, of: document, isAlone: alone != nil) {
            factory.note(warning)
        }
    }

    /// The orientation of the device at launch, according to the document. If the document allows both landscapes, it
    /// is one that the application supports.
    private static func launchOrientation(
        of document: LayoutDocument, allowed: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientation {
        let wanted = document.launchOrientation?.value ?? []
        return wanted.first { allowed.contains($0) } ?? wanted.first ?? .portrait
    }

    /// The view that pictures show: the window if the layout fills it, else the layout's own view.
    package var shownView: UIView {
        let controller = window.rootViewController as? LayoutController
        return document.rootPlacement == .fillsWindow ? window : controller?.layoutView ?? window
    }

    /// The exceptions and warnings of UIKit so far.
    package var diagnostics: [SimulationDiagnostic] { stage.diagnostics }

    /// The conflicts among required constraints so far, each once.
    public var conflicts: [ConstraintConflict] { stage.conflicts }

    /// The views whose frames are ambiguous.
    public var openViews: [ConstraintFacts.OpenView] { stage.openViews }

    /// The first exception that UIKit would have raised, in words; nil if there was none.
    public var exception: RotationExplanation? { stage.exception }

    public var interfaceOrientation: UIInterfaceOrientation { stage.interfaceOrientation }

    /// The orientations that the application and the controller in charge have in common.
    public var supportedOrientations: UIInterfaceOrientationMask { stage.supportedOrientations }

    /// Rotates the device and returns the result.
    public func turn(to request: OrientationRequest) -> TurnOutcome { stage.turn(to: request) }

    public var deviceName: String { simulation.device.hardware.name }

    // MARK: Looking

    /// The screen as it is now.
    public func screen(_ request: StageRequest = .frames) -> LaidOutScreen {
        stage.screen(request, showing: shownView)
    }

    /// Rotates the device, and records the rotation.
    /// - Parameters:
    ///   - progress: the moments of the rotation, from 0 to 1, at which the interface is drawn.
    ///   - constraints: the views whose constraints are recorded, before and after.
    public func record(
        turningTo request: OrientationRequest, at progress: [CGFloat] = [], constraints: ConstraintsRequest? = nil
    ) -> (recording: TurnRecording, outcome: TurnOutcome) {
        stage.record(at: progress, constraints: constraints) { turn(to: request) }
    }

    // MARK: Steps

    /// Runs the layout's steps, up to the one in which UIKit would raise an exception.
    /// - Parameter snapshot: called with the name of each snapshot when it is due.
    /// - Throws: an error with the step that cannot be run, and the reason.
    public func runSteps(
        snapshot: (String) throws(LayoutLoadingError) -> Void = { _ in }
    ) throws(LayoutLoadingError) -> StepOutcome {
        for (index, step) in document.steps.enumerated() {
            try document.checkCancellation()
            stage.beginSection("step \(index + 1): \(step.text)")
            let count = stage.diagnostics.count
            if let failure = take(step) { throw LayoutLoadingError(diagnostics: [failure]) }
            let errors = factory.diagnostics.filter { $0.severity == .error }
            if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
            if let exception = stage.diagnostics.dropFirst(count).first(where: \.isException) {
                return .raised(step, exception)
            }
            if let name = step.snapshotName { try snapshot(name) }
        }
        return .finished
    }

    /// Runs a step. Returns the reason why it cannot be run, or nil.
    private func take(_ step: StepNode) -> Diagnostic? {
        let runner = runner(of: step)
        return simulation.perform {
            do throws(Diagnostic) {
                try runner.run()
                return nil
            } catch {
                return error
            }
        }
    }

    private func runner(of step: StepNode) -> StepRunner {
        StepRunner(
            document: document, node: step, simulation: simulation, window: window, views: factory,
            controllers: controllers, application: application, warn: factory.note
        ) { [stage] request in
            stage.simulation.turn(to: stage.deviceOrientation(for: request))
        }
    }

    /// All events so far, one line each, indented below the event that caused them.
    public var eventLog: String {
        let head = "log device=\(simulation.device.hardware.name) semantics=\(simulation.semantics.rawValue)\n"
        return head + stage.log.text
    }

    /// The position of the application's answer in the file.
    func applicationPosition(of source: AnswerSource) -> SourcePosition? {
        application.position(of: source, on: simulation.device.hardware.idiom)
    }

    /// The position of the application's orientations for this device; nil if the layout file does not list them.
    var applicationListPosition: SourcePosition? {
        application.listPosition(on: simulation.device.hardware.idiom)
    }

    /// Runs `body` in the stage's simulation: UIKit's singletons are those of its device.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try stage.perform(body)
    }
}

extension LayoutDocument {
    /// Throws in a task that is cancelled. A layout pass that has begun is completed, because its code may be the
    /// user's.
    func checkCancellation() throws(LayoutLoadingError) {
        guard Task.isCancelled else { return }
        let reason = Diagnostic(.error, .init(rawValue: "cancelled"), "the task was cancelled", file: file)
        throw LayoutLoadingError(diagnostics: [reason])
    }
}

/// An error: the layout cannot be shown, for these reasons.
public struct LayoutLoadingError: Error, Sendable, Equatable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// One line for each diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
