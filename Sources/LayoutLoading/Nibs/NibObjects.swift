import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import ReflowKit

/// The objects of one load of a nib, or of the view of a scene, by their places in the document.
///
/// The order is UIKit's: all objects are made, then connected, then woken.
@MainActor
final class NibObjects {
    let factory: ViewFactory
    private let nib: LoadedNib
    private let scene: Int
    /// The modules in which classes are looked for if the document's own does not have them.
    private let modules: [String]
    private var made: [SourcePosition: AnyObject] = [:]
    private var nodes: [SourcePosition: ViewNode] = [:]
    /// The objects that stand for placeholders, by id.
    private var placeholders: [String: AnyObject] = [:]
    /// The same objects, for cells that are made after the load.
    private let standing = StandingObjects()
    private let near: String?
    /// The objects that are told when all is connected.
    private var waking: [any SimulationNibObject] = []

    /// - Parameter near: a module in which classes are looked for, too.
    init(_ nib: LoadedNib, scene: Int, near: String?) {
        self.nib = nib
        self.scene = scene
        self.near = near
        modules =
            [
                near, nib.file.bundle.flatMap { NibClasses.module(of: $0) }, NibClasses.moduleOfApplication,
            ]
            .compactMap(\.self) + nib.modules
        let simulation = Simulation.current
        let images = simulation.imageLoader.searching(
            [nib.file.folder, nib.file.bundle?.resourceURL].compactMap(\.self))
        factory = ViewFactory(
            builder: ValueBuilder(
                file: nib.file.name, images: images, traits: simulation.traitCollection, substitutes: Substitutes()),
            classes: ClassRegistry())
        factory.nib = self
    }

    /// The object with an id; nil for one that was not made, and for the first responder.
    subscript(id: String) -> AnyObject? { placeholders[id] ?? nib.wiring[id].flatMap { made[$0.position] } }

    // MARK: Making

    func stand(_ object: AnyObject?, for id: String) {
        placeholders[id] = object
        standing.objects[id] = object.map { StandingObjects.Reference(object: $0) }
    }

    func note(_ object: AnyObject, at position: SourcePosition) {
        made[position] = object
        if let object = object as? any SimulationNibObject { waking.append(object) }
    }

    func note(_ view: UIView, _ node: ViewNode) {
        nodes[node.position] = node
        note(view, at: node.position)
    }

    /// Takes over the objects that were made before.
    func adopt(_ others: NibObjects) {
        made.merge(others.made) { $1 }
        nodes.merge(others.nodes) { $1 }
        waking = others.waking + waking
        others.waking = []
    }

    /// The app's class of the object at a place.
    func customClass(at position: SourcePosition) -> (name: String, module: String?)? {
        nib.wiring[position].flatMap { object in object.customClass.map { ($0, object.customModule) } }
    }

    /// A class of the app; nil, with UIKit's message, if there is none of that name and kind.
    func find<Base: AnyObject>(_ name: (name: String, module: String?), as base: Base.Type, at position: SourcePosition)
        -> Base.Type?
    {
        if let found = NibClasses.find(name.name, [name.module].compactMap(\.self) + modules) as? Base.Type {
            return found
        }
        let full = name.module.map { "\($0).\(name.name)" } ?? name.name
        if !NibClasses.isOfUIKit(name.name) {
            Simulation.current.report(.unknownNibClass(full, nib.place(position)))
        }
        return nil
    }

    /// A view of a class of the app; nil for UIKit's classes, and if the app has no such class.
    /// - Parameter configure: gives the view what the document says of it. The initialiser of UIView calls it.
    func makeView(_ node: ViewNode, configure: @escaping (UIView) -> Void) -> UIView? {
        guard let name = customClass(at: node.position), let found = find(name, as: UIView.self, at: node.position)
        else {
            return nil
        }
        let count = waking.count
        let coder = NibCoder { object in
            if let view = object as? UIView { configure(view) }
        }
        if let view = found.init(coder: coder) { return view }
        // A view of UIKit's class takes its place, and gets the subviews.
        waking.removeLast(waking.count - count)
        nib.say("init(coder:) of \(found) returned nil (\(nib.place(node.position)))")
        return nil
    }

