import Digest

extension KeyedDecodingContainer {
    /// Digests by the names of files; nothing where the key is absent.
    func digests<File: RawRepresentable & Hashable>(
        forKey key: Key
    ) throws -> [File: ContentDigest] where File.RawValue == String {
        var digests: [File: ContentDigest] = [:]
        for (name, digest) in try decodeIfPresent([String: ContentDigest].self, forKey: key) ?? [:] {
            guard let file = File(rawValue: name) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "unknown file")
            }
            digests[file] = digest
        }
        return digests
    }
}
