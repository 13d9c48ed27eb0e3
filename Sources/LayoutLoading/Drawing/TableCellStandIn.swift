import Foundation
import KitValues
import LayoutDocument
import ReflowKit

extension UIView {
    /// Whether a cell gives it margins: it is its content, in constraints.
    fileprivate var insetsContent: Bool {
        placementRule is FollowingPlacement && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}

/// A `UITableViewCell` in outline: its accessory and the line below it.
@MainActor
final class TableCellStandIn: UIView {
    private let content: CellContent
    private let separatorColor: UIColor
    /// Whether the margins of the content are those of tables from iOS 11 on, and not somebody else's.
    var setsContentMargins = true

    init(_ content: CellContent, builder: ValueBuilder) {
        self.content = content
        separatorColor = content.separator?.color.map(builder.color) ?? .separator
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        if setsContentMargins {
            let side = TableStandIn.margin(of: self)
            for view in subviews where view.insetsContent {
                view.layoutMargins = UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
            }
        }
        super.layoutSubviews()
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

    /// - Parameter distance: from the symbol's centre to the end, in points.
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
