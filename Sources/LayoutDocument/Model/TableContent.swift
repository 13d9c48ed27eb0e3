public import Basics
public import Foundation
package import KitValues

/// The rows of a table, with its prototypes.
public struct TableContent: Sendable, Equatable {
    /// A row, or several equal ones.
    public struct Row: Sendable, Equatable {
        public var cell: ViewNode
        /// The height that the delegate answers, in points; nil for the table's.
        public var height: CGFloat?
        /// The number of rows.
        public var count = 1
        public var isSelected = false

        package init(_ cell: ViewNode, height: CGFloat? = nil) {
            self.cell = cell
            self.height = height
        }
    }

    /// The header or the footer of a section.
    public enum Edge: Sendable, Equatable {
        case title(String)
        case view(ViewNode)
    }

    public struct Section: Sendable, Equatable {
        public var header: Edge?
        public var footer: Edge?
        /// The delegate's answers, in points; nil for the table's heights, and -1 for the height that the content needs.
        public var headerHeight: CGFloat?
        public var footerHeight: CGFloat?
        public var rows: [Row] = []

        package init() {}
    }

    /// The cells from which rows are made, with their reuse identifiers.
    public var prototypes: [(identifier: String?, row: Row)] = []
    /// Whether the table shows each prototype, because the document has no rows: the app makes them.
    public var showsPrototypes = false
    public var sections: [Section] = []

    package init() {}

    public static func == (lhs: TableContent, rhs: TableContent) -> Bool {
        lhs.showsPrototypes == rhs.showsPrototypes && lhs.sections == rhs.sections
            && lhs.prototypes.elementsEqual(rhs.prototypes) { $0 == $1 }
    }

    /// The rows in their order, prototypes first.
    package var rows: [Row] { prototypes.map(\.row) + sections.flatMap(\.rows) }

    /// All views: cells, headers and footers.
    package var views: [ViewNode] {
        rows.map(\.cell)
            + sections.flatMap { [$0.header, $0.footer] }.compactMap {
                if case .view(let view) = $0 { view } else { nil }
            }
    }

    /// Changes every cell.
    mutating func updateCells(_ update: (inout ViewNode) -> Void) {
        for index in prototypes.indices { update(&prototypes[index].row.cell) }
        for section in sections.indices {
            for row in sections[section].rows.indices { update(&sections[section].rows[row].cell) }
        }
    }
}

/// The facts about a cell of a document that only its canvas needs.
package struct CanvasCell: Sendable, Equatable {
    /// The margins of the content in the Xcode version that saved the document.
    package var margins = UIEdgeInsets.zero
    /// The margins that the document states itself.
    package var ownMargins: OwnMargins?

    /// Margins of a view that the document states.
    package struct OwnMargins: Sendable, Equatable {
        package var insets: UIEdgeInsets
        /// Whether the margins are at least those of the cell.
        package var preservesCells: Bool
    }
}

/// A content configuration of a cell: `UIListContentConfiguration`, made by one of its functions.
public struct ListContentNode: Sendable, Equatable {
    /// The function's name: `subtitleCell`.
    public var kind: String
    public var properties: [Property]
    public var position: SourcePosition
}
