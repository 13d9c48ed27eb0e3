public import Basics
import Foundation

/// Which renderer drew a picture, as the picture's file says: what its parts call themselves, and what they draw.
public struct RendererFingerprint: Sendable, Hashable {
    /// Equal for renderers that draw alike and say that they are the same.
    public let digest: ContentDigest
    /// The versions for people: `cairo 1.18.0, Inter 4.000`. Printable ASCII.
    public let versions: String

    /// - Parameters:
    ///   - versions: of the libraries and fonts that a picture depends on.
    ///   - probe: the digest of a picture that uses every drawing operation.
    public init(versions: [String], probe: ContentDigest) {
        let text = versions.joined(separator: ", ").unicodeScalars
            .map { (" "..."~").contains($0) ? String($0) : "?" }.joined()
        self.init(digest: ContentDigest(of: "\(text)\n\(probe)"), versions: String(text.prefix(1024)))
    }

    /// The same renderer with fonts that only some pictures show: `NotoSansHebrew-Regular 2.001`.
    public func adding(fonts: [String]) -> RendererFingerprint {
        fonts.isEmpty ? self : RendererFingerprint(versions: [versions] + fonts, probe: digest)
    }

    package init(digest: ContentDigest, versions: String) {
        self.digest = digest
        self.versions = versions
    }
}

extension RendererFingerprint: CustomStringConvertible {
    /// The first digits of the digest, then the versions, which two renderers that draw differently may share.
    public var description: String { "\(digest.description.prefix(8)): \(versions)" }
}
