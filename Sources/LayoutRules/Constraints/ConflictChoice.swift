package import KitValues

/// One constraint of a conflict, with the facts that decide which constraint is broken.
package struct ConflictEntry: Sendable, Hashable {
    /// The maker of the constraint.
    package enum Origin: Sendable, Hashable {
        case app, guide, stack, mask
        /// The window, the encapsulated sizes of a container, or a hidden view of a stack: such a constraint is never
        /// broken.
        case window
    }

    package var origin: Origin
    package var identifier: String
    /// Whether the constraint is about a size.
    package var isSize: Bool
    /// Whether that size depends on another one, as with an aspect ratio.
    package var isRelative: Bool
    /// Whether the constraint is about the trailing or bottom edge of a view that would need a negative size.
    package var isFarEdgeWithoutRoom: Bool

    package init(
        origin: Origin, identifier: String = "", isSize: Bool = false, isRelative: Bool = false,
        isFarEdgeWithoutRoom: Bool = false
    ) {
        self.origin = origin
        self.identifier = identifier
        self.isSize = isSize
        self.isRelative = isRelative
        self.isFarEdgeWithoutRoom = isFarEdgeWithoutRoom
    }
}

extension ConflictEntry.Origin {
    /// The maker according to UIKit's own identifiers.
    package init(identifier: String) {
        if identifier.hasPrefix("UIView-Encapsulated-Layout") || identifier.hasPrefix("_UITemporaryLayout")
            || identifier == "UISV-hiding"
        {
            self = .window
        } else if identifier.hasPrefix("UISV-") {
            self = .stack
        } else {
            self = .app
        }
    }
}

/// The choice of the constraint of a conflict that is broken, and the order in which the conflict is printed
/// (autolayout.md §3, §0a.3 and §0a.4).
package enum ConflictChoice {
    /// The printed order: masks, then constraints without an identifier, then the others by identifier, capitals first.
    /// Constraints of equal rank keep their order.
    package static func printedOrder(_ entries: [ConflictEntry]) -> [Int] {
        entries.indices.sorted { isPrinted($0, before: $1, entries) }
    }

    private static func isPrinted(_ left: Int, before right: Int, _ entries: [ConflictEntry]) -> Bool {
        isPrinted(entries[left], left, before: entries[right], right)
    }

    private static func isPrinted(
        _ entry: ConflictEntry, _ position: Int, before other: ConflictEntry, _ otherPosition: Int
    ) -> Bool {
        let (group, otherGroup) = (printedGroup(entry), printedGroup(other))
        if group != otherGroup { return group < otherGroup }
        if group == 2, entry.identifier != other.identifier {
            return entry.identifier.unicodeScalars.lexicographicallyPrecedes(other.identifier.unicodeScalars)
        }
        return position < otherPosition
    }

    private static func printedGroup(_ entry: ConflictEntry) -> Int {
        if entry.origin == .mask { return 0 }
        return entry.identifier.isEmpty ? 1 : 2
    }

    /// Constraints of a conflict that have the same entry, with the positions of the first and of the last one.
    package struct EqualEntries {
        package let entry: ConflictEntry
        package var first: Int
        package var last: Int

        package init(_ entry: ConflictEntry, at position: Int) {
            self.entry = entry
            first = position
            last = position
        }
    }

    /// The position of the constraint to break. The candidates are, in this order: if a size of the app is in points,
    /// the app's first constraint on a size; if views have no room, the app's last constraint on the trailing or bottom
    /// edge of one; the app's first constraint on a size; the app's last constraint. Constraints of stacks and guides
    /// are broken only if the app has none. "First" and "last" refer to the printed order.
    ///
    /// A conflict may have thousands of constraints, and a screen hundreds of conflicts, but most constraints have the
    /// same entry.
    /// - Parameter entries: several elements may have the same entry.
    package static func broken(_ entries: [EqualEntries]) -> Int {
        func first(_ isWanted: (ConflictEntry) -> Bool) -> Int? {
            var found: EqualEntries?
            for equal in entries where isWanted(equal.entry) {
                if let found, !isPrinted(equal.entry, equal.first, before: found.entry, found.first) { continue }
                found = equal
            }
            return found?.first
        }
        func last(_ isWanted: (ConflictEntry) -> Bool) -> Int? {
            var found: EqualEntries?
            for equal in entries where isWanted(equal.entry) {
                if let found, isPrinted(equal.entry, equal.last, before: found.entry, found.last) { continue }
                found = equal
            }
            return found?.last
        }
        let hasPoints = entries.contains { $0.entry.origin == .app && $0.entry.isSize && !$0.entry.isRelative }
        let size = first { $0.origin == .app && $0.isSize }
        return (hasPoints ? size : nil)
            ?? last { $0.origin == .app && $0.isFarEdgeWithoutRoom }
            ?? size
            ?? last { $0.origin == .app }
            ?? first { $0.origin == .stack }
            ?? first { $0.origin == .guide }
            ?? last { _ in true } ?? 0
    }
}

extension NSLayoutAttribute {
    /// Whether the attribute is a trailing or bottom edge, which a view without room loses.
    package var isFarEdge: Bool {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
        default: false
        }
    }
}
