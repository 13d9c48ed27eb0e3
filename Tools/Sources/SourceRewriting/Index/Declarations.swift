/// A type that the module declares.
struct TypeDeclaration {
    enum Kind { case classType, protocolType, other }

    var kind: Kind
    /// With the types around it: `Player.Button`.
    var name: String
    /// The names after its colon, as written.
    var inherited: [String]
    /// The number of its file in the module.
    var file: Int
    /// Whether the protocol is marked `@objc`: only classes conform to it, and requirements may be optional.
    var isObjectiveC = false
    /// Whether all members of the class, its extensions and its subclasses are visible to Objective-C.
    var exposesMembers = false
    /// The attributes beside those of Objective-C, such as `@MainActor`.
    var attributes: [String] = []
}

/// The protocols that an extension of a type states after its colon.
struct Adoption {
    var protocols: [String]
    var file: Int
}

/// A method or a property of a type, as far as selectors and overrides depend on it.
struct MemberDeclaration {
    /// The type, by the name with which the declaration or the extension around it is written.
    var owner: String
    var isInExtension: Bool
    var name: MemberName
    /// Where the declaration begins in its file.
    var position = 0
    var isStatic = false
    var isOverride = false
    var isOptional = false
    var isPrivate = false
    /// Whether its own attributes, or those of its extension, make it visible to Objective-C.
    var isExposed = false
    /// Whether a subclass can override it if it is visible to Objective-C.
    var isExposable = false
    var isOpen = false
    /// The name that `@objc(…)` gives it.
    var selector: String?
    var file: Int
    var signature: Signature?
}

/// A member's name with its labels: `tableView(_:didSelectRowAt:)`, or a property's name.
struct MemberName: Hashable, CustomStringConvertible {
    var base: String
    /// Nil for a property.
    var labels: [String]?

    var description: String {
        guard let labels else { return base }
        return base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name as part of an identifier.
    var identifier: String { ([base] + (labels ?? [])).joined(separator: "_") }

    /// The name by which Objective-C knows it.
    var selector: String {
        guard let labels, let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let capital = first.prefix(1).uppercased() + first.dropFirst()
            let startsWithPreposition = Self.prepositions.contains(String(first.prefix { $0.isLowercase }))
            let last = base.lastIndex { $0.isUppercase }.map { base[$0...].lowercased() } ?? base
            name += startsWithPreposition || Self.prepositions.contains(last) ? capital : "With" + capital
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The words after which a label needs no `With` in a selector.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
