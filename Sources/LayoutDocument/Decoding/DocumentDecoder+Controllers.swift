import Basics
import JSON
import KitSchema
import KitValues
import LayoutRules

extension DocumentDecoder {
    /// A controller, or a view, which gets a plain controller.
    /// - Parameters:
    ///   - label: the name of the value in messages: `"root"`.
    ///   - context: the place of its view; by default the view fills its container.
    mutating func controller(
        _ value: JSONValue, _ label: String, _ context: ViewContext = ViewContext(isRoot: true)
    ) -> ControllerNode? {
        guard value.members != nil else {
            reportType(value, .controller, label)
            return nil
        }
        guard countOne(\.controllerCount, upTo: limits.controllers, "controllers", at: value.position) else {
            return nil
        }
        guard let name = className(of: value, label) else { return nil }
        switch classes.entry(name.value) {
        case .controller(let schema, _):
            return controller(value, className: name.value, schema, label, context)
        case .later(isController: true):
            reportLater(name, standIn: "UIViewController")
            return nil
        case .view, .later, nil:
            guard let view = view(value, label, context) else { return nil }
            return ControllerNode(
                className: KitClass.viewController.rawValue, baseClass: .viewController,
                position: value.position, isImplicit: true, view: view)
        }
    }

    private mutating func controller(
        _ value: JSONValue, className: String, _ schema: ControllerSchema, _ label: String, _ context: ViewContext
    ) -> ControllerNode? {
        let outerID = currentID
        currentID = id(of: value)
        defer { currentID = outerID }
        guard let members = members(of: value, schema.object, label, title: className) else { return nil }
        var node = ControllerNode(
            className: className, baseClass: schema.kitClass, position: value.position, isImplicit: false,
            id: members.value(ControllerKeys.id, \.string))
        register(members[ControllerKeys.id], as: .controller(schema, isCustom: node.isCustom))
        node.properties = members.properties.filter { schema[$0.name].map(schema.isSettable) == true }
        checkAnswers(node)
        node.view = members[ControllerKeys.view].flatMap {
            view(
                $0.value, "\"view\"",
                ViewContext(isRoot: context.isRoot, isPlacedByCode: context.isPlacedByCode || node.isCustom))
        }
        node.viewControllers =
            members[ControllerKeys.viewControllers].map { controllers($0, ViewContext(isRoot: true)) } ?? []
        if let most = schema.schema.mostControllers, let surplus = node.viewControllers.dropFirst(most).first {
            report(
                .outOfRange, "\"viewControllers\" of a \(className) must have at most \(most) controllers",
                at: surplus.position)
        }
        // The parent places a child's view. Without a frame, the view fills the parent's view.
        node.children =
            members[ControllerKeys.children].map { controllers($0, ViewContext(isPlacedByCode: true)) } ?? []
        node.presentedViewController = members[ControllerKeys.presentedViewController].flatMap {
            controller($0.value, "\"presentedViewController\"")
        }
        node.navigationItem = members[ControllerKeys.navigationItem].flatMap { navigationItem($0.value) }
        node.tabBarItem = members[ControllerKeys.tabBarItem].flatMap { tabBarItem($0.value) }
        node.toolbarItems = members[ControllerKeys.toolbarItems].map { barButtonItems($0) }
        node.delegate = members[ControllerKeys.delegate].flatMap { member in
            self.members(of: member.value, .containerDelegate, "\"delegate\"").map {
                ContainerDelegateNode(position: member.value.position, properties: $0.properties)
            }
        }
        return node
    }

