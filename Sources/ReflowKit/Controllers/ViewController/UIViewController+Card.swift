import KitSchema

extension ClassCards {
    static let uiViewController = ControllerCard(
        UIViewController.self, over: nil, make: { _ in UIViewController() },
        keys: [
            .key(
                KeyName.title.name, .text, "The title. Bars show it, unless their items have a title.",
                default: .stated("none"),
                document: .attribute("title")
            ) { $0.title = $1.string },
            .key(
                "modalPresentationStyle", \.modalPresentationStyle, .choice(.modalPresentationStyle),
                "How this controller is presented.",
                default: .read(", which means pageSheet from iOS15 on, and fullScreen before iOS15")),
            .key(
                "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .choice(.userInterfaceStyle),
                "The appearance of its view and its child controllers, but not of controllers that it presents.",
                default: .read(", which means the inherited one")),
            .key(
                "preferredContentSize", \.preferredContentSize, .size,
                "The preferred size as a form sheet or popover, in points.",
                default: .read(", which means the system's size")),
            .key(
                "additionalSafeAreaInsets", \.additionalSafeAreaInsets, .insets,
                "Insets that are added to the safe area of its view, in points."),
            .key(
                "definesPresentationContext", \.definesPresentationContext, .flag,
                "Whether a controller presented with currentContext or overCurrentContext covers this controller's view.",
                document: .attribute("definesPresentationContext")),
            .key(
                KeyName.edgesForExtendedLayout.name, \.edgesForExtendedLayout, .options(.rectEdge),
                "The edges at which its view extends under bars.", default: .stated("all")),
            .key(
                "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, .flag,
                "Whether its view also extends under opaque bars.",
                document: .attribute("extendedLayoutIncludesOpaqueBars")),
            .key(
                "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, .flag,
                "Whether the tab bar is hidden while this controller is on the navigation stack.",
                document: .attribute("hidesBottomBarWhenPushed")),
        ])

    // ReflowKit does not have these classes: only the controllers' views are shown.
    static let uiCollectionViewController = plain("UICollectionViewController")
    static let uiTableViewController = plain("UITableViewController")

    private static func plain(_ name: String) -> ControllerCard {
        ControllerCard(
            UIViewController.self, named: KitClass(name), over: uiViewController, availability: .later,
            make: { _ in UIViewController() })
    }
}
