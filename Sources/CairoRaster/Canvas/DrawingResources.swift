import DisplayList
import ImageCodecs
import Typesetting

/// The limits of one drawing, and the amounts it has used.
final class DrawingResources {
    let typesetter: Typesetter
    let caches: RasterCaches
    private let images: [ImageID: ImageAsset]
    private var surfacePixels = 0
    private var decodedPixels = 0

    /// The maximum number of pixels of all surfaces that faded layers and shadows use at a time. It is the size of the
    /// largest picture, or ten nested full screens of the largest iPad.
    private static let maximumSurfacePixels = ImageLimits.maximumPixels

    /// The maximum number of pixels of all images that are decoded for one drawing: four pictures of the largest size,
    /// which take seconds. An image that is released and decoded again counts twice.
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
            try decode(id, path: image.path, pixels: image.width * image.height) { () throws(ImageError) in
                try image.bitmap()
            }
        }
    }

    /// A vector in another size than its own.
    func bitmap(
        of vector: ImageAsset.Vector, _ id: ImageID, path: String?, key: ScaledImageKey, width: Int, height: Int
    ) throws(RasterError) -> Bitmap {
        try caches.images.value(for: key, bytes: { $0.pixels.count * 4 }) { () throws(RasterError) in
            try decode(id, path: path, pixels: width * height) { () throws(ImageError) in
                try vector.picture.bitmap(width: width, height: height)
            }
        }
    }

    private func decode(
        _ id: ImageID, path: String?, pixels: Int, _ body: () throws(ImageError) -> Bitmap
    ) throws(RasterError) -> Bitmap {
        decodedPixels += pixels
        guard decodedPixels <= DrawingResources.maximumDecodedPixels else {
            throw .tooManyImagePixels(limit: DrawingResources.maximumDecodedPixels)
        }
        do throws(ImageError) {
            return try body()
        } catch {
            throw .damagedImage(id, path: path, error)
        }
    }

    /// Counts a surface with this number of pixels while `body` runs.
    func withSurface(pixels: Int, _ body: () throws(RasterError) -> Void) throws(RasterError) {
        surfacePixels += pixels
        defer { surfacePixels -= pixels }
        guard surfacePixels <= DrawingResources.maximumSurfacePixels else {
            throw .tooManyLayerPixels(limit: DrawingResources.maximumSurfacePixels)
        }
        try body()
    }
}
