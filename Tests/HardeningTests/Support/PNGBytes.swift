import Foundation

/// PNG files built byte by byte, with contents that no encoder writes.
enum PNGBytes {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A PNG of 8-bit gray whose pixel data is the compressed bytes `stream`.
    static func gray(width: UInt32, height: UInt32, stream: [UInt8], more: [UInt8] = []) -> Data {
        let header = bigEndian(width) + bigEndian(height) + [8, 0, 0, 0, 0]
        return Data(signature + chunk("IHDR", header) + more + chunk("IDAT", stream) + chunk("IEND", []))
    }

    static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + payload
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in named {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return bigEndian(UInt32(payload.count)) + named + bigEndian(~checksum)
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The start of a stream that repeats one zero byte at the highest rate of deflate: 258 times for each two bits.
    static let endlessZeros: [UInt8] =
        [0x78, 0x01, 0xEC, 0xC1, 0x01, 0x01, 0x00, 0x00, 0x00, 0x80, 0x90, 0xFE, 0xAF, 0xEE, 0x08, 0x0A]
        + [UInt8](repeating: 0, count: 80_000)
}
