import Foundation
import ImageCodecs
import TestSupport

/// A PNG file built from the standard (ISO/IEC 15948) without any code under test: uncompressed deflate blocks, and
/// checksums computed bit by bit.
struct PNGFixture {
    var width: UInt32
    var height: UInt32
    var bitDepth: UInt8 = 8
    var colorType: UInt8
    var interlace: UInt8 = 0
    /// Chunks before the pixels.
    var extra: [(type: String, payload: [UInt8])] = []
    /// The filter bytes and rows before compression.
    var rows: [UInt8]

    var data: Data {
        var header = PNGFixture.bigEndian(width) + PNGFixture.bigEndian(height)
        header += [bitDepth, colorType, 0, 0, interlace]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += PNGFixture.chunk("IHDR", header)
        for chunk in extra { file += PNGFixture.chunk(chunk.type, chunk.payload) }
        file += PNGFixture.chunk("IDAT", PNGFixture.stored(rows))
        file += PNGFixture.chunk("IEND", [])
        return Data(file)
    }

    static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + payload
        return bigEndian(UInt32(payload.count)) + named + bigEndian(crc(named))
    }

    /// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            stream += block
        } while !rest.isEmpty
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

extension Bitmap {
    /// Random premultiplied colours.
    static func random(
        width: Int, height: Int, opaque: Bool, using generator: inout SeededGenerator
    ) -> Bitmap {
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = opaque ? 255 : [0, 255, UInt32.random(in: 0...255, using: &generator)].randomElement()!
            let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
            return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
