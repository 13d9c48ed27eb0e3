import Foundation
import KitSchema
import KitValues
import LayoutDocument
import ReflowKit

/// The outline of a `UITableView`: its cells with their stored frames, and the titles of its sections between them.
@MainActor
final class TableStandIn: UIScrollView, RowInsetting {
    private var style = TableContent.Style.plain
    private var sections: [TableContent.Section] = []
    private var headers: [UILabel?] = []
    private var footers: [UILabel?] = []

    convenience init(_ table: TableContent) {
        self.init(frame: .zero)
        style = table.style
        sections = table.sections
        for section in sections {
            headers.append(section.header.flatMap { title($0, isHeader: true) })
            footers.append(section.footer.flatMap { title($0, isHeader: false) })
        }
        for label in headers + footers { if let label { addPart(label) } }
    }

    private func title(_ text: String, isHeader: Bool) -> UILabel? {
        guard !text.isEmpty else { return nil }
        let isPlain = style == .plain
        let label = UILabel()
        label.text = isHeader && !isPlain ? text.uppercased() : text
        label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = isPlain ? .label : .secondaryLabel
        if !isHeader { label.numberOfLines = 0 }
        return label
    }

    /// Whether the rows, and not only their contents, avoid the notch.
    private var insetsRows: Bool { style == .insetGrouped }

    func insets(of subview: UIView, following: Following) -> UIEdgeInsets {
        insetsRows && following == .width && subview is TableCellStandIn ? safeAreaInsets : .zero
    }

    /// The margin of tables, in points.
    static func margin(of view: UIView) -> CGFloat { view.bounds.width >= 414 ? 20 : leastMargin }
    static let leastMargin: CGFloat = 16

    override func layoutSubviews() {
        super.layoutSubviews()
        var cells = subviews.filter { $0 is TableCellStandIn }[...]
        for (index, section) in sections.enumerated() {
            let group = cells.prefix(section.cellCount)
            cells = cells.dropFirst(section.cellCount)
            guard let first = group.first, let last = group.last else { continue }
            // Titles around a group of rows have the same margin as the contents of the rows.
            let safe = insetsRows ? .zero : safeAreaInsets
            let margin = insetsRows ? 16 : TableStandIn.margin(of: self)
            let left = first.frame.minX + safe.left + margin
            let width = max(0, first.frame.maxX - safe.right - margin - left)
            if let header = headers[index] {
                let height = header.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                header.frame = CGRect(x: left, y: first.frame.minY - height - 6, width: width, height: height)
            }
            if let footer = footers[index] {
                let height = footer.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                footer.frame = CGRect(x: left, y: last.frame.maxY + 8, width: width, height: height)
            }
        }
        // The content size is set, because bars read whether content is behind them.
        let size = CGSize(width: bounds.width, height: endOfRows)
        if contentSize != size { contentSize = size }
    }

    /// The end of the contents in points, including the gap after the last group.
    private var endOfRows: CGFloat {
        let titles = (headers + footers).compactMap { $0 }
        let shown = (subviews.filter { $0 is TableCellStandIn } + titles).filter { !$0.isHidden }
        let end = shown.map(\.frame.maxY).max() ?? 0
        return style == .plain || end == 0 ? end : end + TableStandIn.groupGap
    }

    /// The gap after the last group of rows.
    private static let groupGap: CGFloat = 18
}
