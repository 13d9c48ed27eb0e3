import Foundation
import KitSchema
import ReflowKit

/// Keeps the design size of a root view that is not a whole screen, or only its height if it follows the window's
/// width.
@MainActor
final class OwnBoundsPlacement: PlacementRule {
    private let size: CGSize
    private let followsWidth: Bool

    init(size: CGSize, followsWidth: Bool) {
        self.size = size
        self.followsWidth = followsWidth
    }

    func place(_ view: UIView, in superview: UIView) {
        let width = followsWidth ? superview.bounds.width : size.width
        view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    }
}
