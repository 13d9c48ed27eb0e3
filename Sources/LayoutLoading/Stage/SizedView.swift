import Basics
public import Foundation
import KitSchema
import KitValues
public import LayoutDocument
public import LayoutRules
import ReflowKit
public import Screens
import Staging

/// One view of a layout, shown alone at a given size: without device, window and controller.
@preconcurrency @MainActor
public final class SizedView {
    private let document: LayoutDocument
    private let simulation: Simulation
    let view: UIView
    private let factory: ViewFactory
    private let collected: Collected
    /// The superview of the view, on which its variations and fill rules depend.
    private let host: UIView

    /// Whether ``notes`` contain UIKit's own text of conflicts.
    private let includesKitLog: Bool

    @MainActor
    private final class Collected {
        var diagnostics: [SimulationDiagnostic] = []
    }

    /// - Parameters:
    ///   - root: the id of a view in the document; by default, its root view.
    ///   - environment: the surroundings of the view.
    ///   - semantics: the iOS version whose rules apply; by default, the one that the document names.
    public init(
        _ document: LayoutDocument, root: String?, size: CGSize, environment: SizedEnvironment = SizedEnvironment(),
        source: LayoutSource, semantics: RotationSemantics? = nil, settings: StageSettings,
        classes: ClassRegistry = ClassRegistry()
    ) throws(LayoutLoadingError) {
        try document.checkCancellation()
        self.document = document
        includesKitLog = settings.includesKitLog
        let node = try SizedView.node(root, in: document, isInContainer: source.isInterfaceBuilderDocument)
        if let stored = node.frame?.value.size, stored != size,
            let reason = document.storedFramesOnly(at: node.position)
        {
            throw LayoutLoadingError(diagnostics: [reason])
        }
        var simulated = Simulation.Settings(settings)
        simulated.horizontalSizeClass = environment.sizeClasses?.horizontal
        simulated.verticalSizeClass = environment.sizeClasses?.vertical
        // Without a device, readable content is narrower than the view wherever there is room (autolayout.md §11.3).
        if environment.sizeClasses?.horizontal != .compact { simulated.readableContentWidth = ReadableContent.width }
        source.adapt(&simulated, to: document)
        simulation = Simulation(semantics: semantics ?? document.semantics ?? .standard, settings: simulated)
        let images = source.imageLoader
        simulation.imageLoader = images
        let collected = Collected()
        self.collected = collected
        simulation.diagnosticHandler = { collected.diagnostics.append($0) }
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection,
                substitutes: document.substitutesMissingResources ? Substitutes() : nil),
            classes: classes, contentSizes: settings.textSizes == .stored ? .stored : .canvas)
        self.factory = factory
        (host, view) = simulation.perform {
            let view = factory.makeView(node)
            let host = UIView(frame: CGRect(origin: .zero, size: size))
            if let stated = environment.stated {
                host.statedEnvironment = stated
                view.statedEnvironment = stated
            }
            host.addSubview(view)
            view.frame = host.bounds
            host.layoutIfNeeded()
            if let warning = RootGround.lay(behind: view, node, of: document, isAlone: true) { factory.note(warning) }
            return (host, view)
        }
        let errors = factory.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
    }

    /// The warnings about parts that are not shown as described, and those that UIKit would log, each once.
    public var notes: [Diagnostic] {
        var reports: [UnsatisfiableConstraints] = []
        for report in collected.diagnostics.compactMap(\.conflict)
        where !reports.contains(where: { $0.identity == report.identity }) {
            reports.append(report)
        }
        let conflicts = reports.map {
            ConstraintConflict(report: $0, occurrences: [], holdsIn: [], isAfterRotation: false)
        }
        return factory.allDiagnostics.filter { $0.severity == .warning }
            + document.notes(of: conflicts, includesKitLog: includesKitLog)
            + document.notes(of: collected.diagnostics) + document.notes(of: simulation.perform { host.openViews() })
    }

    /// The tree of the view as it is now.
    public func screen(_ request: StageRequest = .frames) -> LaidOutScreen {
        LaidOutScreen(of: view, in: simulation, request)
    }

    /// The description of the view with this id; without an id, of the layout's root view.
    /// - Parameter isInContainer: whether the root view of a container is the first view of its controllers.
    private static func node(
        _ id: String?, in document: LayoutDocument, isInContainer: Bool
    ) throws(LayoutLoadingError) -> ViewNode {
        let shown = isInContainer ? document.root.family.lazy.compactMap(\.view).first : document.root.view
        guard let root = shown else {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(
                    .error, .missingKey,
                    "\"--size\" needs a root that is a view or a controller with \"view\"; the root is of the class "
                        + document.root.className,
                    file: document.file, at: document.root.position)
            ])
        }
        guard let id else { return root }
        guard let node = root.node(withID: id) else {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(.error, .unknownValue, "no view has the id \(Wording.quoted(id))", file: document.file)
            ])
        }
        return node
    }
}
