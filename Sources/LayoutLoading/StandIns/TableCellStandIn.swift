import Foundation
import KitSchema
import KitValues
import LayoutDocument
import ReflowKit

/// The outline of a `UITableViewCell`: its accessory, the line below it, and the margins of its content. The
/// accessories are drawn by `ControlSymbol`.
@MainActor
final class TableCellStandIn: UIView, RowInsetting {
    private var content = CellContent()
    private var separatorColor = UIColor.separator
    /// The content view, if its margins are to be set; the cell sets them when it lays out its subviews.
    weak var contentView: UIView?
    /// The margins that the content had when the document was saved; nil for the margins that tables set today.
    var storedMargins: UIEdgeInsets?
    /// The margins of the content by the rule for the version of Xcode that saved the document.
    var canvasMargins: UIEdgeInsets { content.canvasMargins }

    convenience init(_ content: CellContent, builder: ValueBuilder) {
        self.init(frame: .zero)
        self.content = content
        if let color = content.separator?.color { separatorColor = builder.color(color) }
    }

    /// The cell's content avoids the safe area, as with `UITableView.insetsContentViewsToSafeArea`.
    func insets(of subview: UIView, following: Following) -> UIEdgeInsets {
        following == .size ? safeAreaInsets : .zero
    }

    override func layoutSubviews() {
        if let contentView {
            let margins = contentMargins
            if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
        }
        super.layoutSubviews()
    }

    /// The margins of the content. From iOS 11 on, tables set them, to 8 points on the side of an accessory
    /// (autolayout.md §11.2). Margins in the document take precedence.
    private var contentMargins: UIEdgeInsets {
        var margins: UIEdgeInsets
        if let storedMargins {
            margins = storedMargins
        } else {
            let side = TableStandIn.margin(of: self)
            margins = UIEdgeInsets(
                top: 11, left: side, bottom: 11, right: content.accessory == .none ? side : 8)
        }
        guard let own = content.ownMargins else { return margins }
        guard own.preservesCells else { return own.insets }
        return UIEdgeInsets(
            top: max(own.insets.top, margins.top), left: max(own.insets.left, margins.left),
            bottom: max(own.insets.bottom, margins.bottom), right: max(own.insets.right, margins.right))
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let safe = safeAreaInsets
        let area = bounds.less(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        drawLines(in: area)
        let end = area.maxX - TableStandIn.margin(of: self)
        switch content.accessory {
        case .none: break
        case .disclosureIndicator: draw(.chevron, 3.25, before: end, .tertiaryLabel)
        case .detailButton: draw(.detail, 11, before: end, tintColor)
        case .detailDisclosureButton:
            draw(.chevron, 3.25, before: end, .tertiaryLabel)
            draw(.detail, 27, before: end, tintColor)
        case .checkmark: draw(.checkmark, 7.5, before: end, tintColor)
        }
    }

    /// - Parameter distance: the distance from the symbol's centre to the end, in points.
    private func draw(_ symbol: ControlSymbol, _ distance: CGFloat, before end: CGFloat, _ color: UIColor) {
        symbol.draw(at: CGPoint(x: end - distance, y: bounds.midY), color)
    }

    private func drawLines(in area: CGRect) {
        let hairline = StandInShapes.hairline(of: self)
        if content.hasTopLine {
            ControlShapes.fill(
                CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hairline), separatorColor)
        }
        guard let separator = content.separator else { return }
        var line = CGRect(x: bounds.minX, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
        if !separator.isWhole {
            let left = area.minX + (separator.inset?.left ?? TableStandIn.margin(of: self))
            line = CGRect(
                x: left, y: line.minY, width: max(0, bounds.maxX - (separator.inset?.right ?? 0) - left),
                height: hairline)
        }
        ControlShapes.fill(line, separatorColor)
    }
}
