import Basics
import ImageCodecs

/// What a rasterizer keeps from one picture to the next. Every entry could be made again from its key alone, so that
/// no picture depends on what is kept.
final class RasterCaches: Sendable {
    let glyphs = GlyphCache(byteLimit: 16 << 20)
    let shadows = LeastRecentlyUsedCache<ShadowTile.Plan.Key, ShadowTile>(byteLimit: 16 << 20)
    /// Images as they were decoded, by the digest of their file. The largest picture fits in.
    let bitmaps = LeastRecentlyUsedCache<ContentDigest, Bitmap>(byteLimit: 4 * ImageLimits.maximumPixels)
    /// Glyphs that are pictures, as they were decoded; nil for outlines.
    let pictures = LeastRecentlyUsedCache<DecodedPicture.Key, DecodedPicture?>(byteLimit: 32 << 20)
    let images = LeastRecentlyUsedCache<ScaledImageKey, Bitmap>(byteLimit: 96 << 20)
    let profile = Guarded<RendererProfile?>(nil)
}
