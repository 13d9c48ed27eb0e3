package import Basics
import ImageCodecs

extension UIImage {
    /// A digest of the pixels and of the tint under `traits`, which differs between images of the same name and size.
    /// It is nil for an image without pixels, and for a placeholder, which is drawn from its name alone.
    package func contentDigest(in traits: UITraitCollection) -> ContentDigest? {
        guard name == nil || hasFile, let pixels = asset?.pixelDigest else { return nil }
        return tint.map { ContentDigest(of: "\(pixels)\($0.hexadecimal(in: traits))") } ?? pixels
    }
}
