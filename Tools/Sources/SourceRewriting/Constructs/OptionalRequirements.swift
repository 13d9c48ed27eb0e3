import SwiftSyntax

// Linux has no optional requirements. Therefore, each of them becomes a protocol of its own, with a single requirement,
// and a class that has the method conforms to it.
//
// An extension of the original protocol has a method of the same name. It tests whether the object conforms to the new
// protocol, and returns an optional value. So in a call, only the question mark has to be removed.
extension Rewriter {
    /// The protocols to which values can conform, too.
    private static let ofValues: Set = [
        "Sendable", "Equatable", "Hashable", "Identifiable", "CustomStringConvertible", "Error",
    ]

    /// Only classes conform to a protocol of Objective-C, so references to it may be weak.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard inherited.allSatisfy(Self.ofValues.contains) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", AnyObject", at: last.type.range.upperBound)
        } else {
            edits.insert(": AnyObject", at: node.nameEnd)
        }
    }

    /// Moves an optional requirement out of its protocol. Its replacement is added at the end of the file.
    func moveRequirement(_ node: DeclSyntax, _ requirement: MemberDeclaration, of owner: ScopedVisitor.Scope) {
        guard let signature = requirement.signature ?? requirementSignature(node) else {
            return warn(
                node, "This optional requirement cannot be left out on Linux: give it a default in an extension")
        }
        edits.blank(node.range)
        let isolation = index.attributes(ofProtocol: owner.qualified).map { $0 + " " }.joined()
        let access = owner.modifiers.map { $0.name.text + " " }.joined()
        let name = requirement.name.base
        let (single, exported) = (requirement.protocolName, access == "public " ? access : "")
        let start = signature.prefix.isEmpty ? "" : signature.prefix + " "
        let cast = "(self as? any \(single)\(requirement.isStatic ? ".Type" : ""))?.\(name)"
        let protocolHead = "\(isolation)\(access)protocol \(single): AnyObject { \(start)"
        let extensionHead = "\(isolation)extension \(owner.qualified) { "
        switch signature.kind {
        case .method(let method):
            let (parameters, result) = method.declaration.splitResult
            let optional = result.isEmpty ? " -> Void?" : " -> " + result.optionalType
            edits.append("\(protocolHead)func \(name)\(method.requirement) }")
            edits.append(
                "\(extensionHead)@discardableResult \(start)\(exported)func \(name)\(parameters)\(optional) "
                    + "{ \(method.effects)\(cast)\(method.call) } }")
        case .property(let property):
            let throwing = property.effects
            edits.append("\(protocolHead)var \(name): \(property.type) { get \(throwing)} }")
            let get = "\(property.calls)\(cast)"
            edits.append(
                "\(extensionHead)\(start)\(exported)var \(name): \(property.type.optionalType) "
                    + "{ \(throwing.isEmpty ? get : "get \(throwing){ \(get) }") } }")
        case .observers: break
        }
    }

    private func requirementSignature(_ node: DeclSyntax) -> Signature? {
        node.as(FunctionDeclSyntax.self).flatMap(Signature.init)
            ?? node.as(VariableDeclSyntax.self).flatMap(Signature.init)
    }

    /// Removes the second question mark of `delegate?.playerDidStop?(self)`.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        let chained = called.as(OptionalChainingExprSyntax.self).map { ($0.expression, $0.questionMark) }
        let forced = called.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
        guard let (inner, mark) = chained ?? forced else { return }
        guard let base = reference(in: inner)?.baseName else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let hasClosure = node.trailingClosure != nil
        let call = RequirementCall(base: base.text.withoutBackticks, labels: labels, hasClosure: hasClosure)
        let isOfModule = index.isRequirement(call)
        guard isOfModule || UIKitRequirements.optional.contains(where: call.names) else { return }
        if labels.allSatisfy({ $0 == "_" }), mayBeClosure(inner) { return }
        edits.blank(mark.range)
        // The methods of UIKit's protocols have results that are not optional.
        if !isOfModule, node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false {
            edits.insert(" as Optional", at: node.range.upperBound)
        }
        if isOfModule, forced != nil { edits.insert("!", at: node.range.upperBound) }
    }

    /// A subclass may add an optional method of a protocol that its superclass adopts. Swift has chosen the methods when the
    /// superclass adopted the protocol.
    func warnOfLateRequirement(_ node: FunctionDeclSyntax) {
        let name = MemberName(node)
        guard let scope, UIKitRequirements.optional.contains(name), !node.modifiers.has("override"),
            DeclSyntax(node).isMember, let adopter = index.adopter(without: name, above: scope.qualified)
        else { return }
        warn(
            node.name,
            "\(adopter) adopts the protocol without this method, so it is not called on Linux: declare it in \(adopter), and "
                + "override it here")
    }

    /// `delegate?.playerDidStop != nil` asks whether the object has the method. The copy asks for its protocol.
    func rewriteRequirementTests(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
            guard let comparison = element.as(BinaryOperatorExprSyntax.self),
                ["!=", "=="].contains(comparison.operator.text), elements[place + 1].is(NilLiteralExprSyntax.self),
                let access = elements[place - 1].as(MemberAccessExprSyntax.self), let base = access.base
            else { continue }
            let name = access.declName.baseName.text.withoutBackticks
            let labels = access.declName.argumentNames?.arguments.map(\.name.text)
            if let single = index.protocolOfRequirement(name, labels) {
                let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
                edits.insert("(", at: access.range.lowerBound)
                edits.replace(
                    object.range.upperBound..<access.range.upperBound, with: " as Any? as? any \(single))")
            } else if ["delegate", "source"].contains(where: base.trimmedDescription.lowercased().contains),
                UIKitRequirements.optional.contains(where: { $0.base == name && (labels ?? $0.labels) == $0.labels })
            {
                warn(
                    access,
                    "On Linux every delegate has the optional methods of UIKit's protocols, so this is never nil")
            }
        }
    }

    private func reference(in expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    }

    /// Whether `finished?(self)` may call a closure: a property of the type around it, or of an object that is not a
    /// delegate. Without an object, optional requirements are only called in a protocol.
    private func mayBeClosure(_ expression: ExprSyntax) -> Bool {
        let owner = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
        if owner == "self" || owner == "self?" {
            return scope.flatMap { index.kind($0.qualified) } != .protocolType
        }
        let isDelegate = ["delegate", "source"].contains { owner.lowercased().contains($0) }
        return !isDelegate && reference(in: expression).map { index.hasProperty($0.baseName.text) } ?? false
    }

    /// Removes `@preconcurrency` from conformances to protocols without requirements, where it has no effect.
    func dropPreconcurrency(in node: some DeclGroupSyntax) {
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
            guard let type = inherited.type.as(AttributedTypeSyntax.self),
                index.isWholeOptional(type.baseType.trimmedDescription),
                let attribute = type.attributes.named.first(where: { $0.name == "preconcurrency" })
            else { continue }
            edits.blank(attribute.range)
        }
    }

    /// Adds protocols to the conformances of a class or of an extension.
    func adopt(_ protocols: [String], in node: some DeclGroupSyntax) {
        guard !protocols.isEmpty else { return }
        // A conformance with an attribute such as `@preconcurrency` has another isolation than its protocol. The
        // conformance to the protocol of a requirement needs the same attribute.
        let attributes = node.inheritanceClause?.inheritedTypes.lazy.compactMap {
            $0.type.as(AttributedTypeSyntax.self)
        }
        .first?.attributes.trimmedDescription
        let names = protocols.map { (attributes.map { $0 + " " } ?? "") + $0 }.joined(separator: ", ")
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", " + names, at: last.type.range.upperBound)
        } else {
            guard let node = node.as(ClassDeclSyntax.self) else { return }
            edits.insert(": " + names, at: node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound)
        }
    }
}

extension ProtocolDeclSyntax {
    fileprivate var nameEnd: Int { primaryAssociatedTypeClause?.range.upperBound ?? name.range.upperBound }
}

extension String {
    /// The parameters and effects of a method's declaration, and its result.
    fileprivate var splitResult: (parameters: String, result: String) {
        var depth = 0
        var previous: Character = " "
        for place in indices {
            let character = self[place]
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == ">", previous == "-", depth == 0 {
                let end = index(before: place)
                return (String(self[..<end]).trimmed, String(self[index(after: place)...]).trimmed)
            }
            previous = character
        }
        return (self, "")
    }

    /// The type of an optional value of this type. A type that is already optional stays the same.
    fileprivate var optionalType: String {
        if hasSuffix("?") || hasSuffix("!") { return String(dropLast()) + "?" }
        return contains("->") || hasPrefix("any ") || hasPrefix("some ") || contains("&") ? "(\(self))?" : self + "?"
    }

    private var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
