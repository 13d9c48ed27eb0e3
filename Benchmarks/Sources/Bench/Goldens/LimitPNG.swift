import CPNGLimit
import CSceneLimit
import Foundation
import ImageCodecs

/// Decodes and encodes PNG files in C.
enum LimitPNG {
    static func bound(of bitmap: Bitmap) -> Int { png_limit_bound(Int32(bitmap.width), Int32(bitmap.height)) }

    static func encode(_ bitmap: Bitmap, into file: inout [UInt8]) {
        _ = png_limit_encode(bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height), &file, file.count)
    }

    /// - Parameter pixels: receives as many pixels as it has space for; `width × height` is the number that the file
    ///   must contain.
    static func decode(_ file: Data, width: Int, height: Int, into pixels: inout [UInt32]) -> Bool {
        file.withUnsafeBytes { bytes in
            png_limit_decode(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(width), Int32(height), &pixels)
        }
    }

    static func differingPixels(_ a: Bitmap, _ b: Bitmap) -> Int {
        png_limit_count(a.pixels, b.pixels, a.pixels.count)
    }

    /// A file as libpng writes it for most tools, with a filter chosen for each row.
    static func foreign(_ bitmap: Bitmap) -> Data {
        var file = Data()
        _ = withUnsafeMutablePointer(to: &file) { file in
            foreign_png_write(
                bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height),
                { file, bytes, count in
                    guard let bytes else { return }
                    file?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
                }, file)
        }
        return file
    }
}
