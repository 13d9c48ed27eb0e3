public import Foundation
public import ImageCodecs

/// A PNG that is decoded and encoded directly by the standard, to change goldens as other tools do.
public struct PNGFile {
    public var chunks: [PNG.Chunk]

    public init(_ data: Data) throws {
        chunks = try PNG.chunks(in: data)
    }

    /// An opaque picture without compression.
    ///
    /// - Parameters:
    ///   - depth: the number of bits of a sample.
    ///   - colorType: 2 for colours, 3 for indices in a palette (ISO/IEC 15948, table 8).
    ///   - samples: returns the bytes of a pixel.
    public init(_ bitmap: Bitmap, depth: UInt8, colorType: UInt8, palette: [UInt8] = [], samples: (UInt32) -> [UInt8]) {
        var rows = Data()
        for y in 0..<bitmap.height {
            rows.append(0)
            for x in 0..<bitmap.width { rows.append(contentsOf: samples(bitmap.pixels[y * bitmap.width + x])) }
        }
        let header = PNGFile.bigEndian(UInt32(bitmap.width)) + PNGFile.bigEndian(UInt32(bitmap.height))
        chunks = [PNG.Chunk(type: "IHDR", payload: header + Data([depth, colorType, 0, 0, 0]))]
        if !palette.isEmpty { chunks.append(PNG.Chunk(type: "PLTE", payload: Data(palette))) }
        chunks.append(PNG.Chunk(type: "IDAT", payload: PNGFile.stored(rows)))
        chunks.append(PNG.Chunk(type: "IEND", payload: Data()))
    }

    /// The same pixels in different bytes.
    public static func trueColor(_ bitmap: Bitmap) -> PNGFile {
        PNGFile(bitmap, depth: 8, colorType: 2) { channels($0) }
    }

    /// A picture with each sample doubled: 0xAB as 0xABAB.
    public static func sixteenBit(_ bitmap: Bitmap) -> PNGFile {
        PNGFile(bitmap, depth: 16, colorType: 2) { pixel in channels(pixel).flatMap { [$0, $0] } }
    }

    /// - Returns: nil for a picture of more than 256 colours.
    public static func palette(_ bitmap: Bitmap) -> PNGFile? {
        let colors = Set(bitmap.pixels).sorted()
        guard colors.count <= 256 else { return nil }
        let places = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($0.element, UInt8($0.offset)) })
        return PNGFile(bitmap, depth: 8, colorType: 3, palette: colors.flatMap(channels)) { [places[$0] ?? 0] }
    }

    private static func channels(_ pixel: UInt32) -> [UInt8] {
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    public var data: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        for chunk in chunks {
            let named = Data(chunk.type.utf8) + chunk.payload
            file += PNGFile.bigEndian(UInt32(chunk.payload.count)) + named + PNGFile.bigEndian(PNGFile.crc32(named))
        }
        return file
    }

    /// A zlib stream of stored blocks (RFC 1950; RFC 1951, 3.2.4).
    private static func stored(_ data: Data) -> Data {
        var stream = Data([0x78, 0x01])
        var rest = data[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(65_535)
            let length = UInt16(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            for value in [length, ~length] { stream.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
            stream += block
        } while !rest.isEmpty
        return stream + bigEndian(adler32(data))
    }

    private static func bigEndian(_ value: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    private static func crc32(_ data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            // These are `while` loops, because in a debug build other loops are far slower.
            var crc = ~UInt32(0)
            var place = 0
            while place < bytes.count {
                crc ^= UInt32(bytes[place])
                var bit = 0
                while bit < 8 {
                    crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
                    bit += 1
                }
                place += 1
            }
            return ~crc
        }
    }

    private static func adler32(_ data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            var (a, b) = (UInt32(1), UInt32(0))
            var place = 0
            while place < bytes.count {
                a = (a + UInt32(bytes[place])) % 65_521
                b = (b + a) % 65_521
                place += 1
            }
            return b << 16 | a
        }
    }
}
