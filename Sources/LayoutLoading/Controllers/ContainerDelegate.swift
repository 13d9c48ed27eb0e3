import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The delegate of a container, which gives the answers that the file has for the container (behaviour.md §5.1).
@MainActor
final class ContainerDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
{
    private let mask: UIInterfaceOrientationMask
    private let preferred: UIInterfaceOrientation

    init(_ node: ContainerDelegateNode) {
        mask =
            node.property(AnswerKeys.supportedInterfaceOrientations)?.orientations.map {
                UIInterfaceOrientationMask($0.value)
            }
            ?? .unanswered
        preferred = node.property(AnswerKeys.preferredInterfaceOrientationForPresentation)?.orientation ?? .unknown
    }

    /// Makes this object the delegate of a container; other controllers have none.
    func serve(_ controller: UIViewController) {
        switch controller {
        case let navigation as UINavigationController: navigation.delegate = self
        case let tabs as UITabBarController: tabs.delegate = self
        case let split as UISplitViewController: split.delegate = self
        case let pages as UIPageViewController: pages.delegate = self
        default: break
        }
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { preferred }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { mask }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { preferred }

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { mask }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { preferred }

    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { mask }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { preferred }
}
