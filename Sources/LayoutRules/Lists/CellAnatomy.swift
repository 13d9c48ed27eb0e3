public import Basics
public import Foundation
public import KitValues

/// The places of the parts of a table cell (tables.md §7, §8, §10). Lengths are in points.
public struct CellAnatomy: Sendable, Hashable {
    /// The picture or view at the trailing end.
    public enum Accessory: Sendable, Hashable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        /// A view of the app, with its size.
        case view(CGSize)
        /// The control with which a row is dragged in editing.
        case reorder
    }

    public var size = CGSize.zero
    /// The side margin without the safe area.
    public var margin: CGFloat = 16
    /// The safe area that the content avoids. Only its sides count.
    public var safeArea = UIEdgeInsets.zero
    public var accessory = Accessory.none
    /// Whether a control for editing is before the content.
    public var hasEditControl = false
    /// The width of the index at the trailing end.
    public var indexWidth: CGFloat = 0
    public var isRightToLeft = false
    /// The height that the line takes from the content.
    public var lineHeight: CGFloat = 0

    public init() {}

    private static let editControl: CGFloat = 40
    private static let reorderControl: CGFloat = 44
    /// The space between the content and a view of the app.
    private static let viewGap: CGFloat = 8
    public static let indexStrip: CGFloat = 15

    /// The size of an accessory, and the distances from its end to the end of the row and from its start to the end of the
    /// content.
    private func measures(_ grid: PixelGrid) -> (size: CGSize, end: CGFloat, gap: CGFloat)? {
        switch accessory {
        case .none: nil
        case .disclosureIndicator: (CGSize(width: grid.scale == 2 ? 10.5 : grid.floor(10.5), height: 14), margin, 0)
        case .checkmark: (CGSize(width: 19, height: 18), margin + 2.5, 2.5)
        case .detailButton: (CGSize(width: 22, height: 22), margin, 8)
        case .detailDisclosureButton: (CGSize(width: 67 - margin, height: 22), margin, 0)
        case .view(let size): (size, margin, CellAnatomy.viewGap)
        case .reorder: (CGSize(width: CellAnatomy.reorderControl, height: size.height), 0, 0)
        }
    }

    private func frame(_ start: CGFloat, _ width: CGFloat, y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? size.width - start - width : start, y: y, width: width, height: height)
    }

    private var leadingSafe: CGFloat { isRightToLeft ? safeArea.right : safeArea.left }
    private var trailingSafe: CGFloat { (isRightToLeft ? safeArea.left : safeArea.right) + indexWidth }

    public func content(_ grid: PixelGrid) -> CGRect {
        let start = leadingSafe + (hasEditControl ? CellAnatomy.editControl : 0)
        let taken = measures(grid).map { $0.size.width + $0.end + $0.gap } ?? 0
        let end = size.width - trailingSafe - taken
        return frame(start, max(0, end - start), y: 0, height: max(0, size.height - lineHeight))
    }

    public func accessory(_ grid: PixelGrid) -> CGRect? {
        guard let (own, end, _) = measures(grid) else { return nil }
        return frame(
            size.width - trailingSafe - end - own.width, own.width, y: grid.round((size.height - own.height) / 2),
            height: own.height)
    }

    /// The control for editing.
    public var editControl: CGRect? {
        guard hasEditControl else { return nil }
        return frame(leadingSafe, CellAnatomy.editControl, y: 0, height: size.height)
    }

    /// The line below the row.
    public func line(leading: CGFloat, trailing: CGFloat, width: CGFloat) -> CGRect {
        frame(leading, max(0, size.width - leading - trailing), y: size.height - width, height: width)
    }
}

/// The places of the labels and the picture of a table cell with one of UIKit's four styles (tables.md §8).
public struct CellStyleLayout: Sendable, Hashable {
    /// The styles with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public var style = Style.default
    public var size = CGSize.zero
    /// The leading margin, with the indentation.
    public var leading: CGFloat = 16
    public var trailing: CGFloat = 16
    public var imageSize: CGSize?
    public var isRightToLeft = false

    public init() {}

    public struct Placement: Sendable, Hashable {
        public var image: CGRect?
        public var text: CGRect?
        public var detail: CGRect?
        /// The height that the content needs, without the limit of 44.
        public var height: CGFloat = 0
    }

    private static let imageGap: CGFloat = 16
    private static let lineGap: CGFloat = 3
    /// The end of the first column of `value2`, and the start of the second one.
    private static let columns: (end: CGFloat, start: CGFloat) = (114, 117)
    private static let leastGap: CGFloat = 8
    private static let verticalMargin: CGFloat = 11

    /// - Parameters:
    ///   - text: the size of the text at a width; nil if there is none.
    ///   - detail: the same for the second text.
    public func place(
        grid: PixelGrid, text: (CGFloat) -> CGSize?, detail: (CGFloat) -> CGSize?
    ) -> Placement {
        var placement = Placement()
        func frame(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? size.width - x - width : x, y: y, width: width, height: height)
        }
        func middle(_ height: CGFloat) -> CGFloat { grid.floor((size.height - height) / 2) }
        var start = leading
        if let imageSize {
            let height = min(imageSize.height, size.height)
            let factor = imageSize.height > 0 ? height / imageSize.height : 1
            let width = imageSize.width * factor
            placement.image = frame(x: start, y: middle(height), width: width, height: height)
            start += width + CellStyleLayout.imageGap
        }
        let available = max(0, size.width - start - trailing)
        let margins = 2 * CellStyleLayout.verticalMargin
        switch style {
        case .default:
            let own = text(available)
            if own != nil { placement.text = frame(x: start, y: 0, width: available, height: size.height) }
            placement.height = (own?.height ?? 0) + margins
        case .subtitle:
            let one = text(available)
            let other = detail(available)
            let gap = one != nil && other != nil ? CellStyleLayout.lineGap : 0
            let block = (one?.height ?? 0) + gap + (other?.height ?? 0)
            var y = middle(block)
            if let one {
                placement.text = frame(x: start, y: y, width: min(one.width, available), height: one.height)
                y += one.height + gap
            }
            if let other {
                placement.detail = frame(x: start, y: y, width: min(other.width, available), height: other.height)
            }
            placement.height = block + margins
        case .value1:
            let one = text(available)
            let used = min(one?.width ?? 0, available)
            let rest = max(0, available - (used > 0 ? used + CellStyleLayout.leastGap : 0))
            let other = detail(rest)
            if let one { placement.text = frame(x: start, y: middle(one.height), width: used, height: one.height) }
            if let other {
                let width = min(other.width, rest)
                placement.detail = frame(
                    x: start + available - width, y: middle(other.height), width: width, height: other.height)
            }
            placement.height = max(one?.height ?? 0, other?.height ?? 0) + margins
        case .value2:
            let column = max(0, CellStyleLayout.columns.end - leading)
            let one = text(column)
            let rest = max(0, size.width - CellStyleLayout.columns.start - trailing)
            let other = detail(rest)
            if let one {
                let width = min(one.width, column)
                placement.text = frame(
                    x: CellStyleLayout.columns.end - width, y: middle(one.height), width: width, height: one.height)
            }
            if let other {
                placement.detail = frame(
                    x: CellStyleLayout.columns.start, y: middle(other.height), width: min(other.width, rest),
                    height: other.height)
            }
            placement.height = max(one?.height ?? 0, other?.height ?? 0) + margins
        }
        placement.height = max(placement.height, imageSize?.height ?? 0)
        return placement
    }
}
