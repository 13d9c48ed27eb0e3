import Foundation
import Geometry
import JSON
import LayoutDocument
import LayoutRules
import ReflowKit

/// A navigation bar, a toolbar or a tab bar in outline: titles, pictures and what the system's items show, in their
/// places.
@MainActor
final class BarStandIn: UIView {
    private let bar: BarContent
    private let ground: UIColor
    private var parts: [Part] = []

    /// An item with the views that show it.
    private struct Part {
        var item: BarContent.Item
        var label: UILabel?
        var picture: UIImageView?
        var symbol: BarSymbol?
        var tint: UIColor?
        /// Where a symbol is drawn.
        var area = CGRect.zero
    }

    init(_ bar: BarContent, builder: ValueBuilder, at position: SourcePosition) {
        self.bar = bar
        ground =
            bar.barTint.map(builder.color) ?? (bar.isDark ? UIColor(white: 0.1, alpha: 1) : BarStandIn.standardGround)
        super.init(frame: .zero)
        let titleColor = bar.titleColor.map(builder.color) ?? (bar.isDark ? .white : .label)
        for item in bar.items {
            var part = Part(item: item, tint: item.tint.map(builder.color))
            // A picture that is not there has a substitute, so this does not fail.
            if let value = item.image, let image = try? builder.image(value, at: position) {
                let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
                picture.isPartOfControl = true
                picture.contentMode = .center
                addSubview(picture)
                part.picture = picture
            }
            if let title = item.title, !title.isEmpty {
                let label = StandInShapes.label(title, BarStandIn.font(of: item, in: bar.kind), titleColor)
                label.textAlignment = .center
                addSubview(label)
                part.label = label
            }
            part.symbol = item.symbol.map { BarSymbol($0) }
            parts.append(part)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// What shows of white or black through the system's bars.
    private static let standardGround = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.975, alpha: 1)
    }

    private static func font(of item: BarContent.Item, in kind: BarContent.Kind) -> UIFont {
        switch kind {
        case .tab: .systemFont(ofSize: 10, weight: .medium)
        case .navigation, .tool: .systemFont(ofSize: 17, weight: item.isProminent ? .semibold : .regular)
        }
    }

    // MARK: Layout

    private static let open = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let area = bounds.less(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        switch bar.kind {
        case .tab: layOutTabs(in: area)
        case .tool: layOutRow(in: area.less(sides: BarStandIn.margin))
        case .navigation: layOutNavigation(in: area.less(sides: BarStandIn.margin))
        }
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    private func naturalWidth(_ part: Part) -> CGFloat {
        if let width = part.item.width { return width }
        if let label = part.label { return ceil(label.sizeThatFits(BarStandIn.open).width) }
        if let picture = part.picture { return picture.image?.size.width ?? 0 }
        return part.symbol == nil ? 0 : BarSymbol.size
    }

    private func place(_ index: Int, x: CGFloat, width: CGFloat) {
        let area = CGRect(x: x, y: bounds.minY, width: max(0, width), height: bounds.height)
        parts[index].label?.frame = area
        parts[index].picture?.frame = area
        parts[index].area = area
    }

    private func layOutRow(in area: CGRect) {
        let widths = parts.map { $0.item.isFlexibleSpace ? 0 : naturalWidth($0) }
        let gaps = BarStandIn.spacing * CGFloat(max(0, parts.count - 1))
        let flexible = parts.filter(\.item.isFlexibleSpace).count
        let share = flexible > 0 ? max(0, area.width - gaps - widths.reduce(0, +)) / CGFloat(flexible) : 0
        var x = area.minX
        for index in parts.indices {
            let width = parts[index].item.isFlexibleSpace ? share : widths[index]
            place(index, x: x, width: width)
            x += width + BarStandIn.spacing
        }
    }

    private func layOutNavigation(in area: CGRect) {
        var (left, right) = (area.minX, area.maxX)
        for index in parts.indices where parts[index].item.place == .leading {
            let width = naturalWidth(parts[index])
            place(index, x: left, width: width)
            left += width + BarStandIn.spacing
        }
        for index in parts.indices where parts[index].item.place == .trailing {
            let width = naturalWidth(parts[index])
            place(index, x: right - width, width: width)
            right -= width + BarStandIn.spacing
        }
        for index in parts.indices where parts[index].item.place == .center {
            let width = min(naturalWidth(parts[index]), max(0, right - left))
            place(index, x: min(max(bounds.midX - width / 2, left), max(left, right - width)), width: width)
        }
    }

    /// Equal shares; on screens of little height the titles stand beside the pictures.
    private func layOutTabs(in area: CGRect) {
        guard !parts.isEmpty else { return }
        let isInline = traitCollection.verticalSizeClass == .compact
        let share = area.width / CGFloat(parts.count)
        // Below the items lies what the home indicator covers.
        let height = min(bounds.height, isInline ? 32 : 49)
        for index in parts.indices {
            let tab = CGRect(x: area.minX + CGFloat(index) * share, y: bounds.minY, width: share, height: height)
            let label = parts[index].label
            let picture = parts[index].picture
            label?.font = .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
            guard isInline, let label, let picture else {
                label?.frame = CGRect(x: tab.minX, y: tab.maxY - 14, width: share, height: 12)
                picture?.frame = CGRect(x: tab.minX, y: tab.minY + 4, width: share, height: max(0, height - 19))
                continue
            }
            label.textAlignment = .left
            let titleWidth = ceil(label.sizeThatFits(BarStandIn.open).width)
            let width = (picture.image?.size.width ?? 0) + 6 + titleWidth
            let x = tab.midX - width / 2
            picture.frame = CGRect(x: x, y: tab.minY, width: width - 6 - titleWidth, height: height)
            label.frame = CGRect(x: x + width - titleWidth, y: tab.minY, width: titleWidth, height: height)
        }
    }

    // MARK: Colours

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The inherited tint colour is known only now.
        applyColors()
    }

    private func ink(of part: Part) -> UIColor {
        if !part.item.isEnabled { return .tertiaryLabel }
        if bar.kind == .tab, !part.item.isProminent { return .systemGray }
        return part.tint ?? tintColor
    }

    private func applyColors() {
        for part in parts {
            part.picture?.tintColor = ink(of: part)
            if part.item.place != .center { part.label?.textColor = ink(of: part) }
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        if backgroundColor == nil || bar.barTint != nil { StandInShapes.fill(bounds, ground) }
        let hairline = StandInShapes.hairline(of: self)
        let isAtBottom = bar.kind == .navigation
        StandInShapes.fill(
            CGRect(
                x: bounds.minX, y: isAtBottom ? bounds.maxY - hairline : bounds.minY, width: bounds.width,
                height: hairline), .separator)
        for part in parts {
            part.symbol?.draw(
                at: CGPoint(x: part.area.midX, y: part.area.minY + min(part.area.height, 44) / 2), ink(of: part))
        }
    }
}
