public import Basics
public import Foundation

/// A picture in memory. The header of a file is read at once, the pixels only when they are needed. They are not kept,
/// because a small file can have very many.
public final class ImageAsset: Sendable {
    /// The file; `nil` for a picture that was made of pixels or turned.
    public let data: Data?
    /// The path of the file, for messages; `nil` if it is unknown.
    public let path: String?
    /// Of the whole file, or of the bitmap for a picture that was made of pixels; with the orientation for one that was
    /// turned.
    public let digest: ContentDigest
    /// In pixels, as shown: an EXIF orientation is already applied.
    public let width: Int
    public let height: Int
    /// Whether the digest is that of size and pixels.
    private let isDigestOfPixels: Bool
    private let decode: @Sendable () throws(ImageError) -> Bitmap

    /// Reads the header of a PNG or JPEG file, told apart by their first bytes.
    ///
    /// Throws if the file is neither, its header is damaged, or it has more pixels than `ImageLimits` allows. Damage
    /// after the header is only found when the pixels are decoded.
    public init(data: Data, path: String? = nil) throws(ImageError) {
        if data.starts(with: PNG.signature) {
            let header = try PNG.header(of: data)
            width = header.width
            height = header.height
            decode = { () throws(ImageError) in try PNG.decode(data) }
        } else if data.starts(with: JPEG.signature) {
            let header = try JPEG.header(of: data)
            width = header.shownWidth
            height = header.shownHeight
            decode = { () throws(ImageError) in try JPEG.decode(data) }
        } else {
            throw data.isEmpty ? .emptyFile : .unknownFormat
        }
        self.data = data
        self.path = path
        digest = ContentDigest(of: data)
        isDigestOfPixels = false
    }

    public init(bitmap: Bitmap) {
        data = nil
        path = nil
        digest = bitmap.digest
        isDigestOfPixels = true
        width = bitmap.width
        height = bitmap.height
        decode = { () throws(ImageError) in bitmap }
    }

    private init(_ other: ImageAsset, turnedBy orientation: ImageOrientation) {
        data = nil
        path = other.path
        digest = ContentDigest(of: "\(other.digest) \(orientation)")
        isDigestOfPixels = false
        width = orientation.swapsAxes ? other.height : other.width
        height = orientation.swapsAxes ? other.width : other.height
        decode = { () throws(ImageError) in try other.bitmap().oriented(orientation) }
    }

    /// The picture as it is shown if its pixels lie like this. They are turned when they are decoded.
    package func oriented(_ orientation: ImageOrientation) -> ImageAsset {
        orientation == .up ? self : ImageAsset(self, turnedBy: orientation)
    }

    /// The pixels; those of a file are decoded again each time.
    public func bitmap() throws(ImageError) -> Bitmap {
        try decode()
    }

    /// The digest of size and pixels: two files of one picture have the same. `nil` for a file that is damaged, and for
    /// a picture that is too large to be decoded for this alone.
    ///
    /// A file is decoded for it once in a process.
    public var pixelDigest: ContentDigest? {
        guard !isDigestOfPixels else { return digest }
        guard width * height <= ImageAsset.mostDigestedPixels else { return nil }
        if let known = ImageAsset.pixelDigests.withLock({ $0[digest] }) { return known }
        let found = try? bitmap().digest
        ImageAsset.pixelDigests.withLock { known in
            if known.count >= ImageAsset.mostDigests { known.removeAll() }
            known[digest] = .some(found)
        }
        return found
    }

    /// A larger one takes a passing run longer than everything else.
    private static let mostDigestedPixels = 1 << 20
    /// By the digest of the file, or of what was turned.
    private static let pixelDigests = Guarded<[ContentDigest: ContentDigest?]>([:])
    private static let mostDigests = 4096
}
