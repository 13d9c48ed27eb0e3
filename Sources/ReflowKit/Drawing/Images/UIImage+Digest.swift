package import Basics
import ImageCodecs

extension UIImage {
    /// What tells it from another image of its name and size: the pixels, and its tint as it comes out under `traits`.
    /// nil for an image without pixels, and for a placeholder, which stands for its name and has no more to tell.
    package func contentDigest(in traits: UITraitCollection) -> ContentDigest? {
        guard name == nil || hasFile, let pixels = asset?.pixelDigest else { return nil }
        return tint.map { ContentDigest(of: "\(pixels)\($0.hexadecimal(in: traits))") } ?? pixels
    }
}
