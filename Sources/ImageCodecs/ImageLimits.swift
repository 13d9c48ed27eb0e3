/// The limits on the size of a picture that is decoded or drawn. A header that claims more is refused before any memory
/// is allocated.
public enum ImageLimits {
    /// The most pixels along either side.
    public static let maximumSide = 16_384
    /// The most pixels in all: 64 × 2²⁰, which take 256 megabytes.
    public static let maximumPixels = 64 << 20

    public static func allow(width: Int, height: Int) -> Bool {
        width <= maximumSide && height <= maximumSide && width * height <= maximumPixels
    }

    /// Throws `empty` or `tooLarge` unless a picture of this size may be decoded.
    static func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
        guard allow(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
    }
}
