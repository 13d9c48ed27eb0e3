import SwiftSyntax

extension Rewriter {
    /// Makes `os(iOS)` true and `os(Linux)` false in an app's sources.
    func rewriteCondition(of clause: IfConfigClauseSyntax) {
        guard conditions.isForIOS, let condition = clause.condition else { return }
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "os" {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { continue }
            switch call.arguments.trimmedDescription {
            case "iOS": edits.replace(call.range, with: "true")
            case "Linux": edits.replace(call.range, with: "false")
            default: break
            }
        }
    }
}
