import Foundation
import KitValues
import LayoutDocument
import ReflowKit

// Rows on a canvas: cells have their stored places, whatever a table does with rows on a device.

extension UITableView: RowInsetting {
    /// In an inset group, rows avoid the notch, and not only their contents.
    func insets(of subview: UIView, following: Following) -> UIEdgeInsets {
        style == .insetGrouped && following == .width && subview is any RowInsetting ? safeAreaInsets : .zero
    }
}

extension UITableViewCell: RowInsetting {
    /// The cell's content avoids the safe area, as with `UITableView.insetsContentViewsToSafeArea`.
    func insets(of subview: UIView, following: Following) -> UIEdgeInsets {
        following == .size ? safeAreaInsets : .zero
    }
}

extension CanvasCell {
    /// The margins of the content: those that the stored frames imply, unless the document states its own.
    func margins(implied: UIEdgeInsets) -> UIEdgeInsets {
        guard let own = ownMargins else { return implied }
        guard own.preservesCells else { return own.insets }
        return UIEdgeInsets(
            top: max(own.insets.top, implied.top), left: max(own.insets.left, implied.left),
            bottom: max(own.insets.bottom, implied.bottom), right: max(own.insets.right, implied.right))
    }
}
