package import KitValues

/// One constraint of a set that cannot hold together, as far as it matters for the choice.
package struct ConflictEntry: Sendable, Hashable {
    /// Who made it.
    package enum Origin: Sendable, Hashable {
        case app, guide, stack, mask
        /// The window, a container's encapsulated sizes, hiding: what is never broken.
        case window
    }

    package var origin: Origin
    package var identifier: String
    /// Whether it is about a size.
    package var isSize: Bool
    /// Whether that size follows another one, such as an aspect ratio.
    package var isRelative: Bool
    /// Whether it speaks of the trailing or bottom edge of a view that would need a negative size.
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
    /// Whom UIKit's own identifiers belong to.
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

/// Which constraint of a contradicting set is left out, and the order in which the set is printed (autolayout.md
/// §3, §0a.3 and §0a.4).
package enum ConflictChoice {
    /// Masks, then what has no identifier, then the others by identifier, capitals first; each in the order given.
    package static func printedOrder(_ entries: [ConflictEntry]) -> [Int] {
        entries.indices.sorted { isPrinted($0, before: $1, entries) }
    }

    private static func isPrinted(_ left: Int, before right: Int, _ entries: [ConflictEntry]) -> Bool {
        let (group, otherGroup) = (printedGroup(entries[left]), printedGroup(entries[right]))
        if group != otherGroup { return group < otherGroup }
        let (identifier, other) = (entries[left].identifier, entries[right].identifier)
        if group == 2, identifier != other {
            return identifier.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
        }
        return left < right
    }

    private static func printedGroup(_ entry: ConflictEntry) -> Int {
        if entry.origin == .mask { return 0 }
        return entry.identifier.isEmpty ? 1 : 2
    }

    /// The one to break: the app's first on a size, if one of its sizes is in points; else where views have no room the
    /// app's last on the trailing or bottom edge of one, else the app's first on a size, else the app's last; those of
    /// stacks and guides only where the app has none. First and last are those of the printed order, which is not made:
    /// a set may have thousands of constraints, and a screen hundreds of sets.
    package static func broken(_ entries: [ConflictEntry]) -> Int {
        func first(_ isWanted: (ConflictEntry) -> Bool) -> Int? {
            var found: Int?
            for index in entries.indices where isWanted(entries[index]) {
                if let present = found, !isPrinted(index, before: present, entries) { continue }
                found = index
            }
            return found
        }
        func last(_ isWanted: (ConflictEntry) -> Bool) -> Int? {
            var found: Int?
            for index in entries.indices where isWanted(entries[index]) {
                if let present = found, isPrinted(index, before: present, entries) { continue }
                found = index
            }
            return found
        }
        let hasPoints = entries.contains { $0.origin == .app && $0.isSize && !$0.isRelative }
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
    /// Whether it is the edge that a view without room loses.
    package var isFarEdge: Bool {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
        default: false
        }
    }
}
