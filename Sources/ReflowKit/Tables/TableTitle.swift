import Basics
import Foundation
import LayoutRules

/// The titles of sections (tables.md §2.1, look.md §14).
@MainActor
enum TableTitle {
    /// The font and the colour of a title.
    static func look(
        of edge: TableEdge, isGrouped: Bool, semantics: RotationSemantics
    ) -> (font: UIFont, color: UIColor) {
        if isGrouped || edge == .footer { return (.preferredFont(forTextStyle: .footnote), .secondaryLabel) }
        return (
            semantics >= .iOS15 ? .preferredFont(forTextStyle: .headline) : .systemFont(ofSize: 17, weight: .bold),
            .label
        )
    }

    /// The letters that are shown.
    static func shown(_ title: String, _ edge: TableEdge, isGrouped: Bool) -> String {
        isGrouped && edge == .header ? title.uppercased() : title
    }

    /// The distances of a title from the edge at which it stands, in points.
    private enum Measures {
        static let belowGroupedHeader: CGFloat = 6
        static let aboveGroupedFooter: CGFloat = 8
        static let abovePlainHeader: CGFloat = 4
    }

    /// The top of a title in a header or footer.
    static func top(
        of text: CGFloat, in height: CGFloat, _ edge: TableEdge, isGrouped: Bool, grid: PixelGrid
    ) -> CGFloat {
        switch (isGrouped, edge) {
        case (true, .header): grid.round(height - text - Measures.belowGroupedHeader)
        case (true, .footer): Measures.aboveGroupedFooter
        case (false, .header): min(Measures.abovePlainHeader, grid.round((height - text) / 2))
        case (false, .footer): grid.round((height - text) / 2)
        }
    }
}
