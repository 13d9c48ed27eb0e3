import Foundation
import KitTestSupport
import ReflowKit

/// A view whose content has a size.
final class Sized: UIView {
    static let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    var content = Sized.none
    override var intrinsicContentSize: CGSize { content }

    /// A view that constraints place.
    convenience init(_ id: String, _ content: CGSize = Sized.none) {
        self.init(frame: .zero)
        self.content = content
        accessibilityIdentifier = id
        translatesAutoresizingMaskIntoConstraints = false
    }
}

extension World {
    /// The view of a controller that fills the screen, after `fill` added its content.
    func showPage(_ fill: (UIView) -> Void) -> UIView {
        let controller = UIViewController()
        controller.view.accessibilityIdentifier = "page"
        fill(controller.view)
        show(controller)
        return controller.view
    }
}
