import SwiftSyntax

// On Linux, `as` converts a Swift error to NSError, but neither a pattern nor `as?` does, because a Swift error is no
// object there. All other uses of `as` are the same as on iOS.
extension Rewriter {
    /// The operators with a lower precedence than `as`.
    private static let loose: Set = [
        "??", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", "&&", "||", "=", "+=", "-=", "*=", "/=", "%=", "<-",
        "~>", "|=", "&=", "^=",
    ]

    /// On iOS, `catch let error as NSError` catches every error. The copy catches every error, too, and converts it in
    /// the body.
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

    /// `case let error as NSError` and `error is NSError` hold for no Swift error on Linux.
    func warnOfErrorPattern(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (place, element) in elements.enumerated() where place + 1 < elements.count {
            guard elements[place + 1].trimmedDescription == "NSError" else { continue }
            let cast = element.as(UnresolvedAsExprSyntax.self)
            let isPattern = cast.map { $0.questionOrExclamationMark == nil && sequence.isPattern } ?? false
            if isPattern || element.is(UnresolvedIsExprSyntax.self) {
                warn(element, "No Swift error is an NSError on Linux: compare (error as NSError) with values")
            }
        }
    }

    /// Rewrites `error as? NSError`, which gives nil on Linux for a Swift error.
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

extension SequenceExprSyntax {
    /// Whether a value is matched with it, as in `case let error as NSError` or `case .failure(let error as NSError)`. A
    /// `catch` has patterns of its own.
    fileprivate var isPattern: Bool {
        var node = parent
        while let one = node {
            if one.is(SwitchCaseItemSyntax.self) || one.is(MatchingPatternConditionSyntax.self) { return true }
            if one.is(WhereClauseSyntax.self) || one.is(InitializerClauseSyntax.self)
                || one.is(CodeBlockItemSyntax.self)
                || one.is(CatchItemSyntax.self)
            {
                return false
            }
            node = one.parent
        }
        return false
    }
}
