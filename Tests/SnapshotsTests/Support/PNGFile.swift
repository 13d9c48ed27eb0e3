import Foundation
import ImageCodecs

/// A PNG taken apart and put together again by the book, to do to goldens what other tools do to them.
struct PNGFile {
    var chunks: [PNG.Chunk]

    init(_ data: Data) throws {
        chunks = try PNG.chunks(in: data)
    }

    /// The picture without compression: other bytes for the same pixels. All of it opaque.
    init(uncompressed bitmap: Bitmap) {
        var rows = Data()
        for y in 0..<bitmap.height {
            rows.append(0)
            for x in 0..<bitmap.width {
                let pixel = bitmap.pixels[y * bitmap.width + x]
                rows.append(contentsOf: [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) })
            }
        }
        precondition(rows.count < 65_536)
        // A zlib stream of one stored block (RFC 1950, RFC 1951 3.2.4).
        let length = UInt16(rows.count)
        var stream = Data([0x78, 0x01, 0x01])
        for value in [length, ~length] { stream.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
        stream += rows
        stream += PNGFile.bigEndian(PNGFile.adler32(rows))
        var header = PNGFile.bigEndian(UInt32(bitmap.width)) + PNGFile.bigEndian(UInt32(bitmap.height))
        header.append(contentsOf: [8, 2, 0, 0, 0])
        chunks = [
            PNG.Chunk(type: "IHDR", payload: header), PNG.Chunk(type: "IDAT", payload: stream),
            PNG.Chunk(type: "IEND", payload: Data()),
        ]
    }

    var data: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        for chunk in chunks {
            let named = Data(chunk.type.utf8) + chunk.payload
            file += PNGFile.bigEndian(UInt32(chunk.payload.count)) + named + PNGFile.bigEndian(PNGFile.crc32(named))
        }
        return file
    }

    private static func bigEndian(_ value: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    private static func crc32(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }

    private static func adler32(_ data: Data) -> UInt32 {
        let (a, b) = data.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let a = (sums.0 + UInt32(byte)) % 65_521
            return (a, (sums.1 + a) % 65_521)
        }
        return b << 16 | a
    }
}
