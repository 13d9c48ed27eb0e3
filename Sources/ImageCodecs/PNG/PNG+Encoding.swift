import Basics
internal import CDeflate
public import Foundation

extension PNG {
    /// The compression level of libdeflate. Faster levels write larger goldens, slower ones save next to nothing on
    /// screens.
    private static let compressionLevel: Int32 = 6

    /// The version of libdeflate. The bytes of a file depend on it, its pixels do not.
    public static var encoderVersion: String { LIBDEFLATE_VERSION_STRING }

    /// Encodes a picture: RGB if every pixel is opaque, else RGBA; 8 bits a channel, no row filters, which is both
    /// smaller and faster on screens. Equal arguments give equal bytes.
    ///
    /// A pixel whose components exceed its alpha is not a valid premultiplied colour. When it is read back, its
    /// components are cut to alpha.
    ///
    /// - Parameter chunks: the caller's ancillary chunks, written between header and pixels.
    public static func encode(_ bitmap: Bitmap, chunks: [Chunk] = []) throws(ImageError) -> Data {
        try ImageLimits.check(width: bitmap.width, height: bitmap.height)
        let colorType = bitmap.isOpaque ? Header.ColorType.rgb : .rgba
        var file = fileStart(width: bitmap.width, height: bitmap.height, colorType: colorType)
        for chunk in chunks {
            append(try ChunkType(ancillary: chunk), chunk.payload, to: &file)
        }
        append(.IDAT, try compressed(rows(of: bitmap, region: .whole(of: bitmap), as: colorType)), to: &file)
        append(.IEND, Data(), to: &file)
        return file
    }

    /// The signature and the header of a picture with 8 bits a channel.
    static func fileStart(width: Int, height: Int, colorType: Header.ColorType) -> Data {
        var file = Data(signature)
        var header = Data()
        append(UInt32(width), to: &header)
        append(UInt32(height), to: &header)
        header.append(contentsOf: [8, colorType.rawValue, 0, 0, 0])
        append(.IHDR, header, to: &file)
        return file
    }

    /// The uncompressed bytes of a region: a filter byte of 0 before every row.
    /// - Precondition: the region lies inside the bitmap.
    static func rows(of bitmap: Bitmap, region: PixelRect, as colorType: Header.ColorType) -> [UInt8] {
        let stride = 1 + region.width * colorType.channels
        let count = stride * region.height
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            LargeMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
            guard var out = buffer.baseAddress else { return }
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                var pixel = base + region.y * bitmap.width + region.x
                for y in 0..<region.height {
                    out.pointee = 0
                    if y > 0, memcmp(pixel, pixel - bitmap.width, region.width * MemoryLayout<UInt32>.stride) == 0 {
                        // Most rows of a screen are like the one above.
                        memcpy(out, out - stride, stride)
                    } else if colorType == .rgb {
                        writeOpaque(pixel, count: region.width, to: out + 1)
                    } else {
                        writeTranslucent(pixel, count: region.width, to: out + 1)
                    }
                    pixel += bitmap.width
                    out += stride
                }
            }
        }
    }

    private static func writeOpaque(
        _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
        var out = bytes
        var x = 0
        while x < count {
            let end = min(count, x + PixelBlock.size)
            if PixelBlock.repeats(pixels, from: x, to: end) {
                memcpy(out, out - 3 * PixelBlock.size, 3 * (end - x))
                out += 3 * (end - x)
                x = end
            }
            while x < end {
                let pixel = pixels[x]
                out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                out[2] = UInt8(truncatingIfNeeded: pixel)
                out += 3
                x += 1
            }
        }
    }

    private static func writeTranslucent(
        _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
        var out = bytes
        var x = 0
        while x < count {
            let pixel = Premultiplied.straight(pixels[x])
            out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel)
            out[3] = UInt8(truncatingIfNeeded: pixel >> 24)
            out += 4
            x += 1
        }
    }

    static func compressed(_ rows: [UInt8]) throws(ImageError) -> Data {
        guard let compressor = libdeflate_alloc_compressor(compressionLevel) else {
            throw .damaged("no memory to compress \(rows.count) bytes")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
            initialized = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
        return Data(stream)
    }

    static func append(_ type: ChunkType, _ payload: Data, to file: inout Data) {
        append(UInt32(payload.count), to: &file)
        let start = file.count
        file.append(contentsOf: type.bytes)
        file.append(payload)
        let checksum = file.bytes.withUnsafeBytes { bytes in
            PNG.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        append(checksum, to: &file)
    }

    static func append(_ value: UInt32, to data: inout Data) {
        withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }
}
