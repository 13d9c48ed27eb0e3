import Foundation
import KitValues
import LayoutRules

/// The facts about a row that its cell gets from the table.
struct TableCellPlace: Equatable {
    var metrics: TableMetrics?
    /// The side margin without the safe area, in points; nil for that of the cell's width.
    var margin: CGFloat?
    var isGrouped = false
    var isInset = false
    var isFirst = false
    var isLast = false
    var hasLines = true
    /// Whether the line below is hidden because this row or the next one is marked.
    var hidesLine = false
    var separatorColor: UIColor?
    /// The table's insets of lines; nil for the automatic ones.
    var separatorInset: UIEdgeInsets?
    var countsInsetFromAutomatic = false
    var insetsContentToSafeArea = true
    /// The table's safe area, for a cell that is measured before it is in the table.
    var safeArea = UIEdgeInsets.zero
    var indexWidth: CGFloat = 0
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether a circle in editing shows whether the row is selected.
    var showsSelection = false
    var indentsWhileEditing = true
    var canMove = false
    var followsReadableWidth = false
}
