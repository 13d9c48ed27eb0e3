/// A type that the module declares.
struct TypeDeclaration {
    enum Kind: Int { case classType, protocolType, other }

    var kind: Kind
    /// The name with those of the types around it: `Player.Button`.
    var name: String
    /// The names after the type's colon, as written.
    var inherited: [String]
    /// The number of the type's file in the module.
    var file = 0
    /// Whether other modules see it.
    var isPublic = false
    /// Whether the protocol is marked `@objc`. Only classes can conform to it, and its requirements may be optional.
    var isObjectiveC = false
    /// Whether all members of the class, its extensions and its subclasses are visible to Objective-C.
    var exposesMembers = false
    /// The attributes, except those of Objective-C: for example, `@MainActor`.
    var attributes: [String] = []
}

/// A method or a property of a type, with the facts on which selectors and overrides depend.
struct MemberDeclaration {
    /// The name of the type, as written at the declaration or extension that contains the member.
    var owner: String
    var isInExtension: Bool
    var name: MemberName
    /// The position of the declaration in its file.
    var position = 0
    var isStatic = false
    var isOverride = false
    var isOptional = false
    var isPrivate = false
    /// Whether the member is visible to Objective-C because of its own attributes or those of its extension.
    var isExposed = false
    /// Whether a subclass can override the member if it is visible to Objective-C.
    var isExposable = false
    var isOpen = false
    var isThrowing = false
    var isAsync = false
    /// The name that `@objc(…)` gives it.
    var selector: String?
    /// The number of its file in the module.
    var file = 0
    var signature: Signature?
    /// Whether nibs name the member: it is an outlet, an action, or an inspectable property that can be set.
    var isForNibs = false
    /// The types of a method's parameters, for members that nibs name.
    var parameterTypes: [String] = []
}

extension MemberDeclaration {
    /// The name by which Objective-C knows the member.
    var objectiveCName: String {
        if let selector { return selector }
        guard isAsync || isThrowing, let labels = name.labels else { return name.selector }
        if labels.isEmpty { return name.base + (isAsync ? "WithCompletionHandler:" : "AndReturnError:") }
        return name.selector + (isAsync ? "completionHandler:" : "error:")
    }

    /// The words before a call of the member.
    var effects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}

/// A member's name with its labels: `tableView(_:didSelectRowAt:)`, or a property's name.
struct MemberName: Hashable, CustomStringConvertible {
    var base: String
    /// The labels; nil for a property.
    var labels: [String]?

    var description: String {
        guard let labels else { return base }
        return base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name in a form for identifiers.
    var identifier: String { ([base] + (labels ?? [])).joined(separator: "_") }

    /// The member's name in Objective-C.
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

    /// The name in Objective-C of the method that sets a property.
    static func setter(of property: String) -> String {
        "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    /// Prepositions. In a selector, `With` is left out if a label begins with one of them, or if the method's name ends
    /// with one.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
