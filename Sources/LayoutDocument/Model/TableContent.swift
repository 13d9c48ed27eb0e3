public import KitSchema
public import KitValues

/// The parts of a table that it draws around its cells.
public struct TableContent: Sendable, Equatable {
    public enum Style: String, Sendable {
        case plain, grouped, insetGrouped
    }

    public struct Section: Sendable, Equatable {
        public var header: String?
        public var footer: String?
        /// The number of cells in this section.
        public var cellCount: Int
    }

    public var style: Style
    public var sections: [Section]

    public var text: String? {
        let titles = sections.flatMap { [$0.header, $0.footer] }.compactMap { $0 }.filter { !$0.isEmpty }
        return titles.isEmpty ? nil : titles.joined(separator: " ")
    }
}

/// The parts of a table's cell that it draws around its content.
public struct CellContent: Sendable, Equatable {
    public enum Accessory: String, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public var accessory = Accessory.none
    /// The line below the cell; nil for none.
    public var separator: Separator?
    /// Whether there is a full-width line above the cell, as above the first cell of a group.
    public var hasTopLine = false
    /// Whether the document sets the cell's colour.
    var hasOwnBackground = false
    /// The margins of the content in the Xcode version that saved the document.
    package var canvasMargins = UIEdgeInsets.zero
    /// The margins that the document states itself.
    package var ownMargins: OwnMargins?

    package init() {}

    /// Margins of a view that the document states.
    package struct OwnMargins: Sendable, Equatable {
        package var insets: UIEdgeInsets
        /// Whether the margins are at least those of the cell.
        package var preservesCells: Bool
    }

    public struct Separator: Sendable, Equatable {
        /// The colour; nil for the system's.
        public var color: ColorValue?
        /// The insets from the sides; nil for the margin of tables.
        public var inset: UIEdgeInsets?
        /// Whether the line reaches from edge to edge, as below the last cell of a group.
        public var isWhole = false
    }
}