    /// A function that makes a prototype's view, each time with connections of its own.
    func maker(of prototype: ViewNode) -> @MainActor () -> UIView? {
        { [nib, scene, near, standing] in
            let objects = NibObjects(nib, scene: scene, near: near)
            for (id, reference) in standing.objects { objects.stand(reference.object, for: id) }
            let view = objects.factory.makeView(prototype)
            objects.connect(withPlaceholders: false)
            objects.awake()
            nib.report(objects.factory.allDiagnostics)
            return view
        }
    }

    /// Makes the recognisers, and the objects of classes of the app that are neither views nor controllers.
    func makeOthers() -> [(position: SourcePosition, object: AnyObject)] {
        nib.wiring.objects.filter { $0.isTopLevel && $0.scene == scene }.compactMap { object in
            let made: AnyObject
            if object.element == "customObject" {
                let found = customClass(at: object.position).flatMap {
                    find($0, as: NSObject.self, at: object.position)
                }
                made = Simulation.object(of: found ?? NSObject.self)
            } else if let kind = NibRecognizers.kinds[object.element] {
                let found = customClass(at: object.position).flatMap {
                    find($0, as: UIGestureRecognizer.self, at: object.position)
                }
                let recognizer = Simulation.recognizer(of: found ?? kind)
                NibRecognizers.set(object.attributes, of: recognizer)
                made = recognizer
            } else {
                return nil
            }
            note(made, at: object.position)
            return (object.position, made)
        }
    }

    // MARK: Connecting

    /// Connects all objects, then sets their runtime attributes.
    /// - Parameter withPlaceholders: whether this applies to the objects that stand for placeholders, too.
    func connect(withPlaceholders: Bool = true) {
        let objects = nib.wiring.objects.filter {
            $0.scene == scene && (withPlaceholders || made[$0.position] != nil)
        }
        for object in objects {
            if let source = self[object.id] { connect(source, object) }
        }
        for object in objects where !object.runtimeAttributes.isEmpty {
            guard let target = self[object.id] else { continue }
            for attribute in object.runtimeAttributes { set(attribute, of: target, at: object.position) }
        }
    }

    private func connect(_ source: AnyObject, _ object: DocumentWiring.Object) {
        var collected: Set<String> = []
        for connection in object.connections {
            tellIfMissing(connection, of: source)
            let destination = self[connection.destination]
            switch connection.kind {
            case .outlet(let key):
                if let destination { set(destination, forKey: key, of: source, connection.position) }
            case .collection("gestureRecognizers"):
                if let recognizer = destination as? UIGestureRecognizer {
                    (source as? UIView)?.addGestureRecognizer(recognizer)
                }
            case .collection(let key):
                guard collected.insert(key).inserted else { continue }
                let all = object.connections.filter { $0.kind == connection.kind }.compactMap { self[$0.destination] }
                set(all, forKey: key, of: source, connection.position)
            case .action(let name, let event):
                // Without a target the action goes to the first responder.
                if destination != nil || isFirstResponder(connection.destination) {
                    connect(source, to: destination, Selector(inNib: name), for: event)
                }
            case .segue: break
            }
        }
    }

    /// Says that an outlet or action of the app's stays without its object, because nothing here makes that.
    private func tellIfMissing(_ connection: DocumentWiring.Connection, of source: AnyObject) {
        // A nib may be loaded without an owner, and an action without a target goes to the first responder.
        let placeholder = nib.wiring[connection.destination]?.attributes["placeholderIdentifier"]
        guard self[connection.destination] == nil, !["IBFilesOwner", "IBFirstResponder"].contains(placeholder) else {
            return
        }
        let what: String
        switch connection.kind {
        case .outlet(let key) where NibClasses.isOfApplication(source): what = "the outlet \(key)"
        case .collection(let key) where NibClasses.isOfApplication(source): what = "the outlet collection \(key)"
        case .action(let name, _): what = "the action \(name)"
        default: return
        }
        let other = nib.wiring[connection.destination].map { "the \($0.element) of line \($0.position.line)" }
        nib.say(
            "\(what) of \(NibClasses.name(of: source)) is not connected: \(other ?? connection.destination) is not made here "
                + "(\(nib.place(connection.position)))")
    }

    private func isFirstResponder(_ id: String) -> Bool {
        nib.wiring[id]?.attributes["placeholderIdentifier"] == "IBFirstResponder"
    }

