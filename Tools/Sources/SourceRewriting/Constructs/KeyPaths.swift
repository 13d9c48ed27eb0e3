import SwiftSyntax

extension Rewriter {
    /// `#keyPath(UIView.layer.bounds)` is the text "layer.bounds".
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression else { return }
        let parts = path.trimmedDescription.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node.range, with: "\"" + names.joined(separator: ".") + "\"")
    }
}
