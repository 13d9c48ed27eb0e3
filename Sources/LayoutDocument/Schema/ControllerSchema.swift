package import KitSchema

/// One of UIKit's controller classes in layout files. Its keys are those of its card, those for its view and the
/// controllers that it holds, and those that override its getters.
package struct ControllerSchema: Sendable {
    let schema: ClassSchema
    /// The keys of every controller, then those that the class adds.
    package let keys: [KeySchema]
    /// The keys of every controller.
    let commonKeys: [KeySchema]
    /// The keys that the class adds.
    let ownKeys: [KeySchema]
    /// The keys for messages and the published schema.
    let object: ObjectSchema
    private let byName: [String: KeySchema]

    init(_ schema: ClassSchema) {
        self.schema = schema
        let base = schema.superclass ?? schema
        commonKeys = ControllerKeys.ofAll + AnswerKeys.all + base.ownProperties
        ownKeys =
            (DocumentedController.all[schema.kitClass]?.structure ?? [])
            + (schema.superclass == nil ? [] : schema.ownProperties)
        keys = commonKeys + ownKeys
        object = ObjectSchema(schema.name, title: schema.name, "A view controller.", keys: keys)
        byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var kitClass: KitClass { schema.kitClass }
    package var name: String { schema.name }

    package subscript(key: String) -> KeySchema? { byName[key] }

    /// Whether the key overrides a getter. The file then answers in place of a subclass that would override it.
    package static func isAnswer(_ key: String) -> Bool { AnswerKeys.all.contains { $0.name == key } }

    /// Whether a step may change the key of an existing controller: a property or a getter, but not a view or a
    /// controller that it holds.
    package func isSettable(_ key: KeySchema) -> Bool { !key.isFixed && key.type.isPropertyKind }
}

/// The keys of controllers that are no properties.
enum ControllerKeys {
    static let `class` = KeySchema("class", .controllerClass, "A controller class of UIKit.").required
    static let id = KeySchema("id", .name, "A name that you choose, unique in the file.").example(#""list""#).fixed
    static let presentedViewController = KeySchema(
        "presentedViewController", .controller,
        "The controller that this one presents, without animation, as soon as it is on screen.")
    static let navigationItem = KeySchema(
        "navigationItem", .object(.navigationItem), "What a navigation bar shows for this controller.")
    static let tabBarItem = KeySchema(
        "tabBarItem", .object(.tabBarItem),
        "What a tab bar shows for this controller. Default: the controller's title.")
    static let toolbarItems = KeySchema(
        "toolbarItems", .objects(.barButtonItem),
        "The items that a navigation controller's toolbar shows for this controller.")

    /// The keys of every controller.
    static let ofAll = [`class`, id, presentedViewController, navigationItem, tabBarItem, toolbarItems]

    // Keys of single classes.
    static let view = KeySchema(
        "view", .view, "The controller's view. The window or the container sets its size.")
    static let children = KeySchema(
        "children", .controllers, "Child controllers. The view of each is added to this controller's view.")
    static let viewControllers = KeySchema("viewControllers", .controllers, "The controllers of a container.")
    static let delegate = KeySchema(
        "delegate", .object(.containerDelegate),
        "The orientations that the container's delegate returns. They replace the container's own values.")
}

/// The keys for getters that a subclass in an app would override.
package enum AnswerKeys {
    package static let supportedInterfaceOrientations = KeySchema(
        "supportedInterfaceOrientations", .options(.orientationMask),
        "Overrides the property. Default: all on an iPad, all but portraitUpsideDown on a phone.")
    package static let shouldAutorotate = KeySchema(
        "shouldAutorotate", .boolean, "Overrides the property. Default: true. Ignored from iOS16 on.")
    package static let preferredInterfaceOrientationForPresentation = KeySchema(
        "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
        "Overrides the property: the orientation in which the controller is first shown when it is "
            + "presented full screen. The controller must support it. Default: the current orientation.")
    package static let shouldAutorotateToInterfaceOrientation = KeySchema(
        "shouldAutorotateToInterfaceOrientation", .options(.orientationMask),
        "The orientations for which iOS 5's method returns true. Default: portrait. From iOS6 on, this "
            + "key is only used if supportedInterfaceOrientations is missing.")
    package static let prefersStatusBarHidden = KeySchema(
        "prefersStatusBarHidden", .boolean, "Overrides the property. Default: false.")

    static let all = [
        supportedInterfaceOrientations, shouldAutorotate, preferredInterfaceOrientationForPresentation,
        shouldAutorotateToInterfaceOrientation, prefersStatusBarHidden,
    ]
}
