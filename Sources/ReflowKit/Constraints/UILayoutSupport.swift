public import Foundation
import KitValues

/// The space that a container's bars take at the top or bottom of a controller's view. The safe area has replaced it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide that implements the protocol.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return area == .top ? view.topLayoutGuideLength : view.bottomLayoutGuideLength
    }
}

extension UIViewController {
    final func layoutSupport(_ area: UILayoutGuide.Area) -> any UILayoutSupport {
        loadViewOnce()
        let view: UIView = self.view
        if let guide = view.systemGuide(area) as? _UILayoutGuide { return guide }
        let guide = _UILayoutGuide(owningView: view, area: area)
        view.keep(guide, as: area)
        return guide
    }
}
