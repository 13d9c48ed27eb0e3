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
    var indexWidth: CGFloat = 0
    var editingStyle = UITableViewCell.EditingStyle.none
    var indentsWhileEditing = true
    var canMove = false
    var followsReadableWidth = false
}
