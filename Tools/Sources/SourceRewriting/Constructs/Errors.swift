import SwiftSyntax

// Linux converts an error to NSError by `as`, but does not find it by a pattern or by `as?`: there an error of Swift is no
// object. Everything else that `as` does on iOS it does on Linux too.
extension Rewriter {
    /// The operators that bind less than `as`.
    private static let loose: Set = [
        "??", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", "&&", "||", "=", "+=", "-=", "*=", "/=", "%=", "<-",
        "~>", "|=", "&=", "^=",
    ]

    /// `catch let error as NSError` catches every error on iOS: here the conversion follows in the body.
    func rewriteCatch(_ node: CatchClauseSyntax) {
        guard node.catchItems.count == 1, let item = node.catchItems.first,
            let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
            let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
        else { return }
        let elements = Array(sequence.elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil, elements[2].trimmedDescription == "NSError",
            let name = elements[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        edits.blank(cast.range.lowerBound..<elements[2].range.upperBound)
        let condition = item.whereClause.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
        for token in condition {
            guard token.text == name.text, token.parent?.is(DeclReferenceExprSyntax.self) == true,
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            else { continue }
            edits.replace(token.range, with: "(\(name.text) as NSError)")
        }
        guard node.body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name.text }) else { return }
        let word = binding.bindingSpecifier.text
        edits.insert(" \(word) \(name.text) = \(name.text) as NSError;", at: node.body.leftBrace.range.upperBound)
    }

    /// `error as? NSError` gives nil on Linux for an error of Swift.
    func rewriteErrorCasts(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (place, element) in elements.enumerated() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                place > 0, place + 1 < elements.count, elements[place + 1].trimmedDescription == "NSError"
            else { continue }
            let start = elements[..<place].lastIndex(where: endsOperand).map { $0 + 1 } ?? 0
            edits.insert("(", at: elements[start].range.lowerBound)
            let isForced = mark.text == "!"
            edits.replace(
                cast.range.lowerBound..<elements[place + 1].range.upperBound,
                with: "as Any as\(mark.text) any Error) as NSError\(isForced ? "" : "?")")
        }
    }

    private func endsOperand(_ element: ExprSyntax) -> Bool {
        if let binary = element.as(BinaryOperatorExprSyntax.self) { return Self.loose.contains(binary.operator.text) }
        return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
            || element.is(UnresolvedIsExprSyntax.self)
    }
}
