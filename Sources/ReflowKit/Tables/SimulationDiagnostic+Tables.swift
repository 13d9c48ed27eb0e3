import Foundation

extension SimulationDiagnostic.Code {
    public static let invalidUpdate = Self(rawValue: "invalid-update")
    public static let unregisteredCell = Self(rawValue: "unregistered-cell")
    public static let missingCell = Self(rawValue: "missing-cell")
    public static let invalidCellNib = Self(rawValue: "invalid-cell-nib")
    public static let scrollOutside = Self(rawValue: "scroll-outside")
    public static let replacedContentView = Self(rawValue: "replaced-content-view")
    public static let wrongReconfiguredCell = Self(rawValue: "wrong-reconfigured-cell")
}

// The exceptions and messages of tables, in UIKit's words: tables.md §21.
extension SimulationDiagnostic {
    static func invalidUpdate(_ text: String) -> SimulationDiagnostic {
        inconsistency(.invalidUpdate, text)
    }

    static func unregisteredCell(_ identifier: String) -> SimulationDiagnostic {
        inconsistency(
            .unregisteredCell,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard")
    }

    static func missingCell(_ table: String, _ source: String) -> SimulationDiagnostic {
        inconsistency(.missingCell, "UITableView (\(table)) failed to obtain a cell from its dataSource (\(source))")
    }

    static func invalidCellNib(_ identifier: String, expected: String) -> SimulationDiagnostic {
        inconsistency(
            .invalidCellNib,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                + "must be a \(expected) instance")
    }

    static func scrollOutside(row: Int, rows: Int, section: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .scrollOutside, exception: "NSRangeException",
            "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only "
                + "\(rows) rows in section \(section).")
    }

    static func scrollOutside(row: IndexPath, sections: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .scrollOutside, exception: "NSRangeException",
            "NSRangeException: Attempted to scroll the table view to an out-of-bounds section (\(row.first ?? 0)) when "
                + "there are only \(sections) sections.")
    }

    static func replacedContentView(of cell: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .replacedContentView,
            "Warning: You are setting a new content configuration to a cell that has an existing content configuration, "
                + "but the existing content view does not support the new configuration. Cell: \(cell)")
    }

    static let wrongReconfiguredCell = inconsistency(
        .wrongReconfiguredCell,
        "the data source returned another cell for a row that is reconfigured; it must dequeue the cell with the identifier "
            + "that the row's cell has")

    private static func inconsistency(_ code: Code, _ text: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            code, exception: "NSInternalInconsistencyException", "NSInternalInconsistencyException: \(text)")
    }
}
