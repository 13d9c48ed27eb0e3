/// An object with keys that are known. Others are passed over: files of a later version may have more.
package struct JSONObject<Key: RawRepresentable & CaseIterable> where Key.RawValue == String {
    private let position: SourcePosition
    private let members: [JSONMember]

    package init(_ value: JSONValue, keys: Key.Type = Key.self) throws(JSONDecodingError) {
        guard let members = value.members else { throw JSONDecodingError(value, mustBe: "an object") }
        position = value.position
        self.members = members
    }

    /// The value as it stands in the file; nil where there is none, or `null`.
    package subscript(key: Key) -> JSONValue? {
        let member = members.first { $0.key == key.rawValue }
        return member?.value.content == .null ? nil : member?.value
    }

    /// The value as it stands in the file.
    package func value(_ key: Key) throws(JSONDecodingError) -> JSONValue {
        if let value = self[key] { return value }
        let known = Set(Key.allCases.map(\.rawValue))
        let others = members.map(\.key).filter { !known.contains($0) }
        throw JSONDecodingError(
            .missing(key: key.rawValue, nearest: NearestKey.find(key.rawValue, among: others)), at: position)
    }

    package func decode<Value: JSONDecodable>(
        _ key: Key, as type: Value.Type = Value.self
    ) throws(JSONDecodingError) -> Value {
        try Value(json: try value(key))
    }

    /// Nil where there is no value, or `null`.
    package func decodeIfPresent<Value: JSONDecodable>(
        _ key: Key, as type: Value.Type = Value.self
    ) throws(JSONDecodingError) -> Value? {
        guard let value = self[key] else { return nil }
        return try Value(json: value)
    }
}
