import Foundation

/// Checks JSON against the part of JSON Schema that the published schemas use: `type`, `required`, `properties`,
/// `items`, `minItems`, `maxItems`, `minimum`, `enum`, `anyOf` and `$ref` into `$defs`.
struct JSONSchemaCheck {
    private let schema: [String: Any]

    init(_ schema: String) throws {
        self.schema = try JSONSchemaCheck.object(schema)
    }

    /// What is wrong with the text, a line each, with the place; also keys that the schema does not know.
    func problems(in text: String) throws -> [String] {
        problems(of: try JSONSchemaCheck.object(text), schema, at: "$")
    }

    /// Where the schema describes objects that may have other keys than it names.
    var openObjects: [String] { openObjects(in: schema, at: "$") }

    private func openObjects(in schema: [String: Any], at place: String) -> [String] {
        var found: [String] = []
        if types(of: schema).contains("object"), schema["additionalProperties"] == nil { found.append(place) }
        if schema["properties"] != nil, schema["additionalProperties"] as? Bool != false { found.append(place) }
        for key in ["properties", "$defs"] {
            for (name, part) in schema[key] as? [String: [String: Any]] ?? [:] {
                found += openObjects(in: part, at: "\(place).\(name)")
            }
        }
        for key in ["items", "additionalProperties"] {
            if let part = schema[key] as? [String: Any] { found += openObjects(in: part, at: "\(place).\(key)") }
        }
        return found
    }

    private func types(of schema: [String: Any]) -> [String] {
        schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    }

    private struct NotAnObject: Error {}

    private static func object(_ text: String) throws -> [String: Any] {
        guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw NotAnObject()
        }
        return object
    }

    private func problems(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let definitions = self.schema["$defs"] as? [String: [String: Any]] ?? [:]
            guard let target = definitions[String(reference.dropFirst("#/$defs/".count))] else {
                return ["\(place): \(reference) is not defined"]
            }
            return problems(of: value, target, at: place)
        }
        if let either = schema["anyOf"] as? [[String: Any]] {
            let all = either.map { problems(of: value, $0, at: place) }
            return all.contains([]) ? [] : all.flatMap(\.self)
        }
        var found: [String] = []
        let types = types(of: schema)
        if !types.isEmpty, !types.contains(where: { matches(value, $0) }) { found.append("\(place): no \(types)") }
        if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
            found.append("\(place): none of \(names)")
        }
        if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
            found.append("\(place): below \(minimum)")
        }
        if let object = value as? [String: Any] { found += problems(ofObject: object, schema, at: place) }
        if let array = value as? [Any] {
            if let count = schema["minItems"] as? Int, array.count < count { found.append("\(place): too short") }
            if let count = schema["maxItems"] as? Int, array.count > count { found.append("\(place): too long") }
            if let items = schema["items"] as? [String: Any] {
                for (index, item) in array.enumerated() { found += problems(of: item, items, at: "\(place)[\(index)]") }
            }
        }
        return found
    }

    private func problems(ofObject object: [String: Any], _ schema: [String: Any], at place: String) -> [String] {
        let required = schema["required"] as? [String] ?? []
        var found = required.filter { object[$0] == nil }.map { "\(place): \($0) is missing" }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if let property = properties[key] {
                found += problems(of: value, property, at: "\(place).\(key)")
            } else if let rest = schema["additionalProperties"] as? [String: Any] {
                found += problems(of: value, rest, at: "\(place).\(key)")
            } else {
                found.append("\(place): \(key) is not in the schema")
            }
        }
        return found
    }

    private func matches(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": (value as? NSNumber)?.isBool == true
        case "number": (value as? NSNumber)?.isBool == false
        case "integer": (value as? NSNumber).map { !$0.isBool && $0.doubleValue.rounded() == $0.doubleValue } ?? false
        default: false
        }
    }
}

extension NSNumber {
    /// Whether it stands for a truth value: JSON's `true` and 1 are both numbers to Foundation.
    fileprivate var isBool: Bool { String(cString: objCType) == "c" }
}
