package import JSON

extension LogReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case kind, name, path, device, status, exception, message, seconds, golden, artifacts, accept
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(
            name: try values.decode(.name), path: try values.decode(.path),
            device: try values.decode(.device),
            status: try values.decode(.status))
        if let kind = values[.kind] {
            guard case .string(let name) = kind.content, let file = GoldenFile(rawValue: name),
                file == .log || file == .text
            else {
                throw JSONDecodingError(
                    kind, mustBe: Wording.alternatives([GoldenFile.log.rawValue, GoldenFile.text.rawValue]))
            }
            self.file = file
        }
        isException = try values.decode(.exception)
        message = try values.decodeIfPresent(.message)
        seconds = try values.decode(.seconds)
        golden = try values.digests(.golden)
        artifacts = try values.digests(.artifacts)
        acceptance = try values.decodeIfPresent(.accept)
    }
}
