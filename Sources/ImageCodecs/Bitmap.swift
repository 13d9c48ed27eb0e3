public import Digest

/// Decoded pixels: sRGB, premultiplied, each a `UInt32` of 0xAARRGGBB, row after row from the top without gaps.
public struct Bitmap: Sendable, Equatable {
    public let width: Int
    public let height: Int
    public let pixels: [UInt32]

    /// - Precondition: `pixels.count == width * height`.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The digest of size and pixels.
    public var digest: ContentDigest {
        let size = ContentDigest(of: "\(width)x\(height)")
        let content = pixels.withUnsafeBytes { ContentDigest(of: $0) }
        return ContentDigest(of: "\(size)\(content)")
    }
}
