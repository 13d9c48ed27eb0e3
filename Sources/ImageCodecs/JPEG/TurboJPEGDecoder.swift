internal import CTurboJPEG
import Foundation

/// One TurboJPEG handle.
struct TurboJPEGDecoder: ~Copyable {
    private let handle: tjhandle

    init() throws(ImageError) {
        guard let handle = tjInitDecompress() else { throw .damaged("no memory for a JPEG decoder") }
        self.handle = handle
    }

    deinit {
        tjDestroy(handle)
    }

    /// The stored width and height in pixels. Throws if they exceed the limits or the kind of JPEG cannot be decoded.
    func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        var subsampling: Int32 = 0
        var colorSpace: Int32 = 0
        let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        try check(
            tjDecompressHeader3(handle, source, UInt(bytes.count), &width, &height, &subsampling, &colorSpace))
        guard colorSpace != TJCS_CMYK.rawValue, colorSpace != TJCS_YCCK.rawValue else {
            throw .unsupported("a JPEG in CMYK")
        }
        try ImageLimits.check(width: Int(width), height: Int(height))
        return (Int(width), Int(height))
    }

    /// The pixels as stored. Every warning of the decoder, such as a missing end, is treated as damage: half a
    /// photograph in a golden would go unnoticed.
    func pixels(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap {
        let size = try size(of: bytes)
        let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        // The byte order in memory is blue, green, red, 255.
        let format = UInt32(littleEndian: 1) == 1 ? TJPF_BGRA : TJPF_ARGB
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
        return try Bitmap(width: size.width, height: size.height) { (pixels) throws(ImageError) in
            let target = UnsafeMutableRawBufferPointer(pixels).assumingMemoryBound(to: UInt8.self).baseAddress
            try check(
                tjDecompress2(
                    handle, source, UInt(bytes.count), target, Int32(size.width), 0, Int32(size.height),
                    format.rawValue,
                    flags))
        }
    }

    private func check(_ status: Int32) throws(ImageError) {
        guard status != 0 else { return }
        throw .damaged(String(cString: tjGetErrorStr2(handle)))
    }
}
