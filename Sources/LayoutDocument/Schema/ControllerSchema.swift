package import LayoutRules

/// What the parsers know of one of UIKit's controller classes: the keys that layout files may give it, and how its
/// element in Interface Builder documents is read. Every class that layout files may name has a file of its own in
/// `Classes/Controllers`.
package struct ControllerSchema: Sendable {
    /// Reads what an element says of the class's own into the properties of its controller.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void

    package let kitController: KitController
    /// Whether layout files may name it.
    package let availability: ClassAvailability
    /// What every controller has, then what the class adds.
    package let keys: [KeySchema]
    /// The keys as messages and the published schema know them.
    let object: ObjectSchema
    let read: Read
    private let byName: [String: KeySchema]

    init(
        _ kitController: KitController, availability: ClassAvailability = .now, keys: [KeySchema],
        read: @escaping Read = { _, _, _ in }
    ) {
        self.kitController = kitController
        self.availability = availability
        self.keys = ControllerSchema.structure + ControllerSchema.answers + ControllerSchema.properties + keys
        self.read = read
        object = ObjectSchema(
            kitController.rawValue, title: kitController.rawValue, "A view controller.", keys: self.keys)
        byName = Dictionary(self.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var name: String { kitController.rawValue }

    package subscript(key: String) -> KeySchema? { byName[key] }

    /// Every class that layout files may name.
    package static let all = KitController.allCases.map(of).filter { $0.availability == .now }

    /// Whether the key overrides a getter, which only a class made up for the file can.
    package static func isAnswer(_ key: String) -> Bool { answers.contains { $0.name == key } }

    /// Whether a step may change it once the controller is there: properties and answers, what it holds not.
    package func isSettable(_ key: KeySchema) -> Bool { !key.isFixed && key.type.isPropertyKind }

    // MARK: What every controller has

    private static let structure = [
        KeySchema("class", .controllerClass, "One of UIKit's controllers, or a registered subclass.").required,
        KeySchema("id", .name, "A name of your own, unique in the file.").fixed,
        KeySchema(
            "presentedViewController", .controller, "What it presents as soon as it is on screen, without animation."),
        KeySchema("navigationItem", .object(.navigationItem), "What a navigation bar shows of it."),
        KeySchema("tabBarItem", .object(.tabBarItem), "What a tab bar shows of it. Default: its title."),
        KeySchema("toolbarItems", .objects(.barButtonItem), "What a navigation controller's toolbar shows."),
    ]

    /// Getters that a subclass would override.
    private static let answers = [
        KeySchema(
            "supportedInterfaceOrientations", .options(.orientationMask),
            "Overrides the getter. Default: everything on an iPad, everything but upside down on a phone."),
        KeySchema("shouldAutorotate", .boolean, "Overrides the getter. Default: true. From iOS16 nobody asks."),
        KeySchema(
            "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
            "Overrides the getter. How it wants to be shown first when it is presented full screen; must be among "
                + "those it supports. Default: as the interface is."),
        KeySchema(
            "shouldAutorotateToInterfaceOrientation", .options(.orientationMask),
            "The orientations for which iOS 5's method answers true. Default: portrait. With iOS6 and later it counts "
                + "only beside no supportedInterfaceOrientations."),
        KeySchema("prefersStatusBarHidden", .boolean, "Overrides the getter. Default: false."),
    ]

    private static let properties = [
        KeySchema("title", .text, "UIViewController.title."),
        KeySchema(
            "modalPresentationStyle", .choice(.modalPresentationStyle),
            "How it is presented. Default: automatic, which is pageSheet from iOS15 and fullScreen before."),
        KeySchema(
            "overrideUserInterfaceStyle", .choice(.userInterfaceStyle),
            "Light or dark for its view and its children, not for what it presents. Default: unspecified, which "
                + "inherits."),
        KeySchema(
            "preferredContentSize", .numbers(.size),
            "The size it would like, in points: that of a form sheet or popover."),
        KeySchema("additionalSafeAreaInsets", .numbers(.insets), "Added to the safe area of its view, in points."),
        KeySchema(
            "definesPresentationContext", .boolean,
            "Whether currentContext and overCurrentContext cover this one's view. Default: false."),
        KeySchema(
            "edgesForExtendedLayout", .options(.rectEdge),
            "The edges at which its view goes on under bars. Default: all."),
        KeySchema(
            "extendedLayoutIncludesOpaqueBars", .boolean, "Whether that holds for opaque bars too. Default: false."),
        KeySchema(
            "hidesBottomBarWhenPushed", .boolean, "Whether the tab bar goes when it is pushed. Default: false."),
    ]

    /// What every container has.
    static let delegate = KeySchema(
        "delegate", .object(.containerDelegate),
        "What the delegate answers about orientations in the container's place.")
}
