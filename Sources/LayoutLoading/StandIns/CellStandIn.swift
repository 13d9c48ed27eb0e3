import Foundation
import KitValues
import LayoutDocument
import ReflowKit

/// A `UITableViewCell` in outline: its accessory and the line below it.
@MainActor
final class CellStandIn: UIView {
    private let content: CellContent
    private let separatorColor: UIColor

    init(_ content: CellContent, builder: ValueBuilder) {
        self.content = content
        separatorColor = content.separator?.color.map(builder.color) ?? .separator
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let safe = safeAreaInsets
        let area = bounds.less(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        drawLines(in: area)
        let end = area.maxX - TableStandIn.margin(of: self)
        switch content.accessory {
        case .none: break
        case .disclosureIndicator: drawChevron(endingAt: end)
        case .detailButton: drawDetail(endingAt: end)
        case .detailDisclosureButton:
            drawChevron(endingAt: end)
            drawDetail(endingAt: end - 16)
        case .checkmark: drawCheckmark(endingAt: end)
        }
    }

    private func drawLines(in area: CGRect) {
        let hairline = StandInShapes.hairline(of: self)
        if content.hasTopLine {
            StandInShapes.fill(
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
        StandInShapes.fill(line, separatorColor)
    }

    private func drawChevron(endingAt x: CGFloat) {
        let y = bounds.midY
        StandInShapes.line(
            [CGPoint(x: x - 6, y: y - 5.5), CGPoint(x: x - 0.5, y: y), CGPoint(x: x - 6, y: y + 5.5)], width: 2,
            .tertiaryLabel)
    }

    private func drawDetail(endingAt x: CGFloat) {
        let center = CGPoint(x: x - 11, y: bounds.midY)
        StandInShapes.ring(center, radius: 10, width: 1.5, tintColor)
        StandInShapes.fill(
            CGRect(x: center.x - 1.1, y: center.y - 6.2, width: 2.2, height: 2.2), radius: 1.1, tintColor)
        StandInShapes.line(
            [CGPoint(x: center.x, y: center.y - 1.5), CGPoint(x: center.x, y: center.y + 5.5)], width: 1.8, tintColor)
    }

    private func drawCheckmark(endingAt x: CGFloat) {
        let y = bounds.midY
        StandInShapes.line(
            [CGPoint(x: x - 14, y: y + 0.5), CGPoint(x: x - 9.5, y: y + 5), CGPoint(x: x - 1, y: y - 6)], width: 2,
            tintColor)
    }
}
