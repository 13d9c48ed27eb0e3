public import Basics
import Foundation

/// The identity of the renderer that drew a picture, stored in the picture's file: the versions of its parts, and a
/// digest of what they draw.
public struct RendererFingerprint: Sendable, Hashable {
    /// The digest, equal for renderers that draw alike and have the same versions.
    public let digest: ContentDigest
    /// The versions for people: `cairo 1.18.0, Inter 4.000`. Printable ASCII.
    public let versions: String

    /// - Parameters:
    ///   - versions: the versions of the libraries and fonts that a picture depends on.
    ///   - probe: the digest of a picture that uses every drawing operation.
    public init(versions: [String], probe: ContentDigest) {
        let text = versions.joined(separator: ", ").unicodeScalars
            .map { (" "..."~").contains($0) ? String($0) : "?" }.joined()
        self.init(digest: ContentDigest(of: "\(text)\n\(probe)"), versions: String(text.prefix(1024)))
    }

    /// The same renderer, with the versions of fonts that only some pictures show: `NotoSansHebrew-Regular 2.001`.
    public func adding(fonts: [String]) -> RendererFingerprint {
        fonts.isEmpty ? self : RendererFingerprint(versions: [versions] + fonts, probe: digest)
    }

    package init(digest: ContentDigest, versions: String) {
        self.digest = digest
        self.versions = versions
    }
}

extension RendererFingerprint: CustomStringConvertible {
    /// The first digits of the digest, then the versions. The digits are needed because renderers of the same versions
    /// may draw differently.
    public var description: String { "\(digest.description.prefix(8)): \(versions)" }
}
