/// The controller classes that layout files and Interface Builder documents know, by UIKit's names. ``KitClass`` lists
/// the view classes.
package enum KitController: String, CaseIterable, Sendable {
    // Classes that layout files may name come first, in the order of the published schema.
    case viewController = "UIViewController"
    case navigationController = "UINavigationController"
    case tabBarController = "UITabBarController"
    case splitViewController = "UISplitViewController"
    case pageViewController = "UIPageViewController"
    // These classes exist only in Interface Builder documents.
    case collectionViewController = "UICollectionViewController"
    case tableViewController = "UITableViewController"
}
