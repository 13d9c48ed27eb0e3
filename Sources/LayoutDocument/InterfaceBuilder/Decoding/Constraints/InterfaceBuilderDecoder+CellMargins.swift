import Foundation
import KitSchema
import KitValues
import LayoutRules

// Reads the margins of a cell's content: those of the canvas, and those that the document states (autolayout.md §11.2).
extension InterfaceBuilderDecoder {
    func noteMargins(of node: inout ViewNode, _ element: DocumentElement) {
        guard let content = node.subviews.first(where: { $0.baseClass == .tableViewCellContentView }) else { return }
        var cell = CanvasCell()
        cell.margins = canvasMargins(of: content, in: node, element)
        if case .insets(let insets)? =
            (content.property(.directionalLayoutMargins) ?? content.property(.layoutMargins))?.value
        {
            cell.ownMargins = CanvasCell.OwnMargins(insets: insets, preservesCells: content.preservesMargins)
        }
        node.canvasCell = cell
    }

    /// The margins on the canvas, which depend on the Xcode that saved the document. On the side of an accessory, the
    /// margin is 8.
    private func canvasMargins(of content: ViewNode, in cell: ViewNode, _ element: DocumentElement) -> UIEdgeInsets {
        let isPreserving = content.preservesMargins
        let side: CGFloat
        var down: CGFloat = 8
        switch toolsVersion {
        case ..<10_000: side = 8
        case ..<13_000: side = isPreserving ? 15 : 8
        case ..<14_400 where !isPreserving: side = 8
        default:
            down = 11
            // In a nib, a cell has the margins of a table only if it preserves them.
            if isStoryboard || isPreserving {
                side = (cell.frame?.value.width ?? 0) >= 414 ? 20 : 16
            } else {
                side = toolsVersion < 16_100 ? 15 : 16
            }
        }
        return UIEdgeInsets(
            top: down, left: side, bottom: down, right: element["accessoryType"] == nil ? side : 8)
    }
}

extension ViewNode {
    fileprivate var preservesMargins: Bool { property(.preservesSuperviewLayoutMargins)?.value == .boolean(true) }
}
