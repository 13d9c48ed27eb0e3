package import KitSchema

/// The parsers' description of one of UIKit's controller classes: its keys in layout files, and the code that reads its
/// element in Interface Builder documents. Every class that layout files may use has a separate file in
/// `Classes/Controllers`.
package struct ControllerSchema: Sendable {
    /// Reads the attributes that the class adds to an element, as properties of its controller.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void

    package let kitController: KitController
    /// Whether layout files may use it.
    let availability: ClassAvailability
    /// The keys of every controller, then those that the class adds.
    package let keys: [KeySchema]
    /// The keys that the class adds.
    let ownKeys: [KeySchema]
    /// The keys for messages and the published schema.
    let object: ObjectSchema
    let read: Read
    private let byName: [String: KeySchema]

    init(
        _ kitController: KitController, availability: ClassAvailability = .now, keys: [KeySchema],
        read: @escaping Read = { _, _, _ in }
    ) {
        self.kitController = kitController
        self.availability = availability
        self.keys = ControllerSchema.common + keys
        ownKeys = keys
        self.read = read
        object = ObjectSchema(
            kitController.rawValue, title: kitController.rawValue, "A view controller.", keys: self.keys)
        byName = Dictionary(self.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var name: String { kitController.rawValue }

    package subscript(key: String) -> KeySchema? { byName[key] }

    /// All classes that layout files may use.
    package static let all = KitController.allCases.map(of).filter { $0.availability == .now }

    /// Whether the key overrides a getter, for which the file gets a subclass.
    package static func isAnswer(_ key: String) -> Bool { answers.contains { $0.name == key } }

    /// Whether a step may change the value of an existing controller. This includes properties and getters, but not its
    /// contents.
    package func isSettable(_ key: KeySchema) -> Bool { !key.isFixed && key.type.isPropertyKind }

    // MARK: Keys of every controller

    package static let common = structure + answers + properties

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

    /// Getters that a subclass would override.
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

    private static let properties = [
        KeySchema("title", .text, "The title. Bars show it, unless their items have a title. Default: none."),
        KeySchema(
            "modalPresentationStyle", .choice(.modalPresentationStyle),
            "How this controller is presented. Default: automatic, which means pageSheet from iOS15 on, and "
                + "fullScreen before iOS15."),
        KeySchema(
            "overrideUserInterfaceStyle", .choice(.userInterfaceStyle),
            "The appearance of its view and its child controllers, but not of controllers that it presents. "
                + "Default: unspecified, which means the inherited one."),
        KeySchema(
            "preferredContentSize", .numbers(.size),
            "The preferred size as a form sheet or popover, in points. Default: [0, 0], which means the "
                + "system's size."),
        KeySchema(
            "additionalSafeAreaInsets", .numbers(.insets),
            "Insets that are added to the safe area of its view, in points. Default: [0, 0, 0, 0]."),
        KeySchema(
            "definesPresentationContext", .boolean,
            "Whether a controller presented with currentContext or overCurrentContext covers this "
                + "controller's view. Default: false."),
        KeySchema(
            "edgesForExtendedLayout", .options(.rectEdge),
            "The edges at which its view extends under bars. Default: all."),
        KeySchema(
            "extendedLayoutIncludesOpaqueBars", .boolean,
            "Whether its view also extends under opaque bars. Default: false."),
        KeySchema(
            "hidesBottomBarWhenPushed", .boolean,
            "Whether the tab bar is hidden while this controller is on the navigation stack. Default: false."),
    ]

    /// The key of every container's delegate.
    static let delegate = KeySchema(
        "delegate", .object(.containerDelegate),
        "The orientations that the container's delegate returns. They replace the container's own values.")
}
