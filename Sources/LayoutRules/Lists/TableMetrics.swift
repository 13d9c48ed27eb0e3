public import Basics
public import Foundation

/// The lengths that UIKit's tables have on their own (tables.md §1, §2.1, §3, §5).
public struct TableMetrics: Sendable, Hashable {
    public let semantics: RotationSemantics
    public let grid: PixelGrid
    /// Whether headers and footers scroll with the rows: in grouped tables of both kinds.
    public let isGrouped: Bool

    public init(semantics: RotationSemantics, grid: PixelGrid, isGrouped: Bool) {
        self.semantics = semantics
        self.grid = grid
        self.isGrouped = isGrouped
    }

    /// The height of a row that nothing else determines.
    public static let rowHeight: CGFloat = 44
    /// The width of the line between rows: a pixel.
    public var lineWidth: CGFloat { 1 / grid.scale }

    /// The space above the header of a plain table.
    public var headerTopPadding: CGFloat { !isGrouped && semantics >= .iOS15 ? 22 : 0 }

    /// The height of a header or footer that the app leaves to the table.
    /// - Parameters:
    ///   - text: the height of its texts; nil if it is empty.
    ///   - isFirst: whether nothing is above it, not even a table header.
    public func height(of edge: TableGeometry.Edge, text: CGFloat?, isFirst: Bool) -> CGFloat {
        switch (edge, isGrouped) {
        case (.header, false):
            // A title of one line has room in the standard height.
            text.map { (semantics < .iOS8 ? 22 : 28) + max(0, $0 - titleLine(of: edge)) } ?? 0
        case (.header, true):
            // The title of the first group has the height of a line of 17 points below the 35.
            text.map {
                (isFirst ? 35 + grid.ceil(TableMetrics.lineOf17) : 38) + max(0, $0 - titleLine(of: edge))
            } ?? (isFirst ? 35 : gap)
        case (.footer, false): text.map { max(28, $0 + 8) } ?? 0
        case (.footer, true): text.map { 8 + $0 + 6 } ?? gap
        }
    }

    /// The height of a line of a title in the standard size of texts.
    public func titleLine(of edge: TableGeometry.Edge) -> CGFloat {
        grid.ceil(isGrouped || edge == .footer ? TableMetrics.lineOf13 : TableMetrics.lineOf17)
    }

    /// The height above or below a group without a title.
    private var gap: CGFloat { grid.ceil(17.5) }
    private static let lineOf17: CGFloat = 20.287
    private static let lineOf13: CGFloat = 15.514

    /// The side margin of rows without the safe area.
    /// - Parameter width: the width of the table.
    public func sideMargin(width: CGFloat) -> CGFloat {
        if semantics < .iOS15 { return 15 }
        return width >= 414 ? 20 : 16
    }

    /// The distance of the groups of an inset table from the sides, without the safe area.
    public static func groupInset(width: CGFloat, isInController: Bool) -> CGFloat {
        isInController && width >= 390 ? 20 : 16
    }

    /// The part of a row's height that the line takes from its content: from iOS 13 on, the line lies over the content.
    public var lineTakenFromContent: CGFloat { semantics < .iOS15 ? lineWidth : 0 }
}
