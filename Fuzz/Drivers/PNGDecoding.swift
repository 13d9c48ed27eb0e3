import Foundation
import ImageCodecs
import Snapshots

/// Decodes PNG files unchanged, and again with correct checksums, which a fuzzer cannot guess.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    look(at: data)
    let repaired = withRightChecksums(data)
    if repaired != data { look(at: repaired) }
    return 0
}

private func look(at data: Data) {
    let state = GoldenPicture(data).state
    hold(state != .missing, "a file that is there is not missing")
    let chunks = try? PNG.chunks(in: data)
    let digest = try? PNG.digest(of: data, excluding: GoldenRecord.chunkType)
    hold((chunks == nil) == (digest == nil), "a file with chunks has a digest")
    guard let header = try? PNG.header(of: data) else {
        return hold((try? PNG.decode(data)) == nil, "no header, no picture")
    }
    // An allowed picture may still be large; a fuzzer needs many small ones.
    guard header.width * header.height <= 1 << 18, let bitmap = try? PNG.decode(data) else { return }
    hold(chunks != nil, "a picture has chunks")
    hold(bitmap.width == header.width && bitmap.height == header.height, "a picture has the size of its header")
    let again = (try? PNG.encode(bitmap)).flatMap { try? PNG.decode($0) }
    hold(again == bitmap, "a picture that was read is written, and comes back")
}

/// The same file with the checksum of each chunk computed as in ISO/IEC 15948.
private func withRightChecksums(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    var position = 8
    while position + 12 <= bytes.count {
        let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
        let end = position + 8 + length
        guard end + 4 <= bytes.count else { break }
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in bytes[position + 4..<end] {
            checksum = table[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] ^ checksum >> 8
        }
        checksum = ~checksum
        for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - index * 8)) }
        position = end + 4
    }
    return Data(bytes)
}

private let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}
