import Foundation
package import JSON

/// Checks whether a value conforms to a JSON Schema (draft 2020-12), as far as the published schemas use the standard.
///
/// It is written independently, so that decoders and outputs can be compared with it.
package struct JSONSchemaChecker {
    private enum Failure: Error { case unknownKeyword(String), unknownReference(String) }

    /// The position at which a check failed, which is filled in on the way back.
    private final class Trace {
        var path: [String] = []
        var keyword = ""
    }

    private static let annotations: Set = [
        "$schema", "$defs", "title", "description", "allowComments", "allowTrailingCommas",
    ]

    private let schema: JSONValue
    /// The definitions by reference.
    private let definitions: [String: JSONValue]

    private let trace = Trace()

    package init(_ text: String) throws {
        self.init(schema: try JSONReader.parse(Data(text.utf8)).root)
    }

    package init(schema: JSONValue) {
        self.schema = schema
        let members = (schema["$defs"]?.members ?? []).map { ("#/$defs/" + $0.key, $0.value) }
        definitions = Dictionary(uniqueKeysWithValues: members)
    }

    package func accepts(_ value: JSONValue) throws -> Bool {
        try check(value, schema) != nil
    }

    /// The position at which a text does not conform to the schema, and the keyword that it violates; at most one.
    package func problems(in text: String) throws -> [String] {
        (trace.path, trace.keyword) = ([], "")
        let value = try JSONReader.parse(Data(text.utf8)).root
        return try accepts(value) ? [] : [(["$"] + trace.path.reversed()).joined(separator: ".") + ": " + trace.keyword]
    }

    /// The positions at which the schema describes objects that may have other keys than those it names.
    package var openObjects: [String] { openObjects(in: schema, at: "$") }

    private func openObjects(in schema: JSONValue, at place: String) -> [String] {
        var found: [String] = []
        let types = elements(schema["type"]) + [schema["type"]].compactMap(\.self)
        let isObject = types.contains { $0.content == .string("object") }
        if isObject, schema["additionalProperties"] == nil { found.append(place) }
        if schema["properties"] != nil, schema["additionalProperties"]?.content != .boolean(false) {
            found.append(place)
        }
        for key in ["properties", "$defs"] {
            for member in schema[key]?.members ?? [] {
                found += openObjects(in: member.value, at: "\(place).\(member.key)")
            }
        }
        for key in ["items", "additionalProperties"] {
            guard let part = schema[key], part.members != nil else { continue }
            found += openObjects(in: part, at: "\(place).\(key)")
        }
        return found
    }

    /// The keys of `value` that the schema describes; nil if the value does not conform to it.
    private func check(_ value: JSONValue, _ schema: JSONValue) throws -> Set<String>? {
        if case .boolean(let flag) = schema.content { return flag ? [] : nil }
        let keywords = schema.members ?? []
        var known: Set<String> = []
        for keyword in keywords {
            guard let keys = try check(value, keyword, in: schema) else {
                if trace.keyword.isEmpty { trace.keyword = keyword.key }
                return nil
            }
            known.formUnion(keys)
        }
        if schema["unevaluatedProperties"]?.content == .boolean(false),
            value.members?.contains(where: { !known.contains($0.key) }) == true
        {
            return nil
        }
        return known
    }

    private func check(_ value: JSONValue, _ keyword: JSONMember, in schema: JSONValue) throws -> Set<String>? {
        let argument = keyword.value
        func unless(_ fails: Bool) -> Set<String>? { fails ? nil : [] }
        switch keyword.key {
        case "unevaluatedProperties", "then": return []
        case "type":
            let names = elements(argument).isEmpty ? [argument] : elements(argument)
            return unless(!names.contains { $0.content == .string(typeName(value, $0)) })
        case "const": return unless(!same(argument, value))
        case "enum": return unless(!elements(argument).contains { same($0, value) })
        case "minimum": return unless(number(value).map { $0 < number(argument) ?? 0 } ?? false)
        case "maximum": return unless(number(value).map { $0 > number(argument) ?? 0 } ?? false)
        case "minLength":
            return unless(string(value).map { Double($0.unicodeScalars.count) < number(argument) ?? 0 } ?? false)
        case "pattern": return unless(string(value).map { !matches($0, string(argument) ?? "") } ?? false)
        case "minItems": return unless(isArray(value) && Double(elements(value).count) < number(argument) ?? 0)
        case "maxItems": return unless(isArray(value) && Double(elements(value).count) > number(argument) ?? .infinity)
        case "uniqueItems":
            let items = elements(value)
            return unless(items.indices.contains { index in items[..<index].contains { same($0, items[index]) } })
        case "prefixItems":
            return unless(try zip(elements(value), elements(argument)).contains { try check($0, $1) == nil })
        case "items":
            let rest = elements(value).dropFirst(elements(schema["prefixItems"]).count)
            for (index, item) in rest.enumerated() where try check(item, argument) == nil {
                trace.path.append("\(index)")
                return nil
            }
            return []
        case "minProperties": return unless(value.members.map { Double($0.count) < number(argument) ?? 0 } ?? false)
        case "required":
            return unless(value.members != nil && elements(argument).contains { value[string($0) ?? ""] == nil })
        case "properties":
            var known: Set<String> = []
            for member in value.members ?? [] {
                guard let schema = argument[member.key] else { continue }
                guard try check(member.value, schema) != nil else {
                    trace.path.append(member.key)
                    return nil
                }
                known.insert(member.key)
            }
            return known
        case "patternProperties":
            var known: Set<String> = []
            for member in value.members ?? [] {
                for pattern in argument.members ?? [] where matches(member.key, pattern.key) {
                    guard try check(member.value, pattern.value) != nil else {
                        trace.path.append(member.key)
                        return nil
                    }
                    known.insert(member.key)
                }
            }
            return known
        case "additionalProperties":
            let rest = (value.members ?? []).filter { !names($0.key, in: schema) }
            if case .object = argument.content {
                return unless(try rest.contains { try check($0.value, argument) == nil })
            }
            return unless(!rest.isEmpty)
        case "anyOf":
            let kept = try elements(argument).compactMap { try check(value, $0) }
            (trace.path, trace.keyword) = ([], "")
            return kept.isEmpty ? nil : kept.reduce(into: []) { $0.formUnion($1) }
        case "allOf":
            var known: Set<String> = []
            for part in elements(argument) {
                guard let keys = try check(value, part) else { return nil }
                known.formUnion(keys)
            }
            return known
        case "if":
            guard let known = try check(value, argument) else { return [] }
            guard let then = schema["then"] else { return known }
            return try check(value, then).map { $0.union(known) }
        case "$ref":
            let name = string(argument) ?? ""
            guard let target = definitions[name] else { throw Failure.unknownReference(name) }
            return try check(value, target)
        case let name:
            guard JSONSchemaChecker.annotations.contains(name) else { throw Failure.unknownKeyword(name) }
            return []
        }
    }

    /// Whether the schema has a rule for the key, by its name or by a pattern.
    private func names(_ key: String, in schema: JSONValue) -> Bool {
        schema["properties"]?[key] != nil
            || (schema["patternProperties"]?.members ?? []).contains { matches(key, $0.key) }
    }

    /// The name of the value's type in the schema; whole numbers are `integer` if `wanted` contains that.
    private func typeName(_ value: JSONValue, _ wanted: JSONValue) -> String {
        switch value.content {
        case .null: "null"
        case .boolean: "boolean"
        case .number(let number):
            wanted.content == .string("integer") && number == number.rounded() ? "integer" : "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    private func same(_ first: JSONValue, _ second: JSONValue) -> Bool { first.content == second.content }

    private func isArray(_ value: JSONValue) -> Bool { if case .array = value.content { true } else { false } }

    private func elements(_ value: JSONValue?) -> [JSONValue] {
        if case .array(let elements)? = value?.content { elements } else { [] }
    }

    private func number(_ value: JSONValue) -> Double? {
        if case .number(let number) = value.content { number } else { nil }
    }

    private func string(_ value: JSONValue) -> String? {
        if case .string(let string) = value.content { string } else { nil }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }
}
