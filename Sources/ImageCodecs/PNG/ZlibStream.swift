internal import CDeflate
internal import CRunDeflate
import Foundation

/// A zlib stream (RFC 1950) with the bytes that libdeflate 1.14 writes at level 6: faster levels write larger goldens,
/// slower ones save next to nothing on screens.
enum ZlibStream {
    private static let level: Int32 = 6
    /// The stream's header with its check bits: a window of 32 kilobytes and the default level.
    private static let header: [UInt8] = [0x78, 0x9C]
    /// The Adler-32 checksum of an empty input.
    private static let emptyChecksum: UInt32 = 1

    static var libraryVersion: String { LIBDEFLATE_VERSION_STRING }

    /// Whether to use libdeflate: it must write the required bytes and be faster, as in a debug build, in which our C
    /// code is not optimised.
    private static var isLibraryPreferred: Bool {
        #if DEBUG
        return libraryVersion == PNG.encoderVersion
        #else
        return false
        #endif
    }

    static func compressing(_ bytes: [UInt8]) throws(ImageError) -> Data {
        isLibraryPreferred ? try compressingByLibrary(bytes) : try compressingRuns(bytes)
    }

    /// Compresses with `CRunDeflate`, which takes a quarter of the time for a plain screen and half of it for a full
    /// one.
    static func compressingRuns(_ bytes: [UInt8]) throws(ImageError) -> Data {
        let bound = header.count + run_deflate_bound(bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            for (index, byte) in header.enumerated() { start[index] = byte }
            let count = run_deflate(bytes, bytes.count, start + header.count)
            initialized = count == 0 ? 0 : header.count + count
        }
        guard !stream.isEmpty else { throw outOfMemory(bytes) }
        var data = Data(stream)
        PNG.append(libdeflate_adler32(emptyChecksum, bytes, bytes.count), to: &data)
        return data
    }

    /// Compresses with the installed libdeflate.
    static func compressingByLibrary(_ bytes: [UInt8]) throws(ImageError) -> Data {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw outOfMemory(bytes) }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
            initialized = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
        return Data(stream)
    }

    private static func outOfMemory(_ bytes: [UInt8]) -> ImageError {
        .damaged("no memory to compress \(bytes.count) bytes")
    }
}
