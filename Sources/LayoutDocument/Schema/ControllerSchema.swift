/// One of UIKit's controller classes with the keys that layout files may give it.
package struct ControllerSchema: Sendable {
    package let name: String
    /// What every controller has, then what the class adds.
    package let keys: [KeySchema]
    /// The keys as messages and the published schema know them.
    let object: ObjectSchema
    private let byName: [String: KeySchema]

    private init(_ name: String, keys: [KeySchema]) {
        self.name = name
        self.keys = ControllerSchema.structure + ControllerSchema.answers + ControllerSchema.properties + keys
        object = ObjectSchema(name, title: name, "A view controller.", keys: self.keys)
        byName = Dictionary(self.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(key: String) -> KeySchema? { byName[key] }

    /// The class of controllers that are not said to be another.
    package static let plainName = "UIViewController"

    /// Every class that layout files may name.
    package static let all = [plain, navigation, tabBar, split, page]

    /// Controller classes of UIKit's that this version does not take.
    package static let later = ["UICollectionViewController", "UITableViewController"]

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    package static func named(_ name: String) -> ControllerSchema? { byName[name] }

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

    // MARK: Classes

    private static let plain = ControllerSchema(
        plainName,
        keys: [
            KeySchema("view", .view, "The controller's view. The window or the container gives it its size."),
            KeySchema("children", .controllers, "Added by addChild, each with its view in this one's."),
        ])

    private static let navigation = ControllerSchema(
        "UINavigationController",
        keys: [
            KeySchema("viewControllers", .controllers, "From the bottom of the stack to the one that is shown."),
            delegate,
            KeySchema("isNavigationBarHidden", .boolean, "Default: false."),
            KeySchema("isToolbarHidden", .boolean, "Default: true."),
            KeySchema("navigationBar.prefersLargeTitles", .boolean, "Default: false."),
            KeySchema("navigationBar.isTranslucent", .boolean, "Default: true."),
            KeySchema("navigationBar.barTintColor", .color, "Default: the system's.").optional,
            KeySchema("navigationBar.tintColor", .color, "Default: the superview's.").optional,
        ])

    private static let tabBar = ControllerSchema(
        "UITabBarController",
        keys: [
            KeySchema("viewControllers", .controllers, "From the first tab."),
            delegate,
            KeySchema("selectedIndex", .integer(0...1000), "The tab that is shown. Default: 0."),
            KeySchema("tabBar.isTranslucent", .boolean, "Default: true."),
            KeySchema("tabBar.barTintColor", .color, "Default: the system's.").optional,
            KeySchema("tabBar.tintColor", .color, "Default: the superview's.").optional,
        ])

    private static let split = ControllerSchema(
        "UISplitViewController",
        keys: [
            KeySchema("viewControllers", .controllers, "The primary column, then the secondary one."),
            delegate,
            KeySchema("preferredDisplayMode", .choice(.splitDisplayMode), "Default: automatic."),
            KeySchema(
                "preferredPrimaryColumnWidthFraction", .number(ValueType.fraction),
                "The primary column's part of the width. Default: the system's."),
            KeySchema("minimumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
            KeySchema("maximumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
        ])

    private static let page = ControllerSchema(
        "UIPageViewController",
        keys: [
            KeySchema("viewControllers", .controllers, "The pages that are shown, as setViewControllers takes them."),
            delegate,
            KeySchema("transitionStyle", .choice(.pageTransitionStyle), "Default: pageCurl.").fixed,
            KeySchema("navigationOrientation", .choice(.pageOrientation), "Default: horizontal.").fixed,
        ])

    private static let delegate = KeySchema(
        "delegate", .object(.containerDelegate),
        "What the delegate answers about orientations in the container's place.")
}
