import Foundation

extension SimulationDiagnostic.Code {
    public static let unregisteredView = Self(rawValue: "unregistered-view")
    public static let missingLayout = Self(rawValue: "missing-layout")
    public static let missingAttributes = Self(rawValue: "missing-attributes")
    public static let invalidItemSizes = Self(rawValue: "invalid-item-sizes")
}

// The exceptions and messages of collection views: tables.md §21.
extension SimulationDiagnostic {
    static func unregisteredView(_ kind: String, _ identifier: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unregisteredView, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
                + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    static let missingLayout = SimulationDiagnostic(
        .missingLayout, exception: "NSInvalidArgumentException",
        "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter")

    static let cellWithoutIdentifier = SimulationDiagnostic(
        .missingCell, exception: "NSInternalInconsistencyException",
        "NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )

    static func strangeAttributes(_ path: IndexPath) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingAttributes, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an index path "
                + "that does not exist: \(path)")
    }

    /// UIKit's five lines about items that are wider than the view; for a horizontal layout, higher.
    static func invalidItemSizes(
        isHorizontal: Bool, ofDelegate: Bool, layout: String, view: String
    ) -> SimulationDiagnostic {
        let length = isHorizontal ? "height" : "width"
        let sides = isHorizontal ? "top and bottom" : "left and right"
        var lines = [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) "
                + "values, minus the content insets \(sides) values.",
        ]
        if ofDelegate { lines.append("Please check the values returned by the delegate.") }
        lines.append("The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view).")
        lines.append(
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
        )
        return SimulationDiagnostic(.invalidItemSizes, lines.joined(separator: "\n"))
    }
}
