import SwiftSyntax

/// The conditions under which the sources are compiled, as far as they are known.
struct BuildConditions: Equatable, Sendable {
    /// Whether the sources are compiled as on iOS.
    var isForIOS: Bool
    /// The modules that can be imported.
    var importable: Set<String>
    /// The names that the compiler got with `-D`; nil if they are not known.
    var flags: Set<String>?

    /// Whether a condition of `#if` holds; nil if this is not known.
    func holds(_ condition: ExprSyntax) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return holds(not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
            return holds(first.expression)
        }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return flags?.contains(flag.baseName.text) }
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == (isForIOS ? "iOS" : "Linux")
        case "targetEnvironment": return false
        case "canImport" where importable.contains(argument): return true
        case "canImport" where Self.ofOtherSystems.contains(argument): return false
        default: return nil
        }
    }

    /// Whether a condition such as `a && b || c` holds. The parser leaves its operators in a flat list.
    private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
        for (name, dominant) in [("||", true), ("&&", false)] {
            let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
            guard parts.count > 1 else { continue }
            let values = parts.map { $0.count == 1 ? holds($0[$0.startIndex]) : holds($0) }
            if values.contains(dominant) { return dominant }
            return values.contains(nil) ? nil : !dominant
        }
        return nil
    }

    private static let ofOtherSystems: Set = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}

/// Finds `os(Linux)` in the conditions of a file, but not in comments and strings.
final class LinuxFinder: SyntaxVisitor {
    private var isFound = false

    static func asksForLinux(_ tree: SourceFileSyntax) -> Bool {
        let finder = LinuxFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isFound
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition?.description, condition.contains("os(Linux)") { isFound = true }
        return .visitChildren
    }
}
