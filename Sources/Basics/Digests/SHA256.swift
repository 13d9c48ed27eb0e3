internal import CGLib

/// The digest by which browsers identify scripts and styles, computed by GLib. It is slower than ``ContentDigest``, but
/// nobody can construct another text with the same digest.
public struct SHA256: Sendable, Hashable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    public init(of content: [UInt8]) {
        let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, content, content.count)
        bytes = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
            var length = gsize(buffer.count)
            g_checksum_get_digest(checksum, buffer.baseAddress, &length)
            count = Int(length)
        }
    }
}

extension SHA256: CustomStringConvertible {
    /// 64 lowercase hexadecimal digits.
    public var description: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
