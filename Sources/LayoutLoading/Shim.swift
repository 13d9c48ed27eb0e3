import LayoutRules
import ReflowKit

extension UIViewController {
    var presentedViewController: UIViewController? { nil }
    var presentingViewController: UIViewController? { nil }
    func present(_ c: UIViewController, animated: Bool) {}
    func dismiss(animated: Bool) {}
    var modalPresentationStyle: UIModalPresentationStyle {
        get { .none }
        set {}
    }
    var definesPresentationContext: Bool {
        get { false }
        set {}
    }
}
