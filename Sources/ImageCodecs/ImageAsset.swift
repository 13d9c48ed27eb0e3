public import Digest
public import Foundation

/// What cannot be decoded, and why.
public enum ImageError: Error, Sendable, Equatable {
    /// Neither PNG nor JPEG.
    case unknownFormat
    /// The file breaks off or contradicts itself; the text is the decoder's.
    case damaged(String)
    /// More pixels or bytes than the limits allow.
    case tooLarge(width: Int, height: Int)
}

/// An image file in memory: its header is read at once, its pixels only when somebody draws them.
public final class ImageAsset: Sendable {
    public let data: Data
    /// Of the whole file.
    public let digest: ContentDigest
    /// In pixels.
    public let width: Int
    public let height: Int
    private let decoded: @Sendable () throws(ImageError) -> Bitmap

    public init(data: Data) throws(ImageError) {
        throw .unknownFormat
    }

    /// The pixels, decoded on first use and kept.
    public func bitmap() throws(ImageError) -> Bitmap {
        try decoded()
    }
}
