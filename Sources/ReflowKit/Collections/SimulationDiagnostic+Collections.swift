import Foundation

extension SimulationDiagnostic.Code {
    public static let unregisteredView = Self(rawValue: "unregistered-view")
    public static let missingLayout = Self(rawValue: "missing-layout")
    public static let missingAttributes = Self(rawValue: "missing-attributes")
    public static let lateRegistration = Self(rawValue: "late-registration")
    public static let tooManyItems = Self(rawValue: "too-many-items")
    public static let invalidItemSizes = Self(rawValue: "invalid-item-sizes")
}

// The exceptions and messages of collection views: tables.md §21.
extension SimulationDiagnostic {
    static func unregisteredView(_ kind: String, _ identifier: String) -> SimulationDiagnostic {
        inconsistency(
            .unregisteredView,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                + "the identifier or connect a prototype cell in a storyboard")
    }

    static let missingLayout = SimulationDiagnostic(
        .missingLayout, exception: "NSInvalidArgumentException",
        "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter")

    static let cellWithoutIdentifier = inconsistency(
        .missingCell,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
            + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")

    static func viewWithoutIdentifier(_ kind: String) -> SimulationDiagnostic {
        inconsistency(
            .missingCell,
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind)) does not "
                + "have a reuseIdentifier - views must be retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }

    static func strangeAttributes(_ path: IndexPath) -> SimulationDiagnostic {
        inconsistency(
            .missingAttributes,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: \(path)")
    }

    static func scrollOutside(item: IndexPath, counts: [Int]) -> SimulationDiagnostic {
        let there: String
        if let section = item.first, counts.indices.contains(section) {
            there =
                "item (\(item.count > 1 ? item[1] : 0)) when there are only \(counts[section]) items in section \(section)"
        } else {
            there = "section (\(item.first ?? 0)) when there are only \(counts.count) sections"
        }
        return inconsistency(
            .scrollOutside, "Attempted to scroll the collection view to an out-of-bounds \(there).")
    }

    static let lateRegistration = inconsistency(
        .lateRegistration,
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
            + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
            + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of "
            + "the collection view. Registrations should be created up front and reused.")

    static func tooManyItems(_ count: Int, section: Int?) -> SimulationDiagnostic {
        inconsistency(
            .tooManyItems,
            section.map {
                "Failed to allocate data stores for \(count) items in section \($0). Consider using fewer items"
            } ?? "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
    }

    private static func inconsistency(_ code: Code, _ text: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            code, exception: "NSInternalInconsistencyException", "NSInternalInconsistencyException: \(text)")
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
