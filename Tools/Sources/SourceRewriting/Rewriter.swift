import SwiftSyntax

/// Makes the copy of one file. Each construct has a file in `Constructs`; the methods here define at which nodes it is
/// rewritten.
final class Rewriter: ScopedVisitor {
    let file: SourceFile
    var index: Inquiry
    var edits: Edits
    private(set) var warnings: [Warning] = []
    private let tree: SourceFileSyntax
    private lazy var lines = SourceLocationConverter(fileName: file.path, tree: tree)
    /// The first import, after which others are added.
    var firstImport: ImportDeclSyntax?
    var importedModules: Set<String> = []
    /// Whether the copy uses names of UIKit that the original does not use.
    var needsUIKit = false

    init(_ file: SourceFile, _ tree: SourceFileSyntax, _ settings: ModuleSettings, _ index: Inquiry) {
        self.file = file
        self.tree = tree
        self.index = index
        edits = Edits(of: file.bytes)
        super.init(settings.conditions)
    }

    /// The number of previews that the file has so far.
    var previews = 0

    func copy() -> Copy {
        listHiddenNibMembers()
        addPreviewNames()
        addPreviewTests()
        addImports()
        return Copy(path: file.path, text: edits.result(), warnings: warnings, isRewritten: !edits.isEmpty)
    }

    func warn(_ node: some SyntaxProtocol, _ message: String) {
        let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        warnings.append(Warning(path: file.path, line: place.line, column: place.column, message: message))
    }

    // MARK: Nodes with constructs

    override func didEnter(_ node: DeclSyntax, _ group: some DeclGroupSyntax, name: TokenSyntax?) {
        if let node = node.as(ProtocolDeclSyntax.self) { bindToClasses(node) }
        dropPreconcurrency(in: group)
        if let node = node.as(ExtensionDeclSyntax.self), let scope {
            adopt(index.conformances(ofExtension: node.inheritedNames, of: scope.qualified), in: node)
        }
        if let node = node.as(ClassDeclSyntax.self), let scope {
            let forwarders = index.forwarders(of: scope.qualified)
            if !forwarders.isEmpty { addForwarders(forwarders, to: node) }
            adopt(index.conformances(of: scope.qualified), in: node)
            listNibMembers(in: node, of: scope)
            nameForNibs(node, scope)
        }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        warnOfLateRequirement(node)
        return rewriteMember(DeclSyntax(node), MemberName(node), node.modifiers, name: node.name)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = MemberName(node), let identifier = node.bindings.first?.pattern else { return .visitChildren }
        return rewriteMember(DeclSyntax(node), name, node.modifiers, name: identifier)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        case "Preview":
            rewritePreview(node)
            return .visitChildren
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { rewritePreview(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // In `clock.Timer`, the name belongs to another type.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rewriteTimer(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rewriteTimer(node.name)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .visitChildren
    }

    override func didReach(_ clause: IfConfigClauseSyntax) { rewriteCondition(of: clause) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteErrorCasts(in: node)
        warnOfErrorPattern(in: node)
        rewriteRequirementTests(in: node)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        rewriteCatch(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteOptionalCall(node)
        rewriteCallback(node)
        rewriteNamedSelector(node)
        warnOfObserving(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteSuper(node)
        return .visitChildren
    }
}

extension MemberName {
    init(_ method: FunctionDeclSyntax) {
        self.init(
            base: method.name.text.withoutBackticks,
            labels: method.signature.parameterClause.parameters.map(\.firstName.text))
    }

    init?(_ property: VariableDeclSyntax) {
        guard property.bindings.count == 1,
            let pattern = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        self.init(base: pattern.identifier.text.withoutBackticks, labels: nil)
    }
}
