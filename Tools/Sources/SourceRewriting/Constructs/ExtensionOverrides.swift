import SwiftSyntax

// Swift on Linux finds overridden members through the table of a class, which does not contain the members of
// extensions. Therefore, a member of an extension keeps its body at its place, but under another name. The class itself
// declares the member, which calls this body.
extension Rewriter {
    private static let overriding = "reflow_override_"

    /// The name of a member's body. It contains the name of the class, so that bodies do not override each other.
    private static func body(_ member: MemberDeclaration) -> String {
        "reflow_" + member.owner.replacing(".", with: "_") + "_" + member.name.base
    }

    func rewriteMember(
        _ node: DeclSyntax, _ name: MemberName, _ modifiers: DeclModifierListSyntax, name token: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        guard let scope, node.isMember else { return .visitChildren }
        if let dynamic = modifiers.first(where: { $0.name.text == "dynamic" }) { edits.blank(dynamic.range) }
        // Of other members only attributes and bodies are rewritten.
        guard scope.isExtension || modifiers.has("override") || modifiers.has("optional"),
            let role = index.role(of: name, at: node.range.lowerBound)
        else { return .visitChildren }
        let member = role.member
        if member.isOptional {
            moveRequirement(node, member, of: scope)
            return .skipChildren
        }
        let override = modifiers.first { $0.name.text == "override" }
        switch role.place {
        case .forwarded:
            guard let signature = member.signature else {
                warn(
                    node,
                    "This member of an extension is overridden or overrides, and cannot be forwarded to on Linux: move it to the class"
                )
                break
            }
            if let override { edits.blank(override.range) }
            blankOpen(modifiers)
            if case .observers(_, let willSet, let didSet) = signature.kind {
                splitObservers(node, name: Self.body(member), willSet: willSet, didSet: didSet)
            } else {
                edits.replace(token.range, with: Self.body(member))
            }
        case .dispatched:
            guard let signature = member.signature else { break }
            blankOpen(modifiers)
            edits.replace(token.range, with: Self.body(member))
            edits.insert("; " + dispatcher(member, signature), at: node.range.upperBound)
            edits.append(requirement(member, signature))
        case .asWritten:
            if scope.isExtension, member.isExposed { blankOpen(modifiers) }
            if let override, role.isOverrideOfNothing { edits.blank(override.range) }
            if !role.dispatchers.isEmpty {
                if let override, !role.isOverriddenAbove { edits.blank(override.range) }
                edits.replace(token.range, with: Self.overriding + name.base)
            } else if override != nil, scope.isExtension, index.kind(scope.qualified) == nil {
                warn(node, "An extension cannot override what \(scope.name) inherits on Linux: write a subclass")
            }
        }
        return .visitChildren
    }

    /// Rewrites `super.configure()` in an override of a member that an extension declares.
    func rewriteSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, base.is(SuperExprSyntax.self), let scope else { return }
        let name = node.declName.baseName.text
        let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text ?? "_" }
        guard let call = index.superCall(name, labels, in: scope.qualified) else { return }
        if call.isOverriddenAbove {
            edits.replace(node.declName.baseName.range, with: Self.overriding + name)
        } else {
            edits.replace(base.range, with: "self")
            edits.replace(node.declName.baseName.range, with: Self.body(call.dispatcher))
        }
    }

    /// Declares members of extensions in the class itself, before its closing brace.
    func addForwarders(_ roles: [MemberRole], to node: ClassDeclSyntax) {
        let lines = roles.compactMap { role in
            let (member, isOfExtension) = (role.member, !role.dispatchers.isEmpty)
            return member.signature?.forwarding(
                (isOfExtension ? Self.overriding : "") + member.name.base, to: Self.body(member),
                isOverride: member.isOverride && (!isOfExtension || role.isOverriddenAbove))
        }
        declare(lines.joined(separator: "; "), in: node)
    }

    /// Declares members in a class, before its closing brace.
    func declare(_ members: String, in node: ClassDeclSyntax) {
        let brace = node.memberBlock.rightBrace
        let isOnLineOfMember = !node.memberBlock.members.isEmpty && !brace.leadingTrivia.contains(where: \.isNewline)
        let followsMember = isOnLineOfMember || edits.hasInsertion(at: brace.range.lowerBound)
        edits.insert((followsMember ? "; " : " ") + members + " ", at: brace.range.lowerBound)
    }

    /// The replacement for a member in an extension of another module's class. It calls the override of the object's
    /// own class; without an override, it calls the body.
    private func dispatcher(_ member: MemberDeclaration, _ signature: Signature) -> String {
        let start = signature.start.replacing("open ", with: "public ")
        let (own, override) = (Self.body(member), "one." + Self.overriding + member.name.base)
        let cast = "if let one = self as? any \(member.protocolName)\(member.isStatic ? ".Type" : "")"
        switch signature.kind {
        case .method(let method):
            let (call, effects) = (method.call, method.effects)
            return "\(start)func \(member.name.base)\(method.declaration) "
                + "{ \(cast) { return \(effects)\(override)\(call) }; return \(effects)\(own)\(call) }"
        case .property, .observers:
            guard let value = signature.value else { return "" }
            let get = "\(cast) { return \(value.calls)\(override) }; return \(value.calls)\(own)"
            if !value.isSettable, value.effects.isEmpty {
                return "\(start)var \(member.name.base): \(value.type) { \(get) }"
            }
            let set = value.isSettable ? "set { \(cast) { \(override) = newValue } else { \(own) = newValue } } " : ""
            return "\(start)var \(member.name.base): \(value.type) { get \(value.effects){ \(get) } \(set)}"
        }
    }

    private func requirement(_ member: MemberDeclaration, _ signature: Signature) -> String {
        let start = member.isStatic ? "static " : ""
        let name = Self.overriding + member.name.base
        let head = "protocol \(member.protocolName): \(member.owner) { \(start)"
        switch signature.kind {
        case .method(let method): return head + "func \(name)\(method.requirement) }"
        case .property, .observers:
            guard let value = signature.value else { return "" }
            return head + "var \(name): \(value.type) { get \(value.effects)\(value.isSettable ? "set " : "")} }"
        }
    }

    /// Makes a method of each observer of a property, because an extension can hold no observers.
    private func splitObservers(_ node: DeclSyntax, name: String, willSet: String?, didSet: String?) {
        guard let property = node.as(VariableDeclSyntax.self), let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type.onOneLine, let block = binding.accessorBlock,
            case .accessors(let accessors) = block.accessors
        else { return }
        edits.blank(property.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound)
        edits.blank(block.rightBrace.range)
        for accessor in accessors {
            let word = accessor.accessorSpecifier.text
            let value = word == "willSet" ? willSet : didSet
            guard let value else { continue }
            let end = accessor.parameters?.range.upperBound ?? accessor.accessorSpecifier.range.upperBound
            edits.replace(
                accessor.accessorSpecifier.range.lowerBound..<end,
                with: "func \(name)_\(word)(_ \(value): \(type))")
        }
    }

    private func blankOpen(_ modifiers: DeclModifierListSyntax) {
        if let open = modifiers.first(where: { $0.name.text == "open" }) { edits.replace(open.range, with: "public") }
    }
}
