import Foundation

@testable import ImageCodecs

/// Reads an SVG or a PDF, and draws it twice, small. The result has the same pixels, or is a typed error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    guard let picture = try? VectorPicture(data: data) else { return 0 }
    hold(picture.size.width > 0 && picture.size.height > 0, "a picture has a size")
    let asset = ImageAsset(picture, scale: 3, isEnlargedAsPaths: true)
    hold(asset.width <= ImageLimits.maximumSide && asset.height <= ImageLimits.maximumSide, "its sides are bounded")
    guard let first = try? picture.bitmap(width: 24, height: 16) else { return 0 }
    hold(first.width == 24 && first.height == 16, "a drawing has the size that it was asked for")
    let second = try? picture.bitmap(width: 24, height: 16)
    hold(second?.digest == first.digest, "the same file gives the same pixels")
    return 0
}
