public import Basics
import Comparison
public import Foundation
public import ImageCodecs

extension GoldenPicture {
    /// The bytes of a golden: the picture as PNG with its metadata in a separate chunk.
    ///
    /// - Parameters:
    ///   - drawing: the digest of the display list that `bitmap` was drawn from.
    ///   - scale: pixels per point.
    ///   - renderer: the renderer that drew the picture.
    /// - Throws: `ImageError` for a picture without pixels or with more than the limits allow.
    public static func encode(
        _ bitmap: Bitmap, drawing: ContentDigest, scale: CGFloat, renderer: RendererFingerprint
    ) throws(ImageError) -> Data {
        let file = try PNG.encode(bitmap)
        let record = GoldenRecord(
            size: PixelSize(width: bitmap.width, height: bitmap.height), scale: scale, pixels: bitmap.digest,
            drawing: drawing, rest: ContentDigest(of: file), renderer: renderer)
        return try PNG.adding(PNG.Chunk(type: GoldenRecord.chunkType, payload: record.payload), to: file)
    }
}
