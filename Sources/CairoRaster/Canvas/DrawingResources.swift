import DisplayList
import ImageCodecs
import Typesetting

/// What one drawing may use, and what it has used up.
final class DrawingResources {
    let typesetter: Typesetter
    let caches: RasterCaches
    private let images: [ImageID: ImageAsset]
    private var surfacePixels = 0
    private var decodedPixels = 0

    /// Pixels of all surfaces that faded layers and casting shadows hold at a time: those of the largest picture, or of
    /// ten full screens of the largest iPad inside each other.
    private static let maximumSurfacePixels = ImageLimits.maximumPixels

    /// Pixels of all images that are decoded for one drawing, one that was let go of in between counting twice: four of
    /// the largest, which take seconds.
    private static let maximumDecodedPixels = 4 * ImageLimits.maximumPixels

    init(typesetter: Typesetter, caches: RasterCaches, images: [ImageID: ImageAsset]) {
        self.typesetter = typesetter
        self.caches = caches
        self.images = images
    }

    func image(_ id: ImageID) throws(RasterError) -> ImageAsset {
        guard let image = images[id] else { throw .missingImage(id) }
        return image
    }

    func bitmap(of id: ImageID) throws(RasterError) -> Bitmap {
        let image = try image(id)
        return try caches.bitmaps.value(for: image.digest, bytes: { $0.pixels.count * 4 }) { () throws(RasterError) in
            decodedPixels += image.width * image.height
            guard decodedPixels <= DrawingResources.maximumDecodedPixels else {
                throw .tooManyImagePixels(limit: DrawingResources.maximumDecodedPixels)
            }
            do throws(ImageError) {
                return try image.bitmap()
            } catch {
                throw .damagedImage(id, path: image.path, error)
            }
        }
    }

    /// Counts a surface of so many pixels while `body` runs.
    func withSurface(pixels: Int, _ body: () throws(RasterError) -> Void) throws(RasterError) {
        surfacePixels += pixels
        defer { surfacePixels -= pixels }
        guard surfacePixels <= DrawingResources.maximumSurfacePixels else {
            throw .tooManyLayerPixels(limit: DrawingResources.maximumSurfacePixels)
        }
        try body()
    }
}
