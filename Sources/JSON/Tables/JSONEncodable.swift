package import Foundation

/// A type with a JSON form and a schema for it.
package protocol JSONEncodable: SendableMetatype {
    static var schema: JSONSchema { get }
    /// Whether a list of values of this type is written on one line.
    static var isBrief: Bool { get }
    /// Writes the value as a member of the object that is open, or as an element of the open array.
    func write(_ key: String?, to writer: inout JSONWriter)
}

/// A type whose values are written and read back.
package typealias JSONCodable = JSONEncodable & JSONDecodable

extension JSONEncodable {
    package static var isBrief: Bool { false }

    /// The value as a file of its own.
    package var jsonText: String {
        var writer = JSONWriter()
        write(nil, to: &writer)
        return writer.text
    }
}

extension Bool: JSONEncodable {
    package static let schema = JSONSchema(type: "boolean")
    package static let isBrief = true

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.bool(key, self) }
}

extension Int: JSONEncodable {
    package static let schema = JSONSchema(type: "integer")
    package static let isBrief = true

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.integer(key, self) }
}

extension CGFloat: JSONEncodable {
    package static let schema = JSONSchema(type: "number")
    package static let isBrief = true

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.number(key, self) }
}

extension Double: JSONEncodable {
    package static let schema = CGFloat.schema
    package static let isBrief = true

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.number(key, CGFloat(self)) }
}

extension String: JSONEncodable {
    package static let schema = JSONSchema(type: "string")
    package static let isBrief = true

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.string(key, self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    package static var schema: JSONSchema { JSONSchema(listOf: Element.schema) }

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.beginArray(key, isInline: Element.isBrief)
        for element in self { element.write(nil, to: &writer) }
        writer.end()
    }
}

/// Dictionaries with a fixed set of keys, written in the order of the keys' cases.
extension Dictionary: JSONEncodable
where Key: JSONName, Value: JSONEncodable {
    package static var schema: JSONSchema {
        JSONSchema(properties: Key.allCases.map { ($0.rawValue, Value.schema) }, required: [])
    }

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.beginObject(key)
        for name in Key.allCases { self[name]?.write(name.rawValue, to: &writer) }
        writer.end()
    }
}
