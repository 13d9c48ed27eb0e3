import SwiftParser
import SwiftSyntax

/// The facts about one file that its syntax tells.
public struct FileSurvey: Equatable, Sendable {
    public var imports: [Import] = []
    public var classes: [ClassSurvey] = []
    public var previews: [PreviewSurvey] = []
    /// The names of all types and members that the file declares or extends.
    public var declared: Set<String> = []

    /// A module that the file imports.
    public struct Import: Equatable, Sendable {
        public var module: String
        /// Whether `#if canImport` asks for the module first.
        public var isAsked: Bool
    }
}

/// A class that code outside of its file can make.
public struct ClassSurvey: Equatable, Sendable {
    /// The name with those of the types around it.
    public var name: String
    public var superclass: String
    /// Whether an Interface Builder document connects its outlets.
    public var hasOutlets: Bool
}

/// A screen that the file shows with `#Preview`.
public struct PreviewSurvey: Equatable, Sendable {
    /// The name in the source, if it has one.
    public var name: String?
    /// The class that stands for it in the copy.
    public var registry: String

    public init(name: String?, registry: String) {
        self.name = name
        self.registry = registry
    }
}

extension Module {
    /// Reads every file as the compiler will: its copy, if it has one.
    public func survey(_ copies: [Copy]) -> [FileSurvey] {
        let texts = Dictionary(copies.filter(\.isRewritten).map { ($0.path, $0.text) }) { first, _ in first }
        let conditions = conditions
        return files.map { file in
            let text = texts[file.path] ?? file.bytes
            let surveyor = Surveyor(conditions, outlets: outlets(of: file, conditions))
            surveyor.walk(SourceFile(path: file.path, bytes: text).parse())
            return surveyor.result
        }
    }

    /// The names of the classes with outlets. They are read from the original, because a copy has lost the attributes.
    private func outlets(of file: SourceFile, _ conditions: BuildConditions) -> Set<String> {
        guard file.mentions("@IBOutlet") else { return [] }
        let finder = OutletFinder(conditions)
        finder.walk(file.parse())
        return finder.classes
    }
}

private final class OutletFinder: ScopedVisitor {
    var classes: Set<String> = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("IBOutlet"), let scope { classes.insert(scope.qualified) }
        return .skipChildren
    }
}

private final class Surveyor: ScopedVisitor {
    var result = FileSurvey()
    private let outlets: Set<String>

    init(_ conditions: BuildConditions, outlets: Set<String>) {
        self.outlets = outlets
        super.init(conditions)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            let isAsked = node.conditionsAround.contains { $0.contains("canImport(\(module)") }
            result.imports.append(FileSurvey.Import(module: module, isAsked: isAsked))
        }
        return .skipChildren
    }

    override func didEnter(_ node: DeclSyntax, _ group: some DeclGroupSyntax, name: TokenSyntax?) {
        if let name = scope?.name.split(separator: ".").last { result.declared.insert(String(name)) }
        if let node = node.as(ClassDeclSyntax.self), node.inheritedNames == ["UIKit.PreviewRegistry"] {
            return result.previews += [node.preview].compactMap(\.self)
        }
        guard let node = node.as(ClassDeclSyntax.self), node.genericParameterClause == nil, let scope,
            let superclass = node.inheritedNames.first,
            !scopes.contains(where: { $0.modifiers.has("private") || $0.modifiers.has("fileprivate") })
        else { return }
        result.classes.append(
            ClassSurvey(
                name: scope.qualified, superclass: superclass.withoutGenericArguments,
                hasOutlets: outlets.contains(scope.qualified)))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(node.name.text.withoutBackticks)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks {
                result.declared.insert(name)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(node.name.text.withoutBackticks)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(node.name.text.withoutBackticks)
        return .skipChildren
    }

    /// Code in bodies declares nothing that others can make, and imports nothing.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClassDeclSyntax {
    /// The preview for which a copy declares the class; nil for the class that has the names of all.
    fileprivate var preview: PreviewSurvey? {
        guard name.text.hasPrefix(Rewriter.previewPrefix) else { return nil }
        let finder = PreviewNameFinder(viewMode: .sourceAccurate)
        finder.walk(memberBlock)
        return PreviewSurvey(name: finder.name, registry: name.text)
    }
}

/// Finds the name in the call that makes a preview.
private final class PreviewNameFinder: SyntaxVisitor {
    var name: String?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.arguments.first, first.label == nil {
            name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        return .skipChildren
    }
}

extension ImportDeclSyntax {
    /// The conditions of the clauses that contain it.
    fileprivate var conditionsAround: [String] {
        var conditions: [String] = []
        var node = parent
        while let one = node {
            if let condition = one.as(IfConfigClauseSyntax.self)?.condition { conditions.append(condition.description) }
            node = one.parent
        }
        return conditions
    }
}
