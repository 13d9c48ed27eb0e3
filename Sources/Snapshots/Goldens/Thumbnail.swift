package import Foundation
package import ImageCodecs

/// A small picture of a golden, for overviews.
package struct Thumbnail: Sendable {
    /// The maximum length of the longer side, in pixels: the size on the page at two pixels per point.
    private static let side = 320
    /// The number of sampled pixels per side for each pixel of the thumbnail. It is high enough that thin lines and
    /// letters stay grey, and low enough that a large picture costs no more than a small one.
    private static let samples = 3

    /// The thumbnail as WebP, which has less than half the bytes of PNG. Its slightly inaccurate colours do not matter
    /// here.
    package let file: Data
    /// The width of the whole picture, in pixels.
    package let width: Int
    package let height: Int

    /// - Parameter file: the picture as a PNG.
    package init(of file: Data) throws(ImageError) {
        let picture = try PNG.decode(file)
        width = picture.width
        height = picture.height
        self.file = try WebP.encode(Thumbnail.reduced(picture), quality: 70)
    }

    package static func reduced(_ picture: Bitmap) -> Bitmap {
        let longest = max(picture.width, picture.height)
        guard longest > side else { return picture }
        let width = max(1, picture.width * side / longest)
        let height = max(1, picture.height * side / longest)
        let columns = places(width * samples, of: picture.width)
        let rows = places(height * samples, of: picture.height)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            count = width * height
            picture.pixels.withUnsafeBufferPointer { source in
                rows.withUnsafeBufferPointer { rows in
                    columns.withUnsafeBufferPointer { columns in
                        guard let source = source.baseAddress, let rows = rows.baseAddress,
                            let columns = columns.baseAddress
                        else { return }
                        for y in 0..<height {
                            for x in 0..<width {
                                target[y * width + x] = average(
                                    source, stride: picture.width, rows + y * samples, columns + x * samples)
                            }
                        }
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The centres of `count` equal parts of a length.
    private static func places(_ count: Int, of length: Int) -> [Int] {
        (0..<count).map { (2 * $0 + 1) * length / (2 * count) }
    }

    /// The average of the sampled premultiplied pixels, channel by channel, rounded.
    private static func average(
        _ pixels: UnsafePointer<UInt32>, stride: Int, _ rows: UnsafePointer<Int>, _ columns: UnsafePointer<Int>
    ) -> UInt32 {
        // Two channels are added in one number, which has room for 256 pixels of each.
        var even: UInt32 = 0
        var odd: UInt32 = 0
        var row = 0
        while row < samples {
            let line = pixels + rows[row] * stride
            var column = 0
            while column < samples {
                let pixel = line[columns[column]]
                even += pixel & 0x00FF_00FF
                odd += pixel >> 8 & 0x00FF_00FF
                column += 1
            }
            row += 1
        }
        let count = UInt32(samples * samples)
        func rounded(_ sum: UInt32) -> UInt32 {
            (((sum >> 16) + count / 2) / count) << 16 | ((sum & 0xFFFF) + count / 2) / count
        }
        return rounded(even) | rounded(odd) << 8
    }
}
