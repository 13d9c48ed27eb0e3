import Foundation
import KitValues

extension CGFloat {
    func isNear(_ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
        (self - other).magnitude <= tolerance
    }
}

extension CGRect {
    /// Whether each edge is within `tolerance` points.
    func isNear(_ other: CGRect, within tolerance: CGFloat = 0.005) -> Bool {
        minX.isNear(other.minX, within: tolerance) && minY.isNear(other.minY, within: tolerance)
            && maxX.isNear(other.maxX, within: tolerance) && maxY.isNear(other.maxY, within: tolerance)
    }
}

extension UIEdgeInsets {
    /// Whether each side is within `tolerance` points.
    func isNear(_ other: UIEdgeInsets, within tolerance: CGFloat = 0.005) -> Bool {
        top.isNear(other.top, within: tolerance) && left.isNear(other.left, within: tolerance)
            && bottom.isNear(other.bottom, within: tolerance) && right.isNear(other.right, within: tolerance)
    }
}
