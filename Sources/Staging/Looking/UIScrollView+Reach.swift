import Foundation
import KitValues
import ReflowKit

extension UIScrollView {
    /// A distance that is larger than any layout.
    private static let farthest: CGFloat = 2e6

    /// The area that the scroll view can show, in its own coordinates. If its content size is unknown, the area is
    /// unlimited.
    /// - Parameter isCompletedByCode: whether the app's code, which is not available here, may set the content size.
    func reach(isCompletedByCode: Bool) -> CGRect {
        var reach = bounds
        let isOpen = standIn != nil || !UIView.isKitClass(type(of: self)) || isCompletedByCode
        if isOpen, contentSize.height == 0 { reach = reach.insetBy(dx: 0, dy: -UIScrollView.farthest) }
        if isOpen, contentSize.width == 0, standIn == nil { reach = reach.insetBy(dx: -UIScrollView.farthest, dy: 0) }
        guard isScrollEnabled else { return reach }
        let inset = adjustedContentInset
        return reach.union(
            CGRect(
                x: -inset.left, y: -inset.top, width: contentSize.width + inset.left + inset.right,
                height: contentSize.height + inset.top + inset.bottom))
    }
}
