public import Basics
public import Foundation

/// A picture in memory. The header of a file is read at once, the pixels only when they are needed. They are not kept,
/// because a small file can have very many.
public final class ImageAsset: Sendable {
    /// The bytes of the file; `nil` for a picture that was made from pixels or turned.
    public let data: Data?
    /// The path of the file, for messages; `nil` if it is unknown.
    public let path: String?
    /// The digest of the whole file, or of the bitmap for a picture that was made from pixels. For a turned picture, it
    /// includes the orientation.
    public let digest: ContentDigest
    /// The width in pixels as shown: an EXIF orientation is already applied.
    public let width: Int
    public let height: Int
    /// The paths of a vector; nil for all other pictures. They are drawn at the size at which the picture is shown.
    package let vector: Vector?
    /// Whether the digest is that of the size and the pixels.
    private let isDigestOfPixels: Bool
    private let decode: @Sendable () throws(ImageError) -> Bitmap

    /// Reads the header of a PNG or JPEG file; the first bytes tell which of the two it is.
    ///
    /// Throws if the file is neither, if its header is damaged, or if it has more pixels than `ImageLimits` allows.
    /// Damage after the header is only found when the pixels are decoded.
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
        vector = nil
        digest = ContentDigest(of: data)
        isDigestOfPixels = false
    }

    public init(bitmap: Bitmap) {
        data = nil
        path = nil
        vector = nil
        digest = bitmap.digest
        isDigestOfPixels = true
        width = bitmap.width
        height = bitmap.height
        decode = { () throws(ImageError) in bitmap }
    }

    /// Paths, and the way in which they are enlarged.
    package struct Vector: Sendable {
        package let picture: VectorPicture
        /// Pixels of the asset for each unit of the file.
        package let scale: CGFloat
        /// Whether the picture is also drawn as paths where it is shown larger than its own size. Otherwise, it is then
        /// enlarged like a bitmap.
        package let isEnlargedAsPaths: Bool
    }

    /// A picture of paths that counts as one of `scale` pixels for each of the file's units, or of fewer if it would
    /// otherwise have too many.
    package init(_ picture: VectorPicture, scale: CGFloat, isEnlargedAsPaths: Bool, path: String? = nil) {
        let area = picture.size.width * picture.size.height
        // Less than the limit, as the sides are rounded.
        let largest = (CGFloat(VectorPicture.maximumPixels / 2) / area).squareRoot()
        let longest = CGFloat(ImageLimits.maximumSide) / max(picture.size.width, picture.size.height)
        let scale = min(scale, largest, longest)
        let width = max(1, Int((picture.size.width * scale).rounded()))
        let height = max(1, Int((picture.size.height * scale).rounded()))
        self.width = width
        self.height = height
        self.path = path
        data = picture.data
        vector = Vector(picture: picture, scale: scale, isEnlargedAsPaths: isEnlargedAsPaths)
        digest = ContentDigest(of: "\(picture.digest) vector \(width) \(height) \(isEnlargedAsPaths)")
        isDigestOfPixels = false
        decode = { () throws(ImageError) in try picture.bitmap(width: width, height: height) }
    }

    private init(_ other: ImageAsset, turnedBy orientation: ImageOrientation) {
        data = nil
        path = other.path
        vector = nil
        digest = ContentDigest(of: "\(other.digest) \(orientation)")
        isDigestOfPixels = false
        width = orientation.swapsAxes ? other.height : other.width
        height = orientation.swapsAxes ? other.width : other.height
        decode = { () throws(ImageError) in try other.bitmap().oriented(orientation) }
    }

    /// The picture as it is shown if its pixels are stored in this orientation. They are turned when they are decoded.
    package func oriented(_ orientation: ImageOrientation) -> ImageAsset {
        orientation == .up ? self : ImageAsset(self, turnedBy: orientation)
    }

    /// Decodes the pixels. A file is decoded anew each time.
    public func bitmap() throws(ImageError) -> Bitmap {
        try decode()
    }

    /// The digest of the size and the pixels, which is the same for two files of one picture. `nil` for a damaged file,
    /// and for a picture that is too large to be decoded only for its digest.
    ///
    /// A file is decoded for this once per process. A vector is not drawn for it: its digest is that of the file.
    public var pixelDigest: ContentDigest? {
        if let vector { return vector.picture.digest }
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

    /// The most pixels for which the digest is computed. For more, it would take longer than the rest of a passing run.
    private static let mostDigestedPixels = 1 << 20
    /// The digests of pixels, by the asset's own digest.
    private static let pixelDigests = Guarded<[ContentDigest: ContentDigest?]>([:])
    private static let mostDigests = 4096
}

extension ImageAsset.Vector {
    /// The size, in pixels, of the bitmap from which a picture is painted; nil for a factor that is not finite.
    /// - Parameters:
    ///   - size: the asset's own size.
    ///   - factors: the pixels of the screen for each pixel of the asset.
    package func pixels(of size: CGSize, enlargedBy factors: CGSize) -> (width: Int, height: Int)? {
        guard factors.width > 0, factors.height > 0, factors.width.isFinite, factors.height.isFinite else {
            return nil
        }
        var width = size.width * (isEnlargedAsPaths ? factors.width : min(1, factors.width))
        var height = size.height * (isEnlargedAsPaths ? factors.height : min(1, factors.height))
        // Less than the limit, as the sides are rounded.
        let limit = CGFloat(VectorPicture.maximumPixels)
        if width * height > limit * 0.99 {
            let shrink = (limit * 0.99 / (width * height)).squareRoot()
            (width, height) = (width * shrink, height * shrink)
        }
        let side = CGFloat(ImageLimits.maximumSide)
        return (Int(min(side, max(1, width.rounded()))), Int(min(side, max(1, height.rounded()))))
    }
}
