import Foundation
import KitValues
import ReflowKit

extension UIView {
    /// A distance that is larger than any layout.
    private static let farthest: CGFloat = 2e6

    /// The area that the scroll view can show, in its own coordinates. Along an axis on which the content size is 0 and
    /// code that is not available here may set it, the area is unlimited; the stand-in of a class never scrolls
    /// horizontally without a content width.
    /// - Parameter isCompletedByCode: whether the app's code, which is not available here, may set the content size.
    func reach(_ scroll: Portrait.Scroll, isCompletedByCode: Bool) -> CGRect {
        var reach = bounds
        let isOpen = standIn != nil || !UIView.isKitClass(type(of: self)) || isCompletedByCode
        let contentSize = scroll.contentSize
        if isOpen, contentSize.height == 0 { reach = reach.insetBy(dx: 0, dy: -UIView.farthest) }
        if isOpen, contentSize.width == 0, standIn == nil { reach = reach.insetBy(dx: -UIView.farthest, dy: 0) }
        guard scroll.isEnabled else { return reach }
        let inset = scroll.contentInset
        return reach.union(
            CGRect(
                x: -inset.left, y: -inset.top, width: contentSize.width + inset.left + inset.right,
                height: contentSize.height + inset.top + inset.bottom))
    }
}
