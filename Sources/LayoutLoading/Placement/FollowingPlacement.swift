import Foundation
import LayoutDocument
import ReflowKit

/// Places a view whose superview lays it out itself in UIKit, a cell or its content: as it was drawn, and larger or
/// smaller by as much as the superview is than it was drawn.
@MainActor
final class FollowingPlacement: PlacementRule {
    private let follows: Following
    private let frame: CGRect
    private let superviewSize: CGSize

    init(_ follows: Following, frame: CGRect, superviewSize: CGSize) {
        self.follows = follows
        self.frame = frame
        self.superviewSize = superviewSize
    }

    func place(_ view: UIView, in superview: UIView) {
        let size = superview.bounds.size
        var frame = self.frame
        frame.size.width = max(0, frame.width + (size.width - superviewSize.width))
        if follows == .size { frame.size.height = max(0, frame.height + (size.height - superviewSize.height)) }
        view.frame = frame
    }
}
