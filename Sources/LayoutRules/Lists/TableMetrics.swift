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

    /// The height of a header that the app leaves to the table.
    /// - Parameters:
    ///   - extra: the height of the title's lines after the first one; nil without a title.
    ///   - isFirst: whether nothing is above it, not even a table header.
    public func headerHeight(extraTextHeight extra: CGFloat?, isFirst: Bool) -> CGFloat {
        guard isGrouped else {
            guard let extra else { return 0 }
            return (semantics < .iOS8 ? 22 : 28) + extra
        }
        guard let extra else { return isFirst ? 35 : gap }
        // The title of the first group has the height of a line of 17 points below the 35.
        return (isFirst ? 35 + grid.ceil(TableMetrics.lineOf17) : 38) + extra
    }

    /// The height of a footer that the app leaves to the table.
    /// - Parameter text: the height of the title; nil without a title.
    public func footerHeight(textHeight text: CGFloat?) -> CGFloat {
        guard isGrouped else { return text.map { max(28, $0 + 8) } ?? 0 }
        return text.map { 8 + $0 + 6 } ?? gap
    }

    /// The height above or below a group without a title.
    private var gap: CGFloat { grid.ceil(17.5) }
    private static let lineOf17: CGFloat = 20.287

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
