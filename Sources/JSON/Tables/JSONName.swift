import Basics

/// An enumeration that is written by name.
package protocol JSONName: RawRepresentable, CaseIterable, JSONEncodable, JSONDecodable where RawValue == String {}

extension JSONName {
    package static var schema: JSONSchema { JSONSchema(anyOf: allCases.map(\.rawValue)) }
    package static var isBrief: Bool { true }

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.string(key, rawValue) }

    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .string(let name) = json.content, let value = Self(rawValue: name) else {
            throw JSONDecodingError(json, mustBe: Wording.alternatives(Self.allCases.map(\.rawValue)))
        }
        self = value
    }
}
