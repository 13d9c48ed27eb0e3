import Basics
import Foundation
import LayoutRules

/// The titles of sections (tables.md §2.1, look.md §14).
@MainActor
enum TableTitle {
    static func label(isHeader: Bool, isGrouped: Bool, semantics: RotationSemantics) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        if isGrouped || !isHeader {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
        } else {
            label.font = .systemFont(ofSize: 17, weight: semantics >= .iOS15 ? .semibold : .bold)
        }
        return label
    }

    /// The letters that are shown.
    static func shown(_ title: String, isHeader: Bool, isGrouped: Bool) -> String {
        isGrouped && isHeader ? title.uppercased() : title
    }

    /// The distances of a title from the edge at which it stands, in points.
    private enum Measures {
        static let belowGroupedHeader: CGFloat = 6
        static let aboveGroupedFooter: CGFloat = 8
        static let abovePlainHeader: CGFloat = 4
    }

    /// The top of a title in a header or footer.
    static func top(
        of text: CGFloat, in height: CGFloat, isHeader: Bool, isGrouped: Bool, grid: PixelGrid
    ) -> CGFloat {
        switch (isGrouped, isHeader) {
        case (true, true): grid.round(height - text - Measures.belowGroupedHeader)
        case (true, false): Measures.aboveGroupedFooter
        case (false, true): min(Measures.abovePlainHeader, grid.round((height - text) / 2))
        case (false, false): grid.round((height - text) / 2)
        }
    }
}
