import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Places a view whose superview lays it out itself in UIKit, a cell or its content: as it was drawn, and larger or
/// smaller by as much as the superview is than it was drawn.
@MainActor
final class FollowingPlacement: PlacementRule {
    private let follows: Following
    private let frame: CGRect
    private let superviewSize: CGSize
    let isEstimate: Bool

    init(_ follows: Following, frame: CGRect, superviewSize: CGSize, isEstimate: Bool) {
        self.follows = follows
        self.isEstimate = isEstimate
        self.frame = frame
        self.superviewSize = superviewSize
    }

    func place(_ view: UIView, in superview: UIView) {
        let growth = CGSize(
            width: superview.bounds.width - superviewSize.width, height: superview.bounds.height - superviewSize.height)
        var frame = self.frame
        switch follows {
        case .bounds:
            frame = superview.bounds
        case .trailing:
            frame.origin.x += growth.width
        case .width:
            frame.size.width = max(0, frame.width + growth.width)
            if let table = superview as? TableStandIn, table.insetsRows, view is TableCellStandIn {
                inset(&frame, by: table.safeAreaInsets)
            }
        case .size:
            frame.size.width = max(0, frame.width + growth.width)
            frame.size.height = max(0, frame.height + growth.height)
            // UITableView.insetsContentViewsToSafeArea.
            if superview is TableCellStandIn { inset(&frame, by: superview.safeAreaInsets) }
        }
        view.frame = frame
        if let label = view as? UILabel { widen(label, in: superview) }
    }

    /// A cell of one of UIKit's styles gives its labels the room that their texts need, whatever they had when the
    /// document was saved: at the trailing end towards the leading one, else towards the trailing one.
    private func widen(_ label: UILabel, in superview: UIView) {
        let missing = label.intrinsicContentSize.width - label.frame.width
        guard label.numberOfLines == 1, missing > 0 else { return }
        if follows == .trailing {
            let room = min(missing, max(0, label.frame.minX - superview.bounds.minX))
            label.frame.origin.x -= room
            label.frame.size.width += room
        } else {
            label.frame.size.width += min(missing, max(0, superview.bounds.maxX - label.frame.maxX))
        }
    }

    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView) -> LayoutCause? {
        LayoutCause(.frame, "its superview sets its frame, as in UIKit")
    }

    private func inset(_ frame: inout CGRect, by safe: UIEdgeInsets) {
        frame.origin.x += safe.left
        frame.size.width = max(0, frame.width - safe.left - safe.right)
    }
}
