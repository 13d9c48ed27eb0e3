import Basics
import Foundation
import KitValues
import LayoutRules

/// The views that a table cell makes for itself.
@MainActor
final class TableCellParts {
    enum Text { case text, detail }

    /// The lines of a row. Lines that do not exist have no frame.
    struct Lines {
        var color: UIColor
        var top: CGRect?
        var bottom: CGRect?
    }

    let background = ConfiguredBackground()
    private var textLabel: UILabel?
    private var detailLabel: UILabel?
    private var imageView: UIImageView?
    private var accessory: TableAccessoryPart?
    private var editControl: TableAccessoryPart?
    private var topLine: ControlPart?
    private var bottomLine: ControlPart?
    private weak var accessoryView: UIView?
    private weak var selectedBackground: UIView?

    // MARK: Labels

    func label(_ text: Text, style: CellStyleLayout.Style, in content: UIView?) -> UILabel {
        if let made = text == .text ? textLabel : detailLabel { return made }
        let label = UILabel()
        label.font = TableCellParts.font(text, style)
        switch (text, style) {
        case (.text, .value2): label.textColor = .systemBlue
        case (.detail, .value1): label.textColor = .secondaryLabel
        default: break
        }
        if text == .text { textLabel = label } else { detailLabel = label }
        content?.addSubview(label)
        return label
    }

    private static func font(_ text: Text, _ style: CellStyleLayout.Style) -> UIFont {
        switch (text, style) {
        case (.detail, .subtitle): .systemFont(ofSize: 12)
        case (_, .value2): .systemFont(ofSize: 15)
        default: .systemFont(ofSize: UIFont.labelFontSize)
        }
    }

    func imageView(in content: UIView?) -> UIImageView {
        if let imageView { return imageView }
        let made = UIImageView()
        imageView = made
        content?.addSubview(made)
        return made
    }

    /// Takes the labels out of a content view that a configuration replaces. Labels that are asked for later are outside
    /// the tree, as in UIKit.
    func removeLabels() {
        for view in [textLabel, detailLabel, imageView] as [UIView?] { view?.removeFromSuperview() }
        (textLabel, detailLabel, imageView) = (nil, nil, nil)
    }

