internal import CSpng

/// One libspng context, with limits set. It decodes every kind of PNG.
struct SpngDecoder: ~Copyable {
    private let context: OpaquePointer

    /// The limit for one chunk, and for all chunks that the decoder keeps, such as profiles and texts. Reflow does not
    /// use them.
    private static let maximumChunkBytes = 16 << 20

    init() throws(ImageError) {
        guard let context = spng_ctx_new(0) else { throw .damaged("no memory for a PNG decoder") }
        self.context = context
    }

    deinit {
        spng_ctx_free(context)
    }

    /// Decodes to red, green, blue, alpha bytes in the bitmap's own memory, then reorders the bytes of each pixel in
    /// place.
    consuming func pixels(of bytes: UnsafeRawBufferPointer, _ header: PNG.Header) throws(ImageError) -> Bitmap {
        try open(bytes)
        let format = Int32(SPNG_FMT_RGBA8.rawValue)
        var size = 0
        try check(spng_decoded_image_size(context, format, &size))
        guard size == header.width * header.height * 4 else { throw .damaged("sizes contradict each other") }
        return try Bitmap(width: header.width, height: header.height) { (pixels) throws(ImageError) in
            try check(
                spng_decode_image(context, pixels.baseAddress, size, format, Int32(SPNG_DECODE_TRNS.rawValue)))
            guard let pixel = pixels.baseAddress else { return }
            var index = 0
            while index < pixels.count {
                let bytes = UInt32(littleEndian: pixel[index])
                if bytes >> 24 == 255 {
                    pixel[index] = bytes & 0xFF00_FF00 | bytes >> 16 & 0xFF | (bytes & 0xFF) << 16
                } else {
                    pixel[index] = Premultiplied.pixel(
                        red: UInt8(truncatingIfNeeded: bytes), green: UInt8(truncatingIfNeeded: bytes >> 8),
                        blue: UInt8(truncatingIfNeeded: bytes >> 16), alpha: UInt8(truncatingIfNeeded: bytes >> 24))
                }
                index += 1
            }
        }
    }

    /// Passes the bytes to libspng, which keeps the pointer, so the bytes must outlive the decoding.
    private func open(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
        let side = UInt32(ImageLimits.maximumSide)
        let limit = SpngDecoder.maximumChunkBytes
        let strict = Int32(SPNG_CRC_ERROR.rawValue)
        try check(spng_set_image_limits(context, side, side))
        try check(spng_set_chunk_limits(context, limit, limit))
        try check(spng_set_crc_action(context, strict, strict))
        try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    }

    private func check(_ status: Int32) throws(ImageError) {
        guard status != 0 else { return }
        throw .damaged(String(cString: spng_strerror(status)))
    }
}
