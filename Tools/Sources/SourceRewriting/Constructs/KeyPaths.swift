import SwiftSyntax

extension Rewriter {
    /// Replaces `#keyPath(UIView.layer.bounds)` by the text "layer.bounds".
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression else { return }
        let parts = path.trimmedDescription.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node.range, with: "\"" + names.joined(separator: ".") + "\"")
    }
}
