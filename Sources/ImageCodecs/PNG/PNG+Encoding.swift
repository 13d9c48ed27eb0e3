import Basics
internal import CDeflate
public import Foundation

extension PNG {
    /// The compression level of libdeflate. On screens, level 5 writes 4 % fewer bytes and takes 5 % longer; level 3 takes
    /// 2 % less time and writes 2 % more bytes.
    private static let compressionLevel: Int32 = 4

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
        let whole = PixelRect.whole(of: bitmap)
        let opaque = opaqueRows(of: bitmap, region: whole)
        let rows = opaque ?? translucentRows(of: bitmap, region: whole)
        let colorType = opaque == nil ? Header.ColorType.rgba : .rgb
        var file = fileStart(width: bitmap.width, height: bitmap.height, colorType: colorType)
        for chunk in chunks {
            append(try ChunkType(ancillary: chunk), chunk.payload, to: &file)
        }
        append(.IDAT, try compressed(rows), to: &file)
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

    /// The uncompressed bytes of a region as RGB; `nil` if a pixel is not opaque. To look for such a pixel first would
    /// mean to read the picture twice.
    /// - Precondition: the region lies inside the bitmap.
    static func opaqueRows(of bitmap: Bitmap, region: PixelRect) -> [UInt8]? {
        let stride = 1 + region.width * Header.ColorType.rgb.channels
        let rows = rows(of: bitmap, region: region, stride: stride) {
            writeOpaque($0, count: region.width, to: $1)
        }
        return rows.count == stride * region.height ? rows : nil
    }

    /// The uncompressed bytes of a region as RGBA.
    /// - Precondition: the region lies inside the bitmap.
    static func translucentRows(of bitmap: Bitmap, region: PixelRect) -> [UInt8] {
        let stride = 1 + region.width * Header.ColorType.rgba.channels
        return rows(of: bitmap, region: region, stride: stride) { pixels, bytes in
            writeTranslucent(pixels, count: region.width, to: bytes)
            return true
        }
    }

    /// The uncompressed bytes of a region: a filter byte of 0 before every row. They end before the first row that
    /// `write` refuses.
    private static func rows(
        of bitmap: Bitmap, region: PixelRect, stride: Int,
        write: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Bool
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: stride * region.height) { buffer, initialized in
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
                    } else if !write(pixel, out + 1) {
                        return
                    }
                    pixel += bitmap.width
                    out += stride
                    initialized += stride
                }
            }
        }
    }

    /// Writes a row as RGB; returns whether all its pixels are opaque.
    private static func writeOpaque(
        _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        var out = bytes
        var all: UInt32 = 0xFF00_0000
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
                all &= pixel
                out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                out[2] = UInt8(truncatingIfNeeded: pixel)
                out += 3
                x += 1
            }
        }
        return all == 0xFF00_0000
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

    static func compressed(_ rows: [UInt8]) throws(ImageError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(compressionLevel) else {
            throw .damaged("no memory to compress \(rows.count) bytes")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
            initialized = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
    }

    static func append(_ type: ChunkType, _ payload: some Collection<UInt8>, to file: inout Data) {
        append(UInt32(payload.count), to: &file)
        let start = file.count
        file.append(contentsOf: type.bytes)
        file.append(contentsOf: payload)
        let checksum = file.bytes.withUnsafeBytes { bytes in
            PNG.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        append(checksum, to: &file)
    }

    static func append(_ value: UInt32, to data: inout Data) {
        withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }
}
