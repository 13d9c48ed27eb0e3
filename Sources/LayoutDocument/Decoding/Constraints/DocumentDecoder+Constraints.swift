import Basics
import Foundation
import JSON
import KitSchema
import LayoutRules

extension DocumentDecoder {
    /// The constraints that a view holds. Their items are checked when all ids are known.
    mutating func constraints(_ member: JSONMember) -> [ConstraintNode] {
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .constraints, Wording.quoted(member.key))
            return []
        }
        var constraints: [ConstraintNode] = []
        for element in elements {
            guard countOne(\.constraintCount, upTo: limits.constraints, "constraints", at: element.position) else {
                break
            }
            if let constraint = constraint(element) { constraints.append(constraint) }
        }
        return constraints
    }

    private mutating func constraint(_ value: JSONValue) -> ConstraintNode? {
        switch value.content {
        case .string(let text):
            return equation(text, at: value.position).map { ConstraintNode(.equation($0), at: value.position) }
        case .object:
            guard value[VisualFormatKeys.visualFormat] == nil else { return visualFormatObject(value) }
            guard value[ConstraintKeys.equation] == nil,
                value.members?.contains(where: { isNearEquation($0.key) }) == false
            else {
                return equationObject(value)
            }
            report(
                .missingKey, "a constraint needs an \"equation\" or a \"visualFormat\"", at: value.position)
            return nil
        default:
            report(
                .wrongType,
                "a constraint must be an equation such as \"title.top == self.top + 8\" or an object, not \(value.summary)",
                at: value.position)
            return nil
        }
    }

    /// Whether a key is a misspelt "equation", which has a separate error.
    private func isNearEquation(_ key: String) -> Bool {
        NearestKey.find(key, among: [ConstraintKeys.equation.name]) != nil
    }

    private mutating func equation(_ text: String, at position: SourcePosition) -> ConstraintEquation? {
        do throws(EquationParser.Failure) {
            return try EquationParser.parse(text)
        } catch {
            let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(error.offset)))
            // The position after the quotation mark. A text with escapes is longer in the file.
            let place = SourcePosition(
                line: position.line, column: position.column + 1 + error.offset,
                offset: position.offset + 1 + before.utf8.count)
            report(.invalidEquation, error.message, at: place, advice: error.advice)
            return nil
        }
    }

    private mutating func equationObject(_ value: JSONValue) -> ConstraintNode? {
        guard let members = members(of: value, .constraint, "a constraint"),
            let text = members.located(ConstraintKeys.equation, \.string),
            let equation = equation(text.value, at: text.position)
        else { return nil }
        return constraint(.equation(equation), value, members, allowsConstant: true)
    }

    private mutating func visualFormatObject(_ value: JSONValue) -> ConstraintNode? {
        guard let members = members(of: value, .visualFormat, "a visual format"),
            let format = members.located(VisualFormatKeys.visualFormat, \.string)
        else { return nil }
        var node = VisualFormatNode(format: format)
        node.options = VisualFormatOptions(rawValue: members.value(VisualFormatKeys.options, \.options)?.rawValue ?? 0)
        for member in members[VisualFormatKeys.metrics]?.value.members ?? [] {
            let label = "the metric \(Wording.quoted(member.key))"
            guard case .number(let number)? = self.value(member.value, .number(ValueType.coordinates), label) else {
                unreadableFormats.insert(format.position)
                continue
            }
            node.metrics[member.key] = Double(number)
        }
        for member in members[VisualFormatKeys.views]?.value.members ?? [] {
            guard let id = string(member.value, .name, "the view \(Wording.quoted(member.key))") else {
                unreadableFormats.insert(format.position)
                continue
            }
            node.views[member.key] = id
        }
        for key in [VisualFormatKeys.metrics, VisualFormatKeys.views] {
            guard let value = members[key]?.value, value.members == nil else { continue }
            unreadableFormats.insert(format.position)
        }
        return constraint(.visualFormat(node), value, members, allowsConstant: false)
    }

    private mutating func constraint(
        _ form: ConstraintNode.Form, _ value: JSONValue, _ members: Members, allowsConstant: Bool
    ) -> ConstraintNode {
        var node = ConstraintNode(
            form, at: value.position, identifier: members.value(ConstraintKeys.identifier, \.string))
        guard let variations = members[ConstraintKeys.variations] else { return node }
        guard case .array(let elements) = variations.value.content else {
            reportType(variations.value, .objects(.constraintVariation), "\"variations\"")
            return node
        }
        for element in elements {
            guard let members = self.members(of: element, .constraintVariation, "a variation"),
                let when = members[ConstraintVariationKeys.when], let set = members[ConstraintVariationKeys.set],
                let changes = constraintChanges(set.value, allowsConstant: allowsConstant)
            else { continue }
            node.variations.append(
                ConstraintVariation(position: element.position, condition: condition(when.value), changes: changes))
        }
        return node
    }

    private mutating func constraintChanges(_ value: JSONValue, allowsConstant: Bool) -> ConstraintChanges? {
        guard let members = members(of: value, .constraintChanges, "\"set\"") else { return nil }
        if let constant = members[ConstraintChangeKeys.constant], !allowsConstant {
            report(
                .misplacedKey, "\"constant\" cannot be changed: the format makes more than one constraint",
                at: constant.position)
        }
        return ConstraintChanges(
            constant: members.value(ConstraintChangeKeys.constant, \.number).map { Double($0) },
            priority: members.value(ConstraintChangeKeys.priority, \.number).map { Double($0) },
            isActive: members.value(ConstraintChangeKeys.isActive, \.boolean))
    }

    // MARK: Guides

    /// The guides that the view defines. Their ids must differ from those of views.
    mutating func layoutGuides(_ member: JSONMember) -> [LayoutGuideNode] {
        names(member.value, "\"layoutGuides\"").map { name in
            register(name.value, at: name.position, as: .guide)
            return LayoutGuideNode(id: name.value, kind: .own, position: name.position)
        }
    }
}
