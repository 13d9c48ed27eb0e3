package import Assets
import ImageCodecs

extension UIImage {
    /// The reason why an image of paths cannot be drawn; nil for one that can, and for every other image.
    package var drawingFailure: AssetError? {
        guard let asset, let vector = asset.vector else { return nil }
        do throws(ImageError) {
            try vector.picture.checkDrawing()
            return nil
        } catch {
            return .undecodable(path: asset.path ?? name ?? "", reason: "\(error)")
        }
    }
}
