package import Basics
package import JSON

extension ContentDigest: JSONCodable {
    package static let schema = JSONSchema(
        "digest", JSONSchema(type: "string"), "128 bits of XXH3 in hexadecimal digits")

    /// Writes the text of `description`.
    package func write(_ key: String?, to writer: inout JSONWriter) { writer.string(key, description) }

    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .string(let text) = json.content, let digest = ContentDigest(text) else {
            throw JSONDecodingError(json, mustBe: "32 hexadecimal digits")
        }
        self = digest
    }
}

extension GoldenFile: JSONName {}

extension FailureArtifacts.Kind: JSONName {}
