import Foundation
import KitSchema
import KitValues
import LayoutDocument
import ReflowKit

/// Makes a controller of a document, and its view when that is needed.
@MainActor
final class SceneLoader {
    private let nib: LoadedNib
    private let object: InterfaceBuilderDocument.TopLevelObject
    private let storyboard: UIStoryboard?
    private let sceneNumber: Int
    /// The name of the nib with the view, which the document gives instead of a view.
    private let nibName: String?
    private let near: String?
    private var node: ControllerNode
    /// The items of the controller, which exist before its view.
    private let items: NibObjects
    private weak var controller: UIViewController?
    /// The objects of the view, until they are connected.
    private var loading: NibObjects?

    init(
        _ object: InterfaceBuilderDocument.TopLevelObject, of nib: LoadedNib, in storyboard: UIStoryboard?,
        near: String?
    ) {
        self.nib = nib
        self.object = object
        self.storyboard = storyboard
        self.near = near
        let wired = nib.wiring[object.position]
        sceneNumber = wired?.scene ?? 0
        nibName = wired?.attributes["nibName"]
        node = nib.document.scene(of: object)
        items = NibObjects(nib, scene: sceneNumber, near: near)
    }

    /// A coder that makes the controller.
    func coder() -> NSCoder {
        NibCoder { [self] object in
            if let controller = object as? UIViewController { configure(controller) }
        }
    }

    /// The controller, made by the `init(coder:)` of its class.
    func makeController() -> UIViewController {
        if let name = items.customClass(at: object.position) {
            if let found = items.find(name, as: UIViewController.self, at: object.position) {
                if let made = found.init(coder: coder()) { return made }
                nib.say("init(coder:) of \(found) returned nil (\(nib.place(object.position)))")
            }
        }
        let card = ClassCards.controller(node.baseClass)
        let controller =
            LoadedController.all[node.baseClass]?.make?(node) ?? card.make { [node] in node.property(named: $0)?.value }
        if node.className != node.baseClass.rawValue { controller.standInName = node.className }
        configure(controller)
        return controller
    }

    private func configure(_ controller: UIViewController) {
        self.controller = controller
        let scene = StoryboardScene(storyboard)
        scene.nibName = nibName
        controller.scene = scene
        if let view = object.view { controller.viewSource = { [self] in load(view) } }
        scene.connect = { [self] in connect() }
        let members = nib.contained(in: object, storyboard, near: near)
        if !members.isEmpty {
            node.viewControllers = members.map { member in
                var child = node
                child.column = member.column
                child.viewControllers = []
                return child
            }
            node.fill(controller, with: members.map(\.controller))
        }
        set(node.properties, of: controller)
        items.factory.dress(controller, as: node)
        scene.segues = segues(of: controller)
        nib.report(items.factory.allDiagnostics)
    }

    private func set(_ properties: [Property], of controller: UIViewController) {
        let card = ClassCards.controller(node.baseClass)
        let stated = properties.compactMap { property in card.key(property.name).map { (property, $0) } }
        for (property, key) in stated.ranked(by: { $0.1.order.rawValue }) {
            do throws(Diagnostic) {
                let value = try items.factory.builder.viewValue(property.value, at: property.valuePosition)
                key.apply(value, to: controller)
            } catch {
                nib.report([error])
            }
        }
    }

    // MARK: The view

    private func load(_ node: ViewNode) -> UIView {
        let objects = NibObjects(nib, scene: sceneNumber, near: near)
        loading = objects
        let view = objects.factory.makeView(node)
        nib.report(nib.document.warnings(about: object) + objects.factory.allDiagnostics)
        return view
    }

    /// Makes the other objects of the scene, connects all, and wakes them.
    private func connect() {
        guard let controller, let scene = controller.scene else { return }
        let objects = loading ?? NibObjects(nib, scene: sceneNumber, near: near)
        loading = nil
        objects.adopt(items)
        if let id = object.id { objects.stand(controller, for: id) }
        scene.objects = nib.otherViews(inScene: sceneNumber).map { objects.factory.makeView($0) }
        scene.objects += objects.makeOthers().map(\.object)
        objects.connect()
        connect(scene.segues, objects)
        objects.awake()
    }

    // MARK: Segues

    /// The segues of the scene with the ids of the objects that start them.
    private var wiredSegues: [(source: String, segue: DocumentWiring.Segue, destination: String)] {
        nib.wiring.objects.filter { $0.scene == sceneNumber }.flatMap { object in
            object.connections.compactMap { connection in
                guard case .segue(let segue) = connection.kind, segue.kind != "relationship" else { return nil }
                return (object.id, segue, connection.destination)
            }
        }
    }

    /// The objects that segues name: anchors of popovers, and containers.
    private final class Places {
        var known: [String: WeakObject] = [:]
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    private let places = Places()

    private func segues(of controller: UIViewController) -> [SegueTemplate] {
        wiredSegues.map { source, segue, destination in
            SegueTemplate(
                kind(of: segue, from: source), identifier: segue.identifier, animates: segue.animates, from: controller
            ) { [nib, storyboard] controller, sender in
                let create = SceneLoader.creator(of: segue, controller, sender)
                return storyboard.flatMap { nib.makeController(destination, of: $0, create: create) }
            }
        }
    }

    /// Makes a destination by the source's method, if the document names one.
    private static func creator(
        of segue: DocumentWiring.Segue, _ source: UIViewController, _ sender: Any?
    ) -> ((NSCoder) -> UIViewController?)? {
        guard let name = segue.creationSelector else { return nil }
        return { coder in
            let values: [Any?] = [coder, sender, segue.identifier]
            return Selector(inNib: name).perform(on: source, values) as? UIViewController
        }
    }

    private func kind(of segue: DocumentWiring.Segue, from source: String) -> SegueTemplate.Kind {
        switch segue.kind {
        case "push": return .push
        case "showDetail", "replace": return .showDetail
        case "modal", "presentation":
            return .present(
                segue.presentationStyle.flatMap { SceneLoader.styles[$0] },
                segue.transitionStyle.flatMap { SceneLoader.transitions[$0] })
        case "popover", "popoverPresentation":
            return .popover { [places] in segue.anchor.flatMap { places.known[$0]?.object as? UIView } }
        case "embed": return .embed { [places] in places.known[source]?.object as? UIView }
        case "unwind": return .unwind(Selector(inNib: segue.unwindAction ?? ""))
        case "custom":
            let found = segue.customClass.flatMap {
                items.find(($0, segue.customModule), as: UIStoryboardSegue.self, at: object.position)
            }
            return found.map { .custom($0) } ?? .show
        default: return .show
        }
    }

    /// Lets controls, bar buttons and recognisers start their segues, and performs those that embed controllers.
    private func connect(_ segues: [SegueTemplate], _ objects: NibObjects) {
        for ((source, segue, destination), template) in zip(wiredSegues, segues) {
            for id in [source, segue.anchor].compactMap(\.self) {
                places.known[id] = WeakObject(object: objects[id])
            }
            if segue.kind == "embed" {
                _ = nib.once(destination, from: source, at: object.position) { template.performSegue(sender: nil) }
            } else if let object = objects[source], object !== controller {
                objects.connect(object, to: template, SegueTemplate.action, for: nil)
            }
        }
    }

    private static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "automatic": .automatic,
    ]

    private static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
