import SwiftSyntax

/// Walks through the syntax of a file, and knows the type around each place.
class ScopedVisitor: SyntaxVisitor {
    struct Scope {
        /// The type's name, as code inside the type can write it.
        var name: String
        /// The name with those of the types around it.
        var qualified: String
        var isExtension: Bool
        var attributes: AttributeListSyntax
        var modifiers: DeclModifierListSyntax

        func has(_ attribute: String) -> Bool { attributes.has(attribute) }
    }

    private(set) var scopes: [Scope] = []
    final var scope: Scope? { scopes.last }
    let conditions: BuildConditions

    init(_ conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    /// Called for each clause of an `#if`, whether or not its condition holds.
    func didReach(_ clause: IfConfigClauseSyntax) {}

    /// Skips the code under a condition that does not hold.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            didReach(clause)
            let holds = isDecided ? false : clause.condition.map(conditions.holds) ?? true
            if holds != false, let elements = clause.elements { walk(elements) }
            if holds == true { isDecided = true }
        }
        return .skipChildren
    }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        scopes.append(
            Scope(
                name: name, qualified: scope.map { $0.qualified + "." + name } ?? name, isExtension: false,
                attributes: node.attributes, modifiers: node.modifiers))
        didEnter(DeclSyntax(node), node, name: node.name)
        return .visitChildren
    }

    /// Called for each declaration or extension of a type, when its scope is the current one.
    func didEnter(_ node: DeclSyntax, _ group: some DeclGroupSyntax, name: TokenSyntax?) {}

    private func leave() { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.withoutGenericArguments
        scopes.append(
            Scope(
                name: name, qualified: name, isExtension: true, attributes: node.attributes, modifiers: node.modifiers))
        didEnter(DeclSyntax(node), node, name: nil)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
    var named: [AttributeSyntax] {
        compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
    }

    func has(_ name: String) -> Bool { named.contains { $0.name == name } }

    /// The name in `@objc(name)`.
    var objectiveCName: String? { named.first { $0.name == "objc" }?.arguments?.trimmedDescription }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension SyntaxProtocol {
    /// The node's place in the file, without the space and the comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
