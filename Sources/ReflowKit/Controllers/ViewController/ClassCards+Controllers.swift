package import KitSchema

extension ClassCards {
    /// Every controller class, superclasses first, and those that layout files may use first, in the order of the
    /// published schema.
    package static let controllers: [ControllerCard] = [
        uiViewController, uiNavigationController, uiTabBarController, uiSplitViewController, uiPageViewController,
        // Only the view of these is shown.
        uiCollectionViewController, uiTableViewController,
    ]

    private static let controllersByClass = Dictionary(
        controllers.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })

    /// The card of a controller class by its name; a class that is not known has that of UIViewController.
    package static func controller(_ kitClass: KitClass) -> ControllerCard {
        controllersByClass[kitClass] ?? uiViewController
    }
}