    /// Lets a control, a bar button or a recogniser send an action.
    /// - Parameter event: the name of the control's event; nil for the event that starts segues.
    func connect(_ source: AnyObject, to target: AnyObject?, _ action: Selector, for event: String?) {
        switch source {
        case let control as UIControl:
            let events = event.map { UIControl.Event(nibName: $0) } ?? control.segueEvent
            control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }

    private func set(_ value: Any, forKey key: String, of object: AnyObject, _ position: SourcePosition) {
        switch Selector(inNib: Selector.setterName(of: key)).send(to: object, [value]) {
        case .returned: break
        case .mismatched:
            Simulation.current.report(
                .mismatchedOutlet(
                    key, of: NibClasses.name(of: object), to: NibClasses.name(of: value), nib.place(position)))
        case .unrecognized:
            if NibObjects.outletsOfUIKit.contains(key) {
                // The app's view may inherit it from a class of UIKit's, but not from UIView itself.
                guard NibClasses.isOfApplication(object), (object as? UIView)?.classNames.kit == "UIView",
                    !NibObjects.outletsOfEveryView.contains(key)
                else { return }
            }
            let isListed = (object as? any SimulationNibObject).map { type(of: $0).listsMembers } ?? false
            Simulation.current.report(
                .unknownOutlet(
                    key, of: NibClasses.name(of: object), nib.place(position),
                    isListed: isListed || !NibClasses.isOfApplication(object)))
        }
    }

    /// The outlets of UIKit's classes that do not show: their values are not kept.
    private static let outletsOfUIKit: Set = [
        "accessibilityElements", "backgroundView", "collectionViewLayout", "dataSource", "delegate", "dragDelegate",
        "dropDelegate", "inputAccessoryView", "inputView", "menu", "pageControl", "prefetchDataSource",
        "refreshControl", "searchDisplayController", "selectedBackgroundView", "tableFooterView", "tableHeaderView",
        "view",
    ]

    private static let outletsOfEveryView: Set = [
        "accessibilityElements", "inputAccessoryView", "inputView", "view",
    ]

    // MARK: Runtime attributes

    private func set(
        _ attribute: DocumentWiring.RuntimeAttribute, of object: AnyObject, at position: SourcePosition
    ) {
        let setter = Selector(inNib: Selector.setterName(of: attribute.keyPath))
        do throws(Diagnostic) {
            for value in try values(attribute.value, at: attribute.position) {
                if case .returned = setter.send(to: object, [value]) { return }
            }
            if let property = attribute.property, let view = object as? UIView, let node = nodes[position],
                let key = KeyTable(of: node.baseClass)[property.name]
            {
                return key.apply(try factory.builder.viewValue(property.value, at: property.valuePosition), to: view)
            }
        } catch {
            nib.report([error])
        }
        Simulation.current.report(
            .unknownAttribute(attribute.keyPath, of: NibClasses.name(of: object), nib.place(attribute.position)))
    }

    /// The forms that a property may take the value in.
    private func values(
        _ value: DocumentWiring.RuntimeAttribute.Value, at position: SourcePosition
    ) throws(Diagnostic) -> [Any?] {
        switch value {
        case .boolean(let flag): return [flag, NSNumber(value: flag)]
        case .number(let number):
            var forms: [Any?] = [CGFloat(number), number, Float(number)]
            if let whole = Int(exactly: number) {
                forms.append(whole)
                if let unsigned = UInt(exactly: whole) { forms.append(unsigned) }
            }
            return forms + [NSNumber(value: number)]
        case .string(let text): return [text]
        case .color(let color): return [factory.builder.color(color)]
        case .image(let image): return [try factory.builder.image(image, at: position)]
        case .point(let point): return [point]
        case .size(let size): return [size]
        case .rect(let rect): return [rect]
        case .null: return [nil]
        }
    }

    // MARK: Waking

    /// Tells all objects that they are connected, but not those that stand for placeholders.
    func awake() {
        let objects = waking
        waking = []
        for object in objects { object.awakeFromNib() }
    }
}

/// The objects for which placeholders stand, as long as they are there.
@MainActor
private final class StandingObjects {
    struct Reference {
        weak var object: AnyObject?
    }

    var objects: [String: Reference] = [:]
}

extension UIControl.Event {
    /// The event of an action in a document. It has the name that Swift gives it.
    fileprivate init(nibName: String) {
        self = UIControl.Event.ofNibs[nibName] ?? .primaryActionTriggered
    }

    private static let ofNibs: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
