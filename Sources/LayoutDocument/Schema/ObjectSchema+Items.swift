import KitSchema

extension ObjectSchema {
    static let navigationItem = ObjectSchema(
        "navigationItem", title: "\"navigationItem\"", "What a navigation bar shows for a controller.",
        keys: NavigationItemKeys.all + [
            ItemKeys.leftBarButtonItem, ItemKeys.leftBarButtonItems, ItemKeys.rightBarButtonItem,
            ItemKeys.rightBarButtonItems, ItemKeys.backBarButtonItem, ItemKeys.titleView,
        ])

    static let barButtonItem = ObjectSchema(
        "barButtonItem", title: "a bar button item", "An item of a navigation bar or toolbar.",
        keys: BarButtonItemKeys.all + [ItemKeys.customView])

    static let tabBarItem = ObjectSchema(
        "tabBarItem", title: "\"tabBarItem\"", "What a tab bar shows for a controller.", keys: TabBarItemKeys.all)

    static let containerDelegate = ObjectSchema(
        "containerDelegate", title: "\"delegate\"",
        "What the methods of a container's delegate return, such as "
            + "navigationControllerSupportedInterfaceOrientations(_:). These values replace the container's own.",
        keys: [
            ContainerDelegateKeys.supportedInterfaceOrientations,
            ContainerDelegateKeys.preferredInterfaceOrientationForPresentation,
        ])
}

/// The keys of ``ObjectSchema/containerDelegate``.
enum ContainerDelegateKeys {
    static let supportedInterfaceOrientations = KeySchema(
        "supportedInterfaceOrientations", .options(.orientationMask),
        "Replaces the container's own mask. Default: the container's own.")
    static let preferredInterfaceOrientationForPresentation = KeySchema(
        "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
        "Replaces the container's own preference. Default: the container's own.")
}

/// The keys for what an item holds.
enum ItemKeys {
    static let leftBarButtonItem = KeySchema(
        "leftBarButtonItem", .object(.barButtonItem), "A single item at the leading edge.")
    static let leftBarButtonItems = KeySchema(
        "leftBarButtonItems", .objects(.barButtonItem), "The items at the leading edge, starting at the edge.")
    static let rightBarButtonItem = KeySchema(
        "rightBarButtonItem", .object(.barButtonItem), "A single item at the trailing edge.")
    static let rightBarButtonItems = KeySchema(
        "rightBarButtonItems", .objects(.barButtonItem), "The items at the trailing edge, starting at the edge.")
    static let backBarButtonItem = KeySchema(
        "backBarButtonItem", .object(.barButtonItem), "The back button that the next controller on the stack shows.")
    static let titleView = KeySchema("titleView", .view, "A view that is shown instead of the title.")
    static let customView = KeySchema("customView", .view, "A view that is shown instead of title and image.")
}
