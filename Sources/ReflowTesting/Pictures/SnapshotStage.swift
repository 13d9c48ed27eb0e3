import Comparison
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging

/// A stage on which one controller is shown for one picture.
@MainActor
final class SnapshotStage {
    let stage: Stage
    /// Whether the supported orientations were ignored.
    private let ignoresOrientation: Bool
    var simulation: Simulation { stage.simulation }
    var window: UIWindow { stage.window }

    /// Shows the controller, and rotates the device if the configuration names one.
    ///
    /// - Parameters:
    ///   - traits: replace the traits of the configuration.
    ///   - refusals: the handling of a refused rotation.
    /// - Throws: the reason why there is nothing to see.
    init(
        showing controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection,
        rotation: SnapshotRotation, refusals: RotationRun.Refusals = .fail
    ) throws {
        let own = UITraitCollection(traitsFrom: [config.ownTraits, traits])
        let placement = rotation == .forced ? nil : config.placement
        ignoresOrientation = placement == nil
        /// The size of the root view before it is sized to fit its content, if it needs that.
        let emptySize = config.size == nil && controller.view.hasNoArea ? controller.view.bounds.size : nil
        let device: Device
        if let placement {
            device = try placement.device
        } else {
            // An unknown device name is an error, however the picture is taken.
            let model = try config.placement?.device
            device = SnapshotStage.screen(
                config, UITraitCollection(traitsFrom: [config.traits, own]), model, controller)
        }
        let simulation = Simulation(
            device: device, application: placement == nil ? ApplicationOrientations() : config.application,
            settings: Simulation.Settings(StageSettings(own)))
        simulation.imageLoader = Simulation.current.imageLoader
        stage = Stage(
            in: simulation, hostTraits: own.specifying(onlyWhereOtherThan: simulation.traitCollection),
            warn: SnapshotStage.warn
        ) { controller }
        do {
            if let emptySize { fitWindow(to: controller.view, from: emptySize) }
            if let placement { try turn(to: placement, refusals: refusals) }
            try checkExceptions()
        } catch {
            dismantle()
            throw error
        }
    }

