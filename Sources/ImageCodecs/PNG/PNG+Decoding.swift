public import Foundation

extension PNG {
    /// The pixels of a PNG of any kind: every depth, palette, gray, interlaced, transparent colours. Sixteen bits are
    /// cut to eight; colour profiles and gamma are not applied.
    public static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in
            let header = try header(of: bytes)
            try checkPlausible(header, fileSize: bytes.count)
            // libspng stops reading after the last pixel, but a file that breaks off there is damaged, too.
            let chunks = try layout(of: bytes)
            if let bitmap = TrueColorDecoder(bytes, header, chunks)?.bitmap() { return bitmap }
            return try SpngDecoder().pixels(of: bytes, header)
        }
    }

    /// Checks that the file is large enough for its picture. Deflate compresses at most 1032 bytes into one, so no
    /// memory is allocated for a large picture in a small file.
    private static func checkPlausible(_ header: Header, fileSize: Int) throws(ImageError) {
        guard header.rowBytes * header.height / 1032 <= fileSize else {
            throw .damaged("\(fileSize) bytes cannot hold \(header.width) × \(header.height) pixels")
        }
    }
}
