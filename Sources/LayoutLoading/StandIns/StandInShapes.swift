import Foundation
import KitSchema
import KitValues
import ReflowKit

/// The parts of views that are only drawn in outline.
@MainActor
enum StandInShapes {
    /// The thickness of the finest line of the screen, in points.
    static func hairline(of view: UIView) -> CGFloat { 1 / max(1, view.traitCollection.displayScale) }
}

extension CGRect {
    /// The rectangle inside of these insets; it has no size if they overlap.
    func less(_ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