    /// The screen of a configuration that does not rotate.
    private static func screen(
        _ config: ViewImageConfig, _ traits: UITraitCollection, _ model: Device?, _ controller: UIViewController
    ) -> Device {
        let model = model ?? .default
        // A view that is still to be sized is shown on a screen of the usual size, so that it gets the usual size
        // classes.
        let ownSize = controller.view.hasNoArea ? UIScreen.main.bounds.size : controller.view.bounds.size
        return .fixed(
            size: config.size ?? ownSize, safeArea: config.safeArea,
            idiom: traits.userInterfaceIdiom == .unspecified ? model.idiom : traits.userInterfaceIdiom,
            scale: traits.displayScale > 0 ? traits.displayScale : model.scale,
            horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }

    /// Gives the window the size that `sizeToFit` gives its root view, which now has the window's traits.
    ///
    /// - Parameter size: the size of the view before it was shown, in points.
    private func fitWindow(to view: UIView, from size: CGSize) {
        simulation.perform {
            view.frame.size = size
            view.sizeToFit()
            window.frame.size = view.frame.size
            view.frame = window.bounds
            window.setNeedsLayout()
            window.layoutIfNeeded()
        }
    }

    // MARK: Turning

    /// Rotates the device.
    ///
    /// - Returns: the requested orientation.
    @discardableResult
    func turn(
        to placement: Placement, refusals: RotationRun.Refusals
    ) throws(NeverShown) -> UIInterfaceOrientation {
        stage.turn(to: placement.request)
        let wanted = UIInterfaceOrientation(device: simulation.device.heldOrientation) ?? .unknown
        guard refusals == .fail, let reason = refusalReason(wanted) else { return wanted }
        throw NeverShown(
            device: simulation.device.name, orientation: wanted.name,
            description: """
                \(simulation.device.name) does not show \(wanted.name), it shows \(interfaceOrientation.name).

                \(reason)

                Users never see this orientation, so no picture is taken. To take one nevertheless, without \
                asking controllers, pass "rotation: .forced".
                """)
    }

    /// The reason why the interface does not have the requested orientation; `nil` if it does.
    func refusalReason(_ wanted: UIInterfaceOrientation) -> String? {
        guard interfaceOrientation != wanted else { return nil }
        let explanation = window.explanationOfLastDecision
        return [explanation?.message, explanation?.advice].compactMap { $0 }.joined(separator: " ")
    }

    /// The events since the last call, one line each.
    func takeEvents() -> String { stage.takeEvents() }

    var interfaceOrientation: UIInterfaceOrientation { stage.interfaceOrientation }

    private func checkExceptions() throws(NeverShown) {
        let raised = stage.diagnostics.filter { diagnostic in
            guard diagnostic.isException else { return false }
            if diagnostic.code == .invalidInterfaceOrientation { return !ignoresOrientation }
            return true
        }
        guard let first = raised.first else { return }
        throw NeverShown(
            device: simulation.device.name, orientation: interfaceOrientation.name,
            description: "UIKit would raise an exception here.\n\n\(first)")
    }

    private static func warn(_ diagnostic: SimulationDiagnostic) {
        var text = "\(diagnostic)\n"
        if let conflict = diagnostic.conflict { text = "\(conflict.explanation)\n\n\(text)" }
        FileHandle.standardError.write(Data(text.utf8))
    }

    // MARK: Looking

    /// The picture of the whole screen.
    ///
    /// - Parameter recorded: the frames of the picture's golden.
    func screen(rules: ComparisonRules, names: ViewNames, recorded: RecordedFrames?) -> PictureCapture {
        capture(rules, recorded) { stage.screen($0, names: names.names, explaining: $1) }
    }

    /// The picture of one view alone.
    ///
    /// - Parameter recorded: the frames of the picture's golden.
    func view(
        _ view: UIView, rules: ComparisonRules, names: ViewNames, recorded: RecordedFrames?
    ) -> PictureCapture {
        capture(rules, recorded) {
            LaidOutScreen(of: view, in: simulation, $0, names: names.names, explaining: $1)
        }
    }

    private func capture(
        _ rules: ComparisonRules, _ recorded: RecordedFrames?,
        _ look: (StageRequest, (FrameTree) -> ExplanationRequest?) -> LaidOutScreen
    ) -> PictureCapture {
        var dump: Data?
        let screen = look(StageRequest(drawing: true, rectangles: rules.namedViews)) { tree in
            guard let recorded else { return nil }
            let text = Data(tree.dump().utf8)
            dump = text
            return recorded.explanations(of: tree, dump: text, masks: rules.masks)
        }
        var capture = PictureCapture(screen, rules: rules)
        capture.dump = dump
        return capture
    }

    /// The linter's facts about the current layout.
    func facts(names: ViewNames) -> ScreenFacts? {
        stage.screen(StageRequest(facts: LintRequest()), names: names.names).facts
    }

    /// Releases the controller, so that it can be shown again elsewhere.
    func dismantle() { stage.dismantle() }

    /// Shows a controller, calls `body`, and releases the controller.
    static func look<Result>(
        at controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection(),
        rotation: SnapshotRotation = .negotiated, _ body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        let stage = try SnapshotStage(showing: controller, on: config, traits: traits, rotation: rotation)
        defer { stage.dismantle() }
        let result = try body(stage)
        try stage.checkExceptions()
        return result
    }
}

extension StageSettings {
    /// The user's settings according to the traits; unspecified traits give the defaults.
    init(_ traits: UITraitCollection) {
        self.init()
        if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
        if traits.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
        if traits.accessibilityContrast != .unspecified { accessibilityContrast = traits.accessibilityContrast }
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
}
