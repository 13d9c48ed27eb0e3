public import KitValues
import LayoutRules

extension UISplitViewController {
    /// `UISplitViewController.Style` with UIKit's raw values; `unspecified` is the classic one.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// `UISplitViewController.Column` with UIKit's raw values.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary
        /// The column that replaces the others in compact width.
        case compact
    }

    /// `UISplitViewController.DisplayMode` with UIKit's raw values. In a style without three columns, the modes that
    /// show two columns beside, over or displacing the secondary one show one column.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        /// Whether the other columns are beside the secondary one and do not overlap it.
        var isBeside: Bool { self == .oneBesideSecondary || self == .twoBesideSecondary }
    }
}

/// Gets the events of a split view controller, and may determine its orientations (behaviour.md §5.1).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// - Returns: whether the secondary controller is discarded, so that the primary one is shown.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .unanswered }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .unknown }
}
