import SwiftParser
import SwiftSyntax

extension Rewriter {
    /// A selector carries a call of the method that it names, so nothing has to be registered and private methods work:
    /// `#selector(tapped(_:))` in `Player` is `Selector("tapped:", { (one: Player) in .init { one.tapped($0) } })`.
    ///
    /// In a pattern, only the name is compared, and the compiler takes no closures: `case Selector("tapped:")`.
    ///
    /// The call is written as closures and not as `Player.tapped`, because closures can call methods of every
    /// isolation.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        needsUIKit = true
        if let label = argument.label?.text { return rewriteAccessor(node, label, argument.expression) }
        let (expression, choice) = withoutType(argument.expression)
        guard let reference = Reference(expression), reference.owner != nil || scope != nil else {
            return warn(node, "This selector cannot be found without Objective-C: write #selector(Type.method(_:))")
        }
        let base = reference.name.baseName.text.withoutBackticks
        let written = reference.name.argumentNames?.arguments.map(\.name.text)
        let type = reference.owner ?? scope?.name ?? ""
        let own = index.methods(base: base, labels: written, of: reference.owner ?? scope?.qualified ?? "")
        let known =
            own.first { choice == nil || $0.name.labels?.count == choice?.count }
            ?? (reference.isInstance ? index.method(ofUnknownOwner: base, labels: written) : nil)
        let labels = written ?? known?.name.labels ?? choice?.map { _ in "_" }
        let name =
            known.map(\.objectiveCName) ?? labels.map { MemberName(base: base, labels: $0).selector }
        if node.isInPattern {
            guard let name else { return warn(node, "In a pattern, write the selector with its labels: \(base)(_:)") }
            return edits.replace(node.range, with: "Selector(\"\(name)\")")
        }
        let start = name.map { "Selector(\"\($0)\", " } ?? "Selector(.base(\"\(base)\"), "
        if reference.owner?.hasPrefix("UI") ?? false, let labels,
            UIKitRequirements.optional.contains(MemberName(base: base, labels: labels))
        {
            warn(
                node,
                "On Linux every delegate has the optional methods of UIKit's protocols, and responds to this selector")
        }
        let isProtocol = index.kind(type, in: scope?.qualified) == .protocolType
        let method = reference.name.baseName.text
        let call = labels.map { Self.call(method, $0, types: choice, effects: known?.effects ?? "") }
        let receiver: String
        if let known, known.isOptional {
            receiver = "any " + known.protocolName
        } else {
            receiver = (isProtocol ? "any " : "") + type + (known?.isStatic ?? false ? ".Type" : "")
        }
        if reference.isInstance {
            edits.replace(node.range, with: "\(start)of: \(type), { one in .init\(call ?? "(one.\(method))") })")
        } else {
            edits.replace(node.range, with: "\(start){ (one: \(receiver)) in .init\(call ?? "(one.\(method))") })")
        }
    }

    /// A closure that passes its values on. Their types choose one of several methods.
    static func call(_ method: String, _ labels: [String], types: [String]? = nil, effects: String) -> String {
        let names = labels.indices.map { types == nil ? "$\($0)" : "value\($0)" }
        let parameters = zip(names, types ?? []).map { "\($0): \($1)" }
        let values = zip(labels, names).map { ($0 == "_" ? "" : $0 + ": ") + $1 }
        let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
        return " { \(head)\(effects)one.\(method)(\(values.joined(separator: ", "))) }"
    }

    private func rewriteAccessor(_ node: MacroExpansionExprSyntax, _ label: String, _ expression: ExprSyntax) {
        guard let reference = Reference(expression), reference.owner != nil || scope != nil,
            label == "getter" || label == "setter"
        else {
            return warn(
                node, "This selector cannot be found without Objective-C: write #selector(getter: Type.property)")
        }
        let type = reference.owner ?? scope?.name ?? ""
        let property = reference.name.baseName.text
        let plain = property.withoutBackticks
        if node.isInPattern {
            let name = label == "getter" ? plain : MemberName.setter(of: plain)
            return edits.replace(node.range, with: "Selector(\"\(name)\")")
        }
        if reference.isInstance {
            let (name, body) = label == "getter" ? (plain, "") : (MemberName.setter(of: plain), " = $0")
            let call = "Selector(\"\(name)\", of: \(type), { one in .init { one.\(property)\(body) } })"
            return edits.replace(node.range, with: call)
        }
        edits.replace(node.range, with: "Selector(\(label): \"\(plain)\", \\\(type).\(property))")
    }

    /// The method in `method as (Sender) -> Void`, and the types of its parameters, which select one of several
    /// methods. `Type.method as (Type) -> (Sender) -> Void` selects the same one.
    private func withoutType(_ expression: ExprSyntax) -> (ExprSyntax, types: [String]?) {
        let inner = expression.as(TupleExprSyntax.self).flatMap {
            $0.elements.count == 1 ? $0.elements.first?.expression : nil
        }
        if let inner { return withoutType(inner) }
        guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.withoutAttributes
        else { return (expression, nil) }
        let function = type.as(FunctionTypeSyntax.self)
        let result = function?.returnClause.type.withoutAttributes.as(FunctionTypeSyntax.self)
        return (first, (result ?? function)?.parameters.map { $0.type.onOneLine })
    }

    /// Rewrites `Selector("tapped:")`, if the module has a method that Objective-C knows by this name.
    func rewriteNamedSelector(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression.trimmedDescription
        guard conditions.isForIOS, !node.isInPattern, called == "Selector" || called == "NSSelectorFromString",
            index.kind("Selector", in: scope?.qualified) == nil, node.arguments.count == 1,
            let argument = node.arguments.first, argument.label == nil, let text = literal(argument.expression)
        else { return }
        guard let method = index.method(named: text, in: scope?.qualified ?? "") else {
            return warn(
                node,
                "No method of this module has this name, so nothing is called on Linux: write #selector(Type.method)")
        }
        needsUIKit = true
        let call = Self.call(method.name.base, method.name.labels ?? [], effects: method.effects)
        edits.replace(node.range, with: "Selector(\"\(text)\", { (one: \(method.owner)) in .init\(call) })")
    }

    private func literal(_ expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return literal(only.expression)
        }
        return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// A reference to the member that a selector names. It belongs to the type around the selector, or to the one that
    /// is named before the point.
    private struct Reference {
        var name: DeclReferenceExprSyntax
        var owner: String?
        /// Whether an object is named before the point, and not a type.
        var isInstance = false

        init?(_ expression: ExprSyntax) {
            if let plain = expression.as(DeclReferenceExprSyntax.self) {
                name = plain
                return
            }
            // In `#selector((delegate as! AppDelegate).reload)`, an object is named before the method.
            guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
            name = member.declName
            guard let base = member.base else { return }
            if ["self", "super", "Self"].contains(base.trimmedDescription) { return }
            owner = base.onOneLine
            isInstance = !Self.isType(base)
        }

        /// Whether the expression is a type, whose name begins with a capital.
        private static func isType(_ expression: ExprSyntax) -> Bool {
            let name =
                expression.as(GenericSpecializationExprSyntax.self)?.expression ?? expression
            let last = name.as(MemberAccessExprSyntax.self)?.declName ?? name.as(DeclReferenceExprSyntax.self)
            return last?.baseName.text.first?.isUppercase ?? false
        }
    }
}

extension ExprSyntaxProtocol {
    /// Whether a value is compared with the expression, as in `case #selector(copy(_:)):`.
    fileprivate var isInPattern: Bool {
        var node = parent
        while let one = node,
            one.is(LabeledExprSyntax.self) || one.is(LabeledExprListSyntax.self) || one.is(TupleExprSyntax.self)
        {
            node = one.parent
        }
        return node?.is(ExpressionPatternSyntax.self) ?? false
    }
}
