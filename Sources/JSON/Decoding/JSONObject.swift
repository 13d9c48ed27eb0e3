import Basics

/// An object with known keys. Other keys are ignored, because files of a later version may have more.
struct JSONObject {
    private let position: SourcePosition
    private let members: [JSONMember]
    private let keys: [String]

    /// - Parameter others: the ignored keys of a file that people write. Any other unknown key is compared with the
    ///   missing ones, as it may be a misspelling. Nil for files that only Reflow writes.
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

    /// The undecoded value of a key.
    func value(_ key: String) throws(JSONDecodingError) -> JSONValue {
        if let value = known(key) { return value }
        let others = members.map(\.key).filter { !keys.contains($0) }
        throw JSONDecodingError(.missing(key: key, nearest: NearestKey.find(key, among: others)), at: position)
    }

    /// The decoded value of a key; nil if the value is missing or `null`.
    func decode<Value: JSONDecodable>(_ key: String) throws(JSONDecodingError) -> Value? {
        guard let value = known(key) else { return nil }
        return try Value(json: value)
    }

    static let versionKey = "version"

    /// Checks the format version of the file. Throws if it is another one.
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
