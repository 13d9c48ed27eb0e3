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
        commonKeys = ControllerSchema.structure + ControllerSchema.answers + base.ownProperties
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
    package static func isAnswer(_ key: String) -> Bool { answers.contains { $0.name == key } }

    /// Whether a step may change the key of an existing controller: a property or a getter, but not a view or a
    /// controller that it holds.
    package func isSettable(_ key: KeySchema) -> Bool { !key.isFixed && key.type.isPropertyKind }

    // MARK: Keys of every controller

    private static let structure = [
        KeySchema("class", .controllerClass, "A controller class of UIKit.").required,
        KeySchema("id", .name, "A name that you choose, unique in the file.").example(#""list""#).fixed,
        KeySchema(
            "presentedViewController", .controller,
            "The controller that this one presents, without animation, as soon as it is on screen."),
        KeySchema("navigationItem", .object(.navigationItem), "What a navigation bar shows for this controller."),
        KeySchema(
            "tabBarItem", .object(.tabBarItem),
            "What a tab bar shows for this controller. Default: the controller's title."),
        KeySchema(
            "toolbarItems", .objects(.barButtonItem),
            "The items that a navigation controller's toolbar shows for this controller."),
    ]

    /// The keys for getters that a subclass in an app would override.
    private static let answers = [
        KeySchema(
            "supportedInterfaceOrientations", .options(.orientationMask),
            "Overrides the property. Default: all on an iPad, all but portraitUpsideDown on a phone."),
        KeySchema("shouldAutorotate", .boolean, "Overrides the property. Default: true. Ignored from iOS16 on."),
        KeySchema(
            "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
            "Overrides the property: the orientation in which the controller is first shown when it is "
                + "presented full screen. The controller must support it. Default: the current orientation."),
        KeySchema(
            "shouldAutorotateToInterfaceOrientation", .options(.orientationMask),
            "The orientations for which iOS 5's method returns true. Default: portrait. From iOS6 on, this "
                + "key is only used if supportedInterfaceOrientations is missing."),
        KeySchema("prefersStatusBarHidden", .boolean, "Overrides the property. Default: false."),
    ]
}