    private mutating func controllers(_ member: JSONMember, _ context: ViewContext) -> [ControllerNode] {
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .controllers, Wording.quoted(member.key))
            return []
        }
        var nodes: [ControllerNode] = []
        for element in elements {
            if let node = controller(element, "a controller in \(Wording.quoted(member.key))", context) {
                nodes.append(node)
            }
        }
        return nodes
    }

    /// The controllers in the file's `controllers`.
    mutating func namedControllers(_ value: JSONValue) -> [NamedController] {
        guard let members = value.members else {
            reportType(value, .controllerDictionary, "\"controllers\"")
            return []
        }
        var named: [NamedController] = []
        for member in members {
            if member.key.isEmpty {
                report(.outOfRange, "a name in \"controllers\" must not be empty", at: member.position)
            }
            guard var node = controller(member.value, "the controller \(Wording.quoted(member.key))") else { continue }
            // The controller's own id may be the same as its name.
            if node.id != member.key {
                let bearer = classes.controller(node.baseClass).map {
                    IDBearer.controller($0, isCustom: node.isCustom)
                }
                register(member.key, at: member.position, as: bearer)
            }
            if node.id == nil { node.id = member.key }
            named.append(NamedController(name: Located(member.key, at: member.position), controller: node))
        }
        return named
    }

    /// Reports return values that are never used, or for which UIKit raises an exception.
    private mutating func checkAnswers(_ node: ControllerNode) {
        if node.isCustom {
            for property in node.properties where ControllerSchema.isAnswer(property.name) {
                report(
                    .misplacedKey,
                    "\(Wording.quoted(property.name)) has no effect: your class \(node.className) decides "
                        + "this", at: property.position)
            }
        }
        guard let preferred = node.property(AnswerKeys.preferredInterfaceOrientationForPresentation),
            let orientation = preferred.value.choice.flatMap({ UIInterfaceOrientation(name: $0.name) }),
            let mask = node.supportedInterfaceOrientations?.value, !mask.contains(orientation)
        else { return }
        report(
            .preferredOutsideMask,
            "\"preferredInterfaceOrientationForPresentation\" is \(orientation.name), which is not among "
                + "\"supportedInterfaceOrientations\": presenting this controller full screen raises an exception",
            at: preferred.valuePosition, severity: .warning)
    }

    // MARK: Classes and ids

    /// The value of `class`; a missing one is reported.
    mutating func className(of value: JSONValue, _ label: String) -> Located<String>? {
        guard let name = value[ControllerKeys.class] else {
            report(
                .missingKey, "\(label) has no \"class\"", at: value.position,
                advice: value[ControllerKeys.view] == nil
                    ? "for a view, write a class such as \"UIView\""
                    : "write "
                        + "\"UIViewController\"")
            return nil
        }
        guard case .string(let text) = name.content else {
            reportType(name, .viewClass, "\"class\"")
            return nil
        }
        return Located(text, at: name.position)
    }

    /// - Parameter standIn: a class that files can use until the named class is supported.
    mutating func reportLater(_ name: Located<String>, standIn: String) {
        report(
            .notSupportedYet, "\(name.value) is not supported yet", at: name.position,
            advice: "use a \(standIn) in its place")
    }

    /// The id of a view or controller, whether or not it is unique.
    func id(of value: JSONValue) -> String? {
        if case .string(let id)? = value[ControllerKeys.id]?.content { id } else { nil }
    }

    /// Registers an id, and reports one that is already taken.
    mutating func register(_ member: JSONMember?, as bearer: IDBearer?) {
        guard let member, case .string(let id) = member.value.content else { return }
        register(id, at: member.value.position, as: bearer)
    }

    mutating func register(_ id: String, at position: SourcePosition, as bearer: IDBearer?) {
        guard !id.isEmpty else { return }
        if id == SetStep.applicationDelegateID || id == DocumentDecoder.applicationID {
            report(.duplicateID, "\(Wording.quoted(id)) is reserved for the application", at: position)
        } else if let meaning = DocumentDecoder.wordsOfEquations[id] {
            report(
                .duplicateID, "\(Wording.quoted(id)) is reserved: in equations, it means \(meaning)", at: position,
                advice: "choose another id")
        } else if let first = ids[id] {
            report(.duplicateID, "duplicate id \(Wording.quoted(id)); the first is at \(first.position)", at: position)
        } else {
            ids[id] = (position, bearer)
        }
    }

    static let applicationID = "application"

    private static let wordsOfEquations = [
        "self": "the view that holds the constraint", "superview": "the superview of the other item",
    ]
}

/// The object to which an id refers.
enum IDBearer {
    /// - Parameter isPlaced: whether the view is placed by something other than its frame.
    case view(ClassSchema, isPlaced: Bool)
    case controller(ControllerSchema, isCustom: Bool)
    /// A layout guide.
    case guide
}
