import SwiftSyntax

/// Finds the first construct that the compiler refuses without Objective-C.
final class ObjectiveCFinder: ScopedVisitor {
    /// Its place in the file.
    private(set) var found: Int?

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Attributes.dropped.contains(node.name) { found = found ?? node.range.lowerBound }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if ["selector", "keyPath"].contains(node.macroName.text) { found = found ?? node.range.lowerBound }
        return .visitChildren
    }
}
