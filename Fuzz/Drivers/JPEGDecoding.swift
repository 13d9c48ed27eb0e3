import Foundation
import ImageCodecs

/// Decodes JPEG files. The result has the size in the header, or is a typed error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    // The first bytes choose the decoder, so mutating them would be useless.
    var data = Data([0xFF, 0xD8, 0xFF])
    data.append(UnsafeBufferPointer(start: bytes, count: count))
    guard let asset = try? ImageAsset(data: data) else { return 0 }
    hold(asset.width > 0 && asset.height > 0, "a picture has a size")
    // An allowed picture may still be large; a fuzzer needs many small ones.
    guard asset.width * asset.height <= 1 << 18, let bitmap = try? asset.bitmap() else { return 0 }
    hold(bitmap.width == asset.width && bitmap.height == asset.height, "a picture has the size of its header")
    hold(bitmap.isOpaque, "a JPEG has no alpha")
    return 0
}
