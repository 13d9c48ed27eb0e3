import SwiftSyntax

/// Reads the declarations of one file.
final class DeclarationReader: ScopedVisitor {
    private(set) var declarations = FileDeclarations()

    override func didEnter(_ node: DeclSyntax, _ group: some DeclGroupSyntax, name: TokenSyntax?) {
        let inherited = group.inheritedNames
        guard let scope, !scope.isExtension else {
            if let scope, !inherited.isEmpty {
                declarations.adopted.append((scope.qualified, inherited))
            }
            return
        }
        let kind: TypeDeclaration.Kind =
            node.is(ClassDeclSyntax.self) ? .classType : node.is(ProtocolDeclSyntax.self) ? .protocolType : .other
        declarations.types.append(
            TypeDeclaration(
                kind: kind, name: scope.qualified, inherited: inherited,
                isPublic: scope.modifiers.has("public") || scope.modifiers.has("open"), isObjectiveC: scope.has("objc"),
                exposesMembers: scope.has("objcMembers"),
                attributes: scope.attributes.named.filter { !Attributes.dropped.contains($0.name) }.map(\.onOneLine)))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let effects = node.signature.effectSpecifiers
        add(
            MemberName(base: node.name.text.withoutBackticks, labels: labels), node, node.attributes, node.modifiers,
            isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil
        ) {
            Signature(of: node)
        }
        if declarations.members.last?.isForNibs ?? false {
            declarations.members[declarations.members.count - 1].parameterTypes = node.signature.parameterClause
                .parameters.map {
                    $0.type.withoutAttributes.onOneLine.replacing("!", with: "?")
                }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = MemberName(base: pattern.identifier.text.withoutBackticks, labels: nil)
            add(name, node, node.attributes, node.modifiers) { Signature(of: node) }
            if !binding.isSettable || node.bindingSpecifier.text == "let" {
                declarations.members[declarations.members.count - 1].isForNibs = false
            }
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = scope.map { $0.qualified + "." + node.name.text } ?? node.name.text
        declarations.types.append(TypeDeclaration(kind: .other, name: name, inherited: []))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreviewOfFile { declarations.previews += 1 }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreviewOfFile { declarations.previews += 1 }
        return .visitChildren
    }

    private func add(
        _ name: MemberName, _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, isThrowing: Bool = false, isAsync: Bool = false,
        _ signature: () -> Signature?
    ) {
        guard let scope else { return }
        let objc = attributes.named.first { $0.name == "objc" }
        let isOverride = modifiers.has("override")
        let isExposed = objc != nil || scope.has("objc") || attributes.has("IBAction") || attributes.has("IBOutlet")
        let isPrivate =
            modifiers.has("private") || modifiers.has("fileprivate")
            || scope.isExtension && scope.modifiers.has("private")
        let isExposable = !isPrivate && !modifiers.has("final") && !attributes.has("nonobjc")
        var member = MemberDeclaration(owner: scope.qualified, isInExtension: scope.isExtension, name: name)
        member.position = node.range.lowerBound
        member.isStatic = modifiers.has("class") || modifiers.has("static")
        member.isOverride = isOverride
        member.isOptional = modifiers.has("optional")
        member.isPrivate = isPrivate
        member.isExposed = isExposed
        member.isExposable = isExposable
        member.isOpen = modifiers.has("open") || (scope.isExtension && scope.modifiers.has("open"))
        member.isThrowing = isThrowing
        member.isAsync = isAsync
        member.selector = objc?.arguments?.trimmedDescription
        member.isForNibs = !member.isStatic && attributes.named.contains { NibMembers.attributes.contains($0.name) }
        if scope.isExtension && (isOverride || isExposable) || member.isOptional {
            member.signature = signature()
            if member.signature?.access.isEmpty ?? false {
                let inherited = scope.modifiers.first { Signature.accessLevels.contains($0.name.text) }
                member.signature?.access = inherited?.name.text ?? ""
            }
        }
        declarations.members.append(member)
    }
}

extension DeclSyntaxProtocol {
    /// Whether the declaration is a member of the type around it, and not inside a body.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension PatternBindingSyntax {
    /// Whether the property is stored, or has a setter.
    fileprivate var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter?: false
        case .accessors(let list)?:
            !list.contains { $0.accessorSpecifier.text == "get" }
                || list.contains { $0.accessorSpecifier.text == "set" }
        @unknown default: false
        }
    }
}

extension DeclGroupSyntax {
    /// The names after the colon; `P & Q` counts as two names.
    var inheritedNames: [String] {
        (inheritanceClause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
            let type = inherited.type.withoutAttributes
            guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.trimmedDescription] }
            return composition.elements.map(\.type.withoutAttributes.trimmedDescription)
        }
    }
}

extension TypeSyntax {
    /// `Delegate` of `@preconcurrency Delegate`.
    var withoutAttributes: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }
}

extension String {
    var withoutBackticks: String { replacing("`", with: "") }
}
