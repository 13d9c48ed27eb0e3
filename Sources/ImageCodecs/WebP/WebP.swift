internal import CWebP
public import Foundation

/// Writes WebP files, which browsers can show.
public enum WebP {
    /// The longest side that the format allows, in pixels.
    public static let maximumSide = Int(WEBP_MAX_DIMENSION)

    /// Encodes a small still picture for viewing only: its colours are slightly inaccurate.
    ///
    /// - Parameter quality: from 0 to 100. Letters and lines of interfaces look clean from about 70.
    public static func encode(_ bitmap: Bitmap, quality: Float) throws(ImageError) -> Data {
        try check(bitmap)
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else { throw headersDiffer }
        config.quality = quality
        // Method 0 is the fastest. Slower ones save a fifth of the bytes and take three times as long.
        config.method = 0
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        try withPicture(of: bitmap) { picture throws(ImageError) in
            picture.writer = WebPMemoryWrite
            let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
                picture.custom_ptr = UnsafeMutableRawPointer(writer)
                return WebPEncode(&config, &picture) != 0
            }
            guard isWritten else { throw .notWritable("libwebp: error \(picture.error_code.rawValue)") }
        }
        return Data(bytes: writer.mem, count: writer.size)
    }

    static func check(_ bitmap: Bitmap) throws(ImageError) {
        guard max(bitmap.width, bitmap.height) <= maximumSide else {
            throw .notWritable(
                "WebP allows \(maximumSide) pixels per side, not \(bitmap.width) × \(bitmap.height)")
        }
    }

    /// Passes a bitmap to libwebp in its format.
    static func withPicture(
        of bitmap: Bitmap, _ body: (inout WebPPicture) throws(ImageError) -> Void
    ) throws(ImageError) {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw headersDiffer }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(bitmap.width)
        picture.height = Int32(bitmap.height)
        guard WebPPictureAlloc(&picture) != 0, let pixels = picture.argb else {
            throw .notWritable("no memory for \(bitmap.width) × \(bitmap.height) pixels")
        }
        let stride = Int(picture.argb_stride)
        bitmap.pixels.withUnsafeBufferPointer { source in
            guard let source = source.baseAddress else { return }
            var row = 0
            while row < bitmap.height {
                let (from, to) = (source + row * bitmap.width, pixels + row * stride)
                var column = 0
                while column < bitmap.width {
                    to[column] = Premultiplied.straight(from[column])
                    column += 1
                }
                row += 1
            }
        }
        try body(&picture)
    }

    static var headersDiffer: ImageError { .notWritable("the version of libwebp differs from that of its headers") }
}
