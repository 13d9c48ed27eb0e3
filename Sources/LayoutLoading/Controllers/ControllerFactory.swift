import LayoutDocument
import LayoutRules
import ReflowKit

/// Makes the controllers of a document, those of `controllers` when something asks for them.
@MainActor
final class ControllerFactory {
    private let document: LayoutDocument
    private let views: ViewFactory
    /// By place in the file, which is theirs alone.
    private var made: [SourcePosition: UIViewController] = [:]

    init(document: LayoutDocument, views: ViewFactory) {
        self.document = document
        self.views = views
    }

    /// The controller of that id, made now if it was not there yet.
    func controller(withID id: String) -> UIViewController? {
        if let named = document.controllers.first(where: { $0.name.value == id }) {
            return make(named.controller, placement: .fillsWindow)
        }
        return document.allControllers.first { $0.id == id }.flatMap { controller(for: $0) }
    }

    /// What was made of the node, or is made now where it is one of `controllers`.
    func controller(for node: ControllerNode) -> UIViewController? {
        if let controller = made[node.position] { return controller }
        guard let named = document.controllers.first(where: { $0.controller.family.contains(node) }) else { return nil }
        _ = make(named.controller, placement: .fillsWindow)
        return made[node.position]
    }

    func make(_ node: ControllerNode, placement: RootPlacement) -> UIViewController {
        if let controller = made[node.position] { return controller }
        let controller = LayoutController(
            node: node, answers: ControllerAnswers(node, file: document.file), placement: placement
        ) { [views] in views.makeView($0) }
        made[node.position] = controller
        return controller
    }

    /// Sets properties of a controller, as a step does.
    func set(_ properties: [Property], of id: String) throws(Diagnostic) {
        guard let controller = controller(withID: id) as? LayoutController else { return }
        for property in properties { controller.answers.set(property) }
    }
}
