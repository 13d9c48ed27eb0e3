/// The controller classes that layout files and Interface Builder documents know, by UIKit's names: for controllers what
/// ``KitClass`` is for views.
package enum KitController: String, CaseIterable, Sendable {
    // Those that layout files may name stand first, in the order in which the published schema lists them.
    case viewController = "UIViewController"
    case navigationController = "UINavigationController"
    case tabBarController = "UITabBarController"
    case splitViewController = "UISplitViewController"
    case pageViewController = "UIPageViewController"
    // Interface Builder documents have these too.
    case collectionViewController = "UICollectionViewController"
    case tableViewController = "UITableViewController"
}
