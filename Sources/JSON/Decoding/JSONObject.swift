import Basics

/// An object with known keys. Others are ignored, because files of a later version may have more.
struct JSONObject {
    private let position: SourcePosition
    private let members: [JSONMember]
    private let keys: [String]

    /// - Parameter others: keys that are ignored, in a file that people write: any other key is compared with those that
    ///   are missing. Nil for files that only Reflow writes.
    init(_ value: JSONValue, keys: [String], others: [String]?) throws(JSONDecodingError) {
        guard let members = value.members else { throw JSONDecodingError(value, mustBe: "an object") }
        position = value.position
        self.members = members
        self.keys = keys
        guard let others else { return }
        let missing = keys.filter { key in !members.contains { $0.key == key } }
        for member in members where !keys.contains(member.key) && !others.contains(member.key) {
            guard let nearest = NearestKey.find(member.key, among: missing) else { continue }
            throw JSONDecodingError(.misspelt(key: member.key, nearest: nearest), at: member.position)
        }
    }

    /// The value as it is in the file.
    func value(_ key: String) throws(JSONDecodingError) -> JSONValue {
        if let value = known(key) { return value }
        let others = members.map(\.key).filter { !keys.contains($0) }
        throw JSONDecodingError(.missing(key: key, nearest: NearestKey.find(key, among: others)), at: position)
    }

    /// Nil if the value is missing or `null`.
    func decode<Value: JSONDecodable>(_ key: String) throws(JSONDecodingError) -> Value? {
        guard let value = known(key) else { return nil }
        return try Value(json: value)
    }

    static let versionKey = "version"

    /// Throws if the file has another format.
    func check(version: Int) throws(JSONDecodingError) {
        let found = try value(JSONObject.versionKey)
        guard try Int(json: found) == version else {
            throw JSONDecodingError(found, mustBe: "\(version), the version that this reflow reads")
        }
    }

    private func known(_ key: String) -> JSONValue? {
        let member = members.first { $0.key == key }
        return member?.value.content == .null ? nil : member?.value
    }
}
