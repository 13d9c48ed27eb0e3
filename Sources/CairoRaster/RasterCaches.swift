import Basics
import ImageCodecs

/// The caches that a rasterizer keeps between pictures. Every entry can be made again from its key alone, so no picture
/// depends on them.
final class RasterCaches: Sendable {
    let glyphs = GlyphCache(byteLimit: 16 << 20)
    let shadows = LeastRecentlyUsedCache<ShadowTile.Plan.Key, ShadowTile>(byteLimit: 16 << 20)
    /// Decoded images, by the digest of their file. The limit is the size of the largest allowed picture.
    let bitmaps = LeastRecentlyUsedCache<ContentDigest, Bitmap>(byteLimit: 4 * ImageLimits.maximumPixels)
    /// Decoded glyphs that are pictures; nil for glyphs that are outlines.
    let pictures = LeastRecentlyUsedCache<DecodedPicture.Key, DecodedPicture?>(byteLimit: 32 << 20)
    let images = LeastRecentlyUsedCache<ScaledImageKey, Bitmap>(byteLimit: 96 << 20)
    let profile = Guarded<RendererProfile?>(nil)
    /// Rasterizers with additional fonts, by the paths of these fonts.
    let extended = Guarded<[[String]: Rasterizer]>([:])
}
