import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Creates the controllers of a document. Those in `controllers` are created only when they are needed.
@MainActor
final class ControllerFactory {
    private let document: LayoutDocument
    private let views: ViewFactory
    private let classes: ClassRegistry
    /// The created controllers by their position in the file, which is unique.
    private var made: [SourcePosition: UIViewController] = [:]
    private var delegates: [ContainerDelegate] = []

    init(document: LayoutDocument, views: ViewFactory, classes: ClassRegistry) {
        self.document = document
        self.views = views
        self.classes = classes
    }

    // MARK: Finding the controller

    /// The controller with this id, created now if it does not exist yet.
    func controller(withID id: String) -> UIViewController? {
        if let named = document.controllers.first(where: { $0.name.value == id }) { return make(named.controller) }
        return node(withID: id).flatMap { controller(for: $0) }
    }

    /// The file's description of the controller with this id.
    func node(withID id: String) -> ControllerNode? {
        document.controllers.first { $0.name.value == id }?.controller
            ?? document.allControllers.first { $0.id == id }
    }

    /// The controller of this node, created now if the node is one of `controllers` or inside one of them.
    func controller(for node: ControllerNode) -> UIViewController? {
        if let controller = made[node.position] { return controller }
        let owner = document.controllers.first { named in
            named.controller.family.contains { $0.position == node.position }
        }
        if let owner { make(owner.controller) }
        return made[node.position]
    }

    // MARK: Making

    /// Creates the root controller. Its view may have another size than the window.
    func makeRoot() -> UIViewController {
        let controller = make(document.root)
        guard let controller = controller as? LayoutController, let view = document.root.view else { return controller }
        switch document.rootPlacement {
        case .fillsWindow: break
        case .ownBounds(let followsWidth): hold(view, in: controller, followsWidth: followsWidth)
        // A box that replaces a screen of another document has no stored frame.
        case .storedFrames: if view.frame != nil { hold(view, in: controller, followsWidth: false) }
        }
        return controller
    }

    private func hold(_ node: ViewNode, in controller: LayoutController, followsWidth: Bool) {
        controller.viewSource = nil
        controller.whenLoaded = { [views] controller in
            let made = views.makeView(node)
            controller.layoutView = made
            made.standsAlone = true
            let rule = OwnBoundsPlacement(size: made.bounds.size, followsWidth: followsWidth)
            if let varied = made.placementRule as? VariedConstraints {
                varied.inner = rule
            } else {
                made.placementRule = rule
            }
            controller.view.addSubview(made)
        }
    }

    /// Presents the controller that the file presents over the one of this node, if there is one; with `isRecursive`,
    /// also the one over that, and so on.
    func presentMore(above node: ControllerNode?, isRecursive: Bool = true) {
        guard let node, let presented = node.presentedViewController, let presenter = controller(for: node) else {
            return
        }
        presenter.present(make(presented), animated: false)
        if isRecursive { presentMore(above: presented) }
    }

    /// The controller of this node, which is created only once.
    @discardableResult
    func make(_ node: ControllerNode) -> UIViewController {
        if let controller = made[node.position] { return controller }
        let controller = instance(of: node)
        made[node.position] = controller
        controller.identifier = node.id
        if let view = node.view?.withSubviews(movedUpBy: node.canvasInset) {
            controller.viewSource = { [views] in views.makeView(view) }
        }
        if let plain = controller as? LayoutController, !node.children.isEmpty {
            plain.whenLoaded = { [weak self] in self?.addChildren(of: node, to: $0) }
        }
        if !node.viewControllers.isEmpty {
            node.fill(controller, with: node.viewControllers.map { make($0) })
        }
        set(node.properties, of: controller, ClassCards.controller(node.baseClass))
        // The items come after the title, because the title is also that of items without their own.
        views.dress(controller, as: node)
        if let delegate = node.delegate.map(ContainerDelegate.init) {
            delegates.append(delegate)
            delegate.serve(controller)
        }
        return controller
    }

    private func instance(of node: ControllerNode) -> UIViewController {
        if let custom = classes.makeController(named: node.className) { return custom }
        let controller = node.makeController()
        controller.standInName = node.className
        controller.standIn = ControllerAnswers(node, file: document.file)
        return controller
    }

    /// Adds child controllers, as an application does in `viewDidLoad`.
    private func addChildren(of node: ControllerNode, to parent: UIViewController) {
        for childNode in node.children {
            let child = make(childNode)
            parent.addChild(child)
            if childNode.view?.frame == nil {
                child.view.frame = parent.view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            parent.view.contentHolder.addSubview(child.view)
            child.didMove(toParent: parent)
        }
    }

    // MARK: Changing

    /// Sets properties of a controller, as a step does.
    func set(_ properties: [Property], of id: String) {
        guard let node = node(withID: id), let controller = controller(withID: id) else { return }
        let answers = controller.standIn as? ControllerAnswers
        for property in properties { answers?.set(property) }
        set(properties, of: controller, ClassCards.controller(node.baseClass))
    }

    private func set(_ properties: [Property], of controller: UIViewController, _ card: ControllerCard) {
        let stated = properties.compactMap { property in card.key(property.name).map { (property, $0) } }
        for (property, key) in stated.ranked(by: { $0.1.order.rawValue }) {
            do throws(Diagnostic) {
                key.apply(try views.builder.viewValue(property.value, at: property.valuePosition), to: controller)
            } catch {
                views.note(error)
            }
        }
    }
}
