internal import CDeflate
import Foundation

/// Decodes the kind of PNG that nearly every screenshot has: eight bits each of red, green and blue, with or without
/// alpha, not interlaced. libdeflate inflates the whole stream at once, which makes this three to ten times as fast as
/// the general decoder.
struct TrueColorDecoder {
    private let file: UnsafeRawBufferPointer
    private let header: PNG.Header
    /// The parts of the compressed stream, in order.
    private let streams: ArraySlice<PNG.ChunkPlace>

    private struct Unusual: Error {}

    /// Fails for any other kind of picture, and if the parts of the compressed stream do not follow each other.
    init?(_ file: UnsafeRawBufferPointer, _ header: PNG.Header, _ chunks: [PNG.ChunkPlace]) {
        guard header.bitDepth == 8, !header.isInterlaced, header.colorType == .rgb || header.colorType == .rgba,
            !chunks.contains(where: { $0.type == .tRNS }),
            let first = chunks.firstIndex(where: { $0.type == .IDAT }),
            let last = chunks.lastIndex(where: { $0.type == .IDAT }),
            chunks[first...last].allSatisfy({ $0.type == .IDAT })
        else { return nil }
        self.file = file
        self.header = header
        streams = chunks[first...last]
    }

    /// The pixels. `nil` if the stream is damaged or does not have exactly the length that the header implies: the
    /// general decoder then reports the error.
    func bitmap() -> Bitmap? {
        do throws(Unusual) {
            return try Bitmap(width: header.width, height: header.height) { (pixels) throws(Unusual) in
                guard let out = pixels.baseAddress else { throw Unusual() }
                if header.colorType == .rgb {
                    try readOpaque(to: out)
                } else {
                    try readTranslucent(to: out)
                }
            }
        } catch {
            return nil
        }
    }

    private var stride: Int { 1 + header.rowBytes }

    // MARK: Pixels

    /// Inflates into the end of the bitmap's own memory, then expands three bytes to four from the front. No other
    /// memory is used, because touching new memory costs more than all other work.
    ///
    /// No byte is overwritten before it is read, because the address that is read next is always higher than the
    /// address that is written next. At the start of row `y` of `h`, the distance is `(h - y) · (w - 1)` bytes, which
    /// is at least `w - 1`. Each of the `w` pixels in the row reduces it by one byte.
    private func readOpaque(to pixels: UnsafeMutablePointer<UInt32>) throws(Unusual) {
        let count = header.width * header.height
        let size = stride * header.height
        let rows = UnsafeMutableRawPointer(pixels).advanced(by: count * 4 - size).assumingMemoryBound(to: UInt8.self)
        try inflate(to: rows, size)
        try unfilter(rows)
        var source = UnsafeRawPointer(rows)
        var out = pixels
        let last = header.width - 1
        for _ in 0..<header.height {
            source += 1
            // Reads four bytes at a time, the last of which belongs to the next pixel. After the last pixel there may
            // be no byte.
            var x = 0
            while x < last {
                out[x] = 0xFF00_0000 | UInt32(bigEndian: source.loadUnaligned(as: UInt32.self)) >> 8
                source += 3
                x += 1
            }
            let bytes = source.assumingMemoryBound(to: UInt8.self)
            out[last] = Premultiplied.opaque(red: bytes[0], green: bytes[1], blue: bytes[2])
            source += 3
            out += header.width
        }
    }

    private func readTranslucent(to pixels: UnsafeMutablePointer<UInt32>) throws(Unusual) {
        let size = stride * header.height
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        defer { rows.deallocate() }
        try inflate(to: rows, size)
        try unfilter(rows)
        var source = UnsafePointer(rows)
        var out = pixels
        let width = header.width
        for _ in 0..<header.height {
            source += 1
            var x = 0
            while x < width {
                out[x] = Premultiplied.pixel(red: source[0], green: source[1], blue: source[2], alpha: source[3])
                source += 4
                x += 1
            }
            out += width
        }
    }

    // MARK: Rows

    private func inflate(to rows: UnsafeMutablePointer<UInt8>, _ size: Int) throws(Unusual) {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw Unusual() }
        defer { libdeflate_free_decompressor(decompressor) }
        func inflate(_ stream: UnsafeRawBufferPointer) -> libdeflate_result {
            libdeflate_zlib_decompress(decompressor, stream.baseAddress, stream.count, rows, size, nil)
        }
        let result: libdeflate_result
        if streams.count == 1, let stream = streams.first {
            result = inflate(UnsafeRawBufferPointer(rebasing: file[stream.payload]))
        } else {
            var joined: [UInt8] = []
            joined.reserveCapacity(streams.reduce(0) { $0 + $1.payload.count })
            for stream in streams { joined += file[stream.payload] }
            result = joined.withUnsafeBytes(inflate)
        }
        guard result == LIBDEFLATE_SUCCESS else { throw Unusual() }
    }

    private func unfilter(_ rows: UnsafeMutablePointer<UInt8>) throws(Unusual) {
        let channels = header.colorType.channels
        for y in 0..<header.height {
            let row = rows + y * stride
            guard let filter = RowFilter(rawValue: row[0]) else { throw Unusual() }
            let above = y == 0 ? nil : UnsafePointer(row) - header.rowBytes
            filter.undo(row + 1, above: above, count: header.rowBytes, channels: channels)
        }
    }
}
