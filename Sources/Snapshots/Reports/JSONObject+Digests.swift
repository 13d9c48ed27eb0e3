package import Geometry
package import JSON

extension ContentDigest: JSONDecodable {
    /// Reads what `description` printed.
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .string(let text) = json.content, let digest = ContentDigest(text) else {
            throw JSONDecodingError(json, mustBe: "32 hexadecimal digits")
        }
        self = digest
    }
}

extension JSONObject {
    /// Digests by the names of files; nothing where the key is absent.
    func digests<File: RawRepresentable & CaseIterable & Hashable>(
        _ key: Key
    ) throws(JSONDecodingError) -> [File: ContentDigest] where File.RawValue == String {
        guard let value = self[key] else { return [:] }
        guard let members = value.members else { throw JSONDecodingError(value, mustBe: "an object") }
        var digests: [File: ContentDigest] = [:]
        for member in members {
            let name = JSONValue(.string(member.key), at: member.position)
            guard let file = File(rawValue: member.key) else {
                throw JSONDecodingError(name, mustBe: Wording.alternatives(File.allCases.map(\.rawValue)))
            }
            digests[file] = try ContentDigest(json: member.value)
        }
        return digests
    }
}
