public import Foundation

extension UIView {
    /// The value of `intrinsicContentSize` in a dimension without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    final func fitContent() {
        let size = sizeThatFits(bounds.size)
        if marks.contains(.isTransformed) {
            bounds.size = size
        } else {
            frame = CGRect(origin: frame.origin, size: size)
        }
    }
}
