import SwiftSyntax

extension Rewriter {
    /// Warns of key-value observing of the app's own properties. It has no counterpart, because Linux does not know
    /// when a property is set.
    func warnOfObserving(_ node: FunctionCallExprSyntax) {
        let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard method == "addObserver", node.arguments.contains(where: { $0.label?.text == "forKeyPath" }) else {
            return
        }
        warn(node, "Nothing is observed by key path on Linux: write didSet at the property, or post a notification")
    }
}
