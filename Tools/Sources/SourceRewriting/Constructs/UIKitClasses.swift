/// The superclass of each class of UIKit and of related modules. They determine the classes whose extensions a member
/// may override. A test compares the list with ReflowKit's declarations.
enum UIKitClasses {
    static let superclasses: [String: String] = [
        "CAGradientLayer": "CALayer", "CALayer": "NSObject", "CAShapeLayer": "CALayer", "NSDataAsset": "NSObject",
        "NSLayoutAnchor": "NSObject", "NSLayoutConstraint": "NSObject", "NSLayoutDimension": "NSLayoutAnchor",
        "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
        "NSMutableParagraphStyle": "NSParagraphStyle", "NSParagraphStyle": "NSObject", "NSShadow": "NSObject",
        "NSStringDrawingContext": "NSObject", "NSTextAttachment": "NSObject", "NSTextTab": "NSObject",
        "SimulationTimer": "NSObject", "UIActivityIndicatorView": "UIView", "UIBarAppearance": "NSObject",
        "UIBarButtonItem": "UIBarItem", "UIBarButtonItemAppearance": "NSObject", "UIBarItem": "NSObject",
        "UIBezierPath": "NSObject", "UIBlurEffect": "UIVisualEffect", "UIButton": "UIControl",
        "UICollectionReusableView": "UIView", "UICollectionView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewController": "UIViewController",
        "UICollectionViewDiffableDataSource": "NSObject", "UICollectionViewFlowLayout": "UICollectionViewLayout",
        "UICollectionViewFlowLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewLayout": "NSObject", "UICollectionViewLayoutAttributes": "NSObject",
        "UICollectionViewLayoutInvalidationContext": "NSObject", "UICollectionViewUpdateItem": "NSObject",
        "UIControl": "UIView", "UIDevice": "NSObject",
        "UIEvent": "NSObject", "UIFeedbackGenerator": "NSObject", "UIGestureRecognizer": "NSObject",
        "UIImage": "NSObject", "UIImageView": "UIView", "UIImpactFeedbackGenerator": "UIFeedbackGenerator",
        "UIKeyboardLayoutGuide": "UILayoutGuide", "UILabel": "UIView", "UILayoutGuide": "NSObject",
        "UIListContentView": "UIView", "UILongPressGestureRecognizer": "UIGestureRecognizer",
        "UINavigationBar": "UIView", "UINavigationBarAppearance": "UIBarAppearance",
        "UINavigationController": "UIViewController", "UINavigationItem": "NSObject", "UINib": "NSObject",
        "UINotificationFeedbackGenerator": "UIFeedbackGenerator", "UIPageControl": "UIControl",
        "UIPageViewController": "UIViewController", "UIPanGestureRecognizer": "UIGestureRecognizer",
        "UIPasteboard": "NSObject", "UIPinchGestureRecognizer": "UIGestureRecognizer",
        "UIPopoverPresentationController": "UIPresentationController", "UIPresentationController": "NSObject",
        "UIProgressView": "UIView", "UIResponder": "NSObject", "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UIScene": "UIResponder", "UIScreen": "NSObject", "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
        "UIScrollView": "UIView", "UISegmentedControl": "UIControl",
        "UISelectionFeedbackGenerator": "UIFeedbackGenerator",
        "UISheetPresentationController": "UIPresentationController", "UISlider": "UIControl",
        "UISplitViewController": "UIViewController", "UIStackView": "UIView", "UIStepper": "UIControl",
        "UIStoryboard": "NSObject", "UIStoryboardSegue": "NSObject", "UIStoryboardUnwindSegueSource": "NSObject",
        "UISwipeGestureRecognizer": "UIGestureRecognizer", "UISwitch": "UIControl", "UITabBar": "UIView",
        "UITabBarAppearance": "UIBarAppearance", "UITabBarController": "UIViewController", "UITabBarItem": "UIBarItem",
        "UITabBarItemAppearance": "NSObject", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
        "UITableViewController": "UIViewController", "UITableViewDiffableDataSource": "NSObject",
        "UITableViewHeaderFooterView": "UIView", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UITextField": "UIControl", "UIToolbar": "UIView", "UIToolbarAppearance": "UIBarAppearance",
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UIViewPropertyAnimator": "NSObject",
        "UIVisualEffect": "NSObject", "UIVisualEffectView": "UIView", "UIWindow": "UIView",
    ]

    /// Whether UIKit connects objects of a class in nibs, so that the class has a list of its members. A class that is not
    /// in the list is one of another module of the app, which is likely to be a view or a controller.
    static func isConnectable(_ name: String) -> Bool {
        ["UIResponder", "UIBarItem", "UIGestureRecognizer"].contains { `class`(name, mayBe: $0) }
    }

    /// Whether a class is another one, or may inherit from it. A class that is not in the list may inherit from any
    /// class.
    static func `class`(_ name: String, mayBe other: String) -> Bool {
        var next = name
        while next != other {
            guard let superclass = superclasses[next] else { return next != "NSObject" }
            next = superclass
        }
        return true
    }
}
