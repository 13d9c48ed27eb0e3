import SwiftSyntax

/// The declaration and the call of a member, on one line. They suffice to write another member that forwards to it.
struct Signature {
    /// The attributes that Linux knows, and the modifiers except `override`.
    var prefix: String
    var access: String
    var kind: Kind

    enum Kind {
        case method(Method)
        case property(Property)
        /// A property with observers, with the names that the observers give to their values.
        case observers(type: String, willSet: String?, didSet: String?)
    }

    struct Method {
        /// The text between the name and the body.
        var declaration: String
        /// The text without default values, which a protocol cannot have.
        var requirement: String
        /// The arguments of a call that passes the method's own parameters on.
        var call: String
        /// `try await `, or the part of it that a call needs.
        var effects: String
    }

    struct Property {
        var type: String
        var isSettable = false
        /// `async throws `, as the getter states it.
        var effects = ""
        /// `try await `, or the part of it that reading the property needs.
        var calls = ""
    }

    /// The text before `func` or `var`.
    var start: String { [prefix, access].filter { !$0.isEmpty }.map { $0 + " " }.joined() }

    /// The property's type and effects; nil for a method.
    var value: Property? {
        switch kind {
        case .method: nil
        case .property(let property): property
        case .observers(let type, _, _): Property(type: type, isSettable: true)
        }
    }

    /// A declaration of the member under one name that calls the member with the other name.
    func forwarding(_ name: String, to other: String, isOverride: Bool) -> String {
        let space = start + (isOverride ? "override " : "")
        switch kind {
        case .method(let method):
            return "\(space)func \(name)\(method.declaration) { \(method.effects)\(other)\(method.call) }"
        case .property(let property) where !property.isSettable && property.effects.isEmpty:
            return "\(space)var \(name): \(property.type) { \(other) }"
        case .property(let property):
            let set = property.isSettable ? "set { \(other) = newValue } " : ""
            return "\(space)var \(name): \(property.type) "
                + "{ get \(property.effects){ \(property.calls)\(other) } \(set)}"
        case .observers(let type, let willSet, let didSet):
            let observers = [
                willSet.map { _ in "willSet { \(other)_willSet(newValue) }" },
                didSet.map { _ in "didSet { \(other)_didSet(oldValue) }" },
            ]
            return "\(space)var \(name): \(type) { \(observers.compactMap(\.self).joined(separator: " ")) }"
        }
    }

    // MARK: Reading a declaration

    /// Nil for a method to which no other can forward. Variadic parameters cannot be passed on as a list, and a default
    /// value that has to be rewritten itself cannot be repeated.
    init?(of method: FunctionDeclSyntax) {
        let parameters = method.signature.parameterClause.parameters.enumerated().map(Parameter.init)
        guard let parameters = parameters as? [Parameter] else { return nil }
        let effects = method.signature.effectSpecifiers
        let words = [effects?.throwsClause.map { _ in "try " }, effects?.asyncSpecifier.map { _ in "await " }]
        func declaration(_ list: KeyPath<Parameter, String>) -> String {
            let clauses = [
                effects?.onOneLine, method.signature.returnClause?.onOneLine, method.genericWhereClause?.onOneLine,
            ]
            return (method.genericParameterClause?.onOneLine ?? "")
                + "(" + parameters.map { $0[keyPath: list] }.joined(separator: ", ") + ")"
                + clauses.compactMap(\.self).map { " " + $0 }.joined()
        }
        self.init(
            method.attributes, method.modifiers,
            .method(
                Method(
                    declaration: declaration(\.declaration), requirement: declaration(\.requirement),
                    call: "(" + parameters.map(\.argument).joined(separator: ", ") + ")",
                    effects: words.compactMap(\.self).joined())))
    }

    private struct Parameter {
        var declaration: String
        var requirement: String
        var argument: String

        init?(_ place: Int, _ parameter: FunctionParameterSyntax) {
            if parameter.ellipsis != nil { return nil }
            let type = parameter.type.onOneLine
            let standard = parameter.defaultValue.map { " " + $0.onOneLine } ?? ""
            // A text of several lines cannot be written on one line.
            if standard.contains(where: { $0.isNewline || $0 == "#" }) { return nil }
            let label = parameter.firstName.text
            let written = (parameter.secondName ?? parameter.firstName).text
            // A parameter without a name gets one, so that it can be passed on.
            let name = written == "_" ? "value\(place)" : Self.escaped(written)
            let names = parameter.secondName == nil && label != "_" ? label : "\(label) \(name)"
            let attributes = (parameter.attributes.map(\.onOneLine) + parameter.modifiers.map(\.onOneLine))
                .map { $0 + " " }.joined()
            requirement = "\(attributes)\(names): \(type)"
            declaration = requirement + standard
            let isInout = type.hasPrefix("inout ") || type.contains(" inout ")
            argument =
                (label == "_" ? "" : label + ": ") + (isInout ? "&" : "") + name
                + (type.contains("@autoclosure") ? "()" : "")
        }

        /// The name, in backticks if it is a keyword. A label may be a keyword without them.
        private static func escaped(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

        private static let words: Set = [
            "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
            "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
            "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
            "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
            "while",
        ]
    }

    init?(of property: VariableDeclSyntax) {
        guard property.bindings.count == 1, let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type.onOneLine, let block = binding.accessorBlock
        else { return nil }
        switch block.accessors {
        case .getter:
            self.init(property.attributes, property.modifiers, .property(Property(type: type)))
        case .accessors(let accessors):
            func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
                accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
            }
            let willSet = accessor(.willSet).map { $0.parameters?.name.text ?? "newValue" }
            let didSet = accessor(.didSet).map { $0.parameters?.name.text ?? "oldValue" }
            let effects = accessor(.get)?.effectSpecifiers
            let calls = [effects?.throwsClause.map { _ in "try " }, effects?.asyncSpecifier.map { _ in "await " }]
            self.init(
                property.attributes, property.modifiers,
                willSet == nil && didSet == nil
                    ? .property(
                        Property(
                            type: type, isSettable: accessor(.set) != nil,
                            effects: effects.map { $0.onOneLine + " " } ?? "", calls: calls.compactMap(\.self).joined())
                    )
                    : .observers(type: type, willSet: willSet, didSet: didSet))
        @unknown default: return nil
        }
    }

    private init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ kind: Kind) {
        let known = attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element, !Attributes.dropped.contains(attribute.name) else {
                return nil
            }
            return attribute.onOneLine
        }
        let words = modifiers.map(\.onOneLine).filter { $0 != "override" && $0 != "dynamic" && $0 != "optional" }
        access = words.first { Self.accessLevels.contains($0) } ?? ""
        prefix = (known + words.filter { !Self.accessLevels.contains($0) }).joined(separator: " ")
        self.kind = kind
    }

    static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
}

extension SyntaxProtocol {
    /// The text on one line, without comments.
    var onOneLine: String {
        var result = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !result.isEmpty, !token.leadingTrivia.isEmpty || hasSpaceBefore(token) { result += " " }
            result += token.text
        }
        // Removes the comma after an element of a longer list.
        return result.hasSuffix(",") ? String(result.dropLast()) : result
    }

    private func hasSpaceBefore(_ token: TokenSyntax) -> Bool {
        guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
        return !previous.trailingTrivia.isEmpty
    }
}
