package import KitSchema

extension ClassCards {
    /// The cards of all controller classes, each after its superclass's. The classes that layout files may use come
    /// first, in the order of the published schema.
    package static let controllers: [ControllerCard] = [
        uiViewController, uiNavigationController, uiTabBarController, uiSplitViewController, uiPageViewController,
        // For these classes, only the controller's view is shown.
        uiCollectionViewController, uiTableViewController,
    ]

    private static let controllersByClass = Dictionary(
        controllers.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })

    /// The card of a controller class by its name; for an unknown class, that of UIViewController.
    package static func controller(_ kitClass: KitClass) -> ControllerCard {
        controllersByClass[kitClass] ?? uiViewController
    }
}
