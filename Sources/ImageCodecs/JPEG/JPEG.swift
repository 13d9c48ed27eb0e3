import Foundation

/// JPEG files (ISO/IEC 10918), baseline and progressive, gray or colour. Orientation is applied to the pixels.
enum JPEG {
    struct Header: Hashable {
        /// The size in pixels, before the orientation is applied.
        var width: Int
        var height: Int
        var orientation: ImageOrientation

        /// The size in pixels, as shown.
        var shownWidth: Int { orientation.swapsAxes ? height : width }
        var shownHeight: Int { orientation.swapsAxes ? width : height }
    }

    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    static func header(of data: Data) throws(ImageError) -> Header {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in
            let size = try TurboJPEGDecoder().size(of: bytes)
            return Header(width: size.width, height: size.height, orientation: orientation(in: bytes))
        }
    }

    static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in
            try TurboJPEGDecoder().pixels(of: bytes).oriented(orientation(in: bytes))
        }
    }
}
