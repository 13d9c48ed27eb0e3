import LayoutRules

extension UIViewController {
    var presentedViewController: UIViewController? { nil }
    var presentingViewController: UIViewController? { nil }
    var controlsOrientation: Bool { false }
    var effectiveStyle: UIModalPresentationStyle { .none }
    var presentingWindow: UIWindow? { nil }
}
