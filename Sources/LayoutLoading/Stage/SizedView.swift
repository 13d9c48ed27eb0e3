public import Foundation
public import LayoutDocument
import LayoutRules
import ReflowKit
public import Screens
import Staging

/// One view of a layout, shown alone at a given size: without device, window and controller.
@preconcurrency @MainActor
public final class SizedView {
    private let simulation: Simulation
    let view: UIView
    public let warnings: [Diagnostic]
    /// Gives the view a superview, so that its variations and what fills it have somebody to ask.
    private let host: UIView

    /// - Parameters:
    ///   - root: the id of a view in the document; its root view unless told.
    ///   - environment: what surrounds it.
    public init(
        _ document: LayoutDocument, root: String?, size: CGSize, environment: SizedEnvironment = SizedEnvironment(),
        source: LayoutSource, settings: StageSettings, classes: ClassRegistry = ClassRegistry()
    ) throws(LayoutLoadingError) {
        let node = try SizedView.node(root, in: document, isInContainer: source.isInterfaceBuilderDocument)
        if let stored = node.frame?.value.size, stored != size,
            let reason = document.storedFramesOnly(at: node.position)
        {
            throw LayoutLoadingError(diagnostics: [reason])
        }
        var simulated = Simulation.Settings(settings)
        simulated.horizontalSizeClass = environment.sizeClasses?.horizontal
        simulated.verticalSizeClass = environment.sizeClasses?.vertical
        simulated.language = document.language
        simulation = Simulation(settings: simulated)
        let images = source.imageLoader
        simulation.imageLoader = images
        simulation.diagnosticHandler = { _ in }
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection,
                substitutes: document.substitutesMissingResources ? Substitutes() : nil),
            classes: classes, contentSizes: settings.textSizes == .stored ? .stored : .canvas)
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
            return (host, view)
        }
        warnings = factory.allDiagnostics.filter { $0.severity == .warning }
        let errors = factory.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw LayoutLoadingError(diagnostics: errors) }
    }

    /// The tree of the view as it is now.
    public func screen(_ request: StageRequest = .frames) -> LaidOutScreen {
        LaidOutScreen(of: view, in: simulation, request)
    }

    /// - Parameter isInContainer: whether the view of what a container shows first stands for the container's.
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
                Diagnostic(.error, .unknownValue, "no view has the id \"\(id)\"", file: document.file)
            ])
        }
        return node
    }
}
