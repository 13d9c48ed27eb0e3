import UIKit

extension UIViewController {
    /// The button that ends a screen: subclasses choose what it does.
    @objc func closeTapped() {
        if let navigation = navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    @objc open var closeButtonTitle: String { "Close" }

    @objc class var storyboardName: String { return "Main" }

    @objc class func makeFromStoryboard() -> UIViewController {
        let controller = UIViewController()
        controller.title = storyboardName
        return controller
    }

    func addCloseButton(action: Selector = #selector(UIViewController.closeTapped)) {
        let item = UIBarButtonItem(title: closeButtonTitle, style: .done, target: self, action: action)
        navigationItem.leftBarButtonItem = item
    }
}