    private func placement(
        _ style: CellStyleLayout.Style, leading: CGFloat, trailing: CGFloat, in content: UIView
    ) -> CellStyleLayout.Placement {
        var layout = CellStyleLayout()
        layout.style = style
        layout.size = content.shownSize
        layout.leading = leading
        layout.trailing = trailing
        layout.imageSize = imageView?.image?.size
        layout.isRightToLeft = content.runsRightToLeft
        func size(_ label: UILabel?, _ width: CGFloat) -> CGSize? {
            guard let label, label.text?.isEmpty == false else { return nil }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        return layout.place(
            grid: content.simulation.pixelGrid, text: { size(textLabel, $0) }, detail: { size(detailLabel, $0) })
    }

    func layOutLabels(_ style: CellStyleLayout.Style, leading: CGFloat, trailing: CGFloat, in content: UIView) {
        guard textLabel != nil || detailLabel != nil || imageView != nil else { return }
        let placement = placement(style, leading: leading, trailing: trailing, in: content)
        for (view, frame) in [
            (textLabel, placement.text), (detailLabel, placement.detail), (imageView, placement.image),
        ] as [(UIView?, CGRect?)] {
            // Labels with constraints belong to the app.
            guard let view, view.parent === content, !view.marks.contains(.ignoresMask) else { continue }
            view.frame = frame ?? .zero
        }
    }

    /// The height that the labels need; nil if there are none.
    func labelHeight(
        _ style: CellStyleLayout.Style, leading: CGFloat, trailing: CGFloat, in content: UIView
    ) -> CGFloat? {
        guard textLabel != nil || detailLabel != nil || imageView != nil else { return nil }
        return placement(style, leading: leading, trailing: trailing, in: content).height
    }

    /// The distance from the content's leading edge to the text beside a picture; nil without a picture.
    func textStart(in content: UIView, isRightToLeft: Bool) -> CGFloat? {
        if let list = content as? UIListContentView { return list.textStartBesideImage }
        guard imageView?.image != nil, let textLabel, textLabel.parent === content else { return nil }
        return isRightToLeft ? content.shownSize.width - textLabel.frame.maxX : textLabel.frame.minX
    }

    // MARK: Backgrounds

    func replace(_ old: UIView?, by new: UIView?, in cell: UITableViewCell) {
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        cell.insertSubview(new, aboveSubview: background)
        cell.markNeedsLayout()
    }

    func show(_ configuration: UIBackgroundConfiguration, selected: UIView?, in cell: UITableViewCell) {
        background.configuration = configuration
        if selectedBackground !== selected { selectedBackground?.removeFromSuperview() }
        selectedBackground = selected
        if let selected, selected.parent !== cell {
            cell.insertSubview(selected, aboveSubview: cell.backgroundView ?? background)
        }
    }

    // MARK: Layout

    func place(
        in cell: UITableViewCell, _ anatomy: CellAnatomy, _ type: UITableViewCell.AccessoryType, view: UIView?,
        line: Lines
    ) {
        let bounds = CGRect(origin: .zero, size: cell.shownSize)
        for view in [background, cell.backgroundView, selectedBackground] as [UIView?] {
            if let view, view.readFrame() != bounds { view.frame = bounds }
        }
        let grid = cell.simulation.pixelGrid
        let isReorder = anatomy.accessory == .reorder
        if accessoryView !== view { accessoryView?.removeFromSuperview() }
        accessoryView = view
        if let view, !isReorder {
            if view.parent !== cell { cell.addSubview(view) }
            if let frame = anatomy.accessory(grid), view.frame != frame { view.frame = frame }
        } else {
            view?.removeFromSuperview()
        }
        let kind: TableAccessoryPart.Kind? =
            if isReorder { .reorder } else if view == nil { type.part } else { nil }
        show(&accessory, kind, anatomy.accessory(grid), in: cell)
        let control: TableAccessoryPart.Kind? =
            switch cell.place.editingStyle {
            case .none: nil
            case .delete: .delete
            case .insert: .insert
            }
        show(&editControl, control, anatomy.editControl, in: cell)
        show(&topLine, line.top, line.color, in: cell)
        show(&bottomLine, line.bottom, line.color, in: cell)
        roundCorners(of: cell)
    }

    private func show(
        _ part: inout TableAccessoryPart?, _ kind: TableAccessoryPart.Kind?, _ frame: CGRect?, in cell: UITableViewCell
    ) {
        guard let kind, let frame else {
            part?.removeFromSuperview()
            part = nil
            return
        }
        let shown = part ?? TableAccessoryPart()
        if part == nil { cell.addPart(shown) }
        part = shown
        shown.kind = kind
        shown.frame = frame
    }

    private func show(_ part: inout ControlPart?, _ frame: CGRect?, _ color: UIColor, in cell: UITableViewCell) {
        guard let frame else {
            part?.removeFromSuperview()
            part = nil
            return
        }
        let shown = part ?? ControlPart()
        if part == nil { cell.addPart(shown) }
        part = shown
        if shown.backgroundColor != color { shown.backgroundColor = color }
        if shown.readFrame() != frame { shown.frame = frame }
    }

    /// The radius of the corners of a group in an inset table, in points (tables.md §1).
    private static let groupRadius: CGFloat = 10

    private func roundCorners(of cell: UITableViewCell) {
        var corners: CACornerMask = []
        if cell.place.isInset, cell.place.isFirst {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if cell.place.isInset, cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        guard !corners.isEmpty || cell.madeLayer != nil, cell.place.isInset else { return }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : TableCellParts.groupRadius
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = !corners.isEmpty
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var part: TableAccessoryPart.Kind? {
        switch self {
        case .none: nil
        case .disclosureIndicator: .disclosure
        case .detailDisclosureButton: .detailDisclosure
        case .checkmark: .checkmark
        case .detailButton: .detail
        }
    }
}

/// The drawing of an accessory or of a control for editing.
@MainActor
final class TableAccessoryPart: ControlPart {
    enum Kind {
        case disclosure, detail, detailDisclosure, checkmark, reorder, delete, insert
    }

    var kind = Kind.disclosure

    /// Look and measures in points: tables.md §7, look.md §14.
    private enum Measures {
        /// The distance from the middle of the chevron to the end of its box, so that its ink ends 0.67 before it.
        static let chevron: CGFloat = 4.42
        static let detail: CGFloat = 22
        static let control: CGFloat = 22
        static let lines: CGFloat = 20
    }

    override func draw(_ rect: CGRect) {
        let isMirrored = runsRightToLeft
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let end = CGPoint(
            x: isMirrored ? bounds.minX + Measures.chevron : bounds.maxX - Measures.chevron, y: bounds.midY)
        switch kind {
        case .disclosure: chevron(at: end, isMirrored)
        case .checkmark: ControlSymbol.checkmark.draw(at: middle, tintColor)
        case .detail: ControlSymbol.detail.draw(at: middle, tintColor)
        case .detailDisclosure:
            chevron(at: end, isMirrored)
            let half = Measures.detail / 2
            ControlSymbol.detail.draw(
                at: CGPoint(x: isMirrored ? bounds.maxX - half : bounds.minX + half, y: bounds.midY), tintColor)
        case .reorder:
            let half = Measures.lines / 2
            for offset in [-5, 0, 5] as [CGFloat] {
                ControlShapes.stroke(
                    [
                        (
                            CGPoint(x: middle.x - half, y: middle.y + offset),
                            CGPoint(x: middle.x + half, y: middle.y + offset)
                        )
                    ], width: 1.5, .tertiaryLabel)
            }
        case .delete, .insert:
            let disc = CGRect(
                x: middle.x - Measures.control / 2, y: middle.y - Measures.control / 2, width: Measures.control,
                height: Measures.control)
            ControlShapes.fill(disc, radius: Measures.control / 2, kind == .delete ? .systemRed : .systemGreen)
            (kind == .delete ? ControlSymbol.minus : .plus).draw(at: middle, .white)
        }
    }

    private func chevron(at center: CGPoint, _ isMirrored: Bool) {
        guard isMirrored, let context = UIGraphicsGetCurrentContext() else {
            return ControlSymbol.chevron.draw(at: center, .tertiaryLabel)
        }
        context.saveGState()
        context.translateBy(x: 2 * center.x, y: 0)
        context.scaleBy(x: -1, y: 1)
        ControlSymbol.chevron.draw(at: center, .tertiaryLabel)
        context.restoreGState()
    }
}
