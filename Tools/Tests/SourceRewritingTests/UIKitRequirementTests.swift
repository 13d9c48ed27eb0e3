import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// The list of UIKit's optional requirements against the declarations in ReflowKit.
@Suite struct UIKitRequirementTests {
    @Test func theListIsThatOfTheDeclarations() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/ReflowKit").standardized
        let paths = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let reader = RequirementReader(viewMode: .sourceAccurate)
        for path in paths { reader.walk(Parser.parse(source: try String(contentsOf: path, encoding: .utf8))) }
        let optional = reader.required.intersection(reader.defaults).map(\.name.description)
        #expect(Set(optional).symmetricDifference(UIKitRequirements.optional.map(\.description)).isEmpty)
        #expect(reader.superclasses.count > 50)
        #expect(reader.superclasses == UIKitClasses.superclasses)
    }
}

/// The methods of UIKit's delegates and data sources, and those that have a default.
private final class RequirementReader: SyntaxVisitor {
    struct Requirement: Hashable {
        var owner: String
        var name: MemberName
    }

    var required: Set<Requirement> = []
    var defaults: Set<Requirement> = []

    /// The superclass of each class that apps can subclass.
    var superclasses: [String: String] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has("open"), node.parent?.is(CodeBlockItemSyntax.self) ?? false else {
            return .skipChildren
        }
        superclasses[node.name.text] = node.inheritedNames.first?.withoutGenericArguments
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        required.formUnion(methods(node.memberBlock, of: node.name.text))
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        defaults.formUnion(methods(node.memberBlock, of: node.extendedType.trimmedDescription))
        return .skipChildren
    }

    private func methods(_ block: MemberBlockSyntax, of owner: String) -> [Requirement] {
        let ends = ["Delegate", "DataSource", "DataSourcePrefetching", "DelegateFlowLayout"]
        guard owner.hasPrefix("UI"), ends.contains(where: owner.hasSuffix) else { return [] }
        return block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .map { Requirement(owner: owner, name: MemberName($0)) }
    }
}
