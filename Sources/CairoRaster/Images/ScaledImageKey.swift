import Basics
import Foundation

/// Identifies the pixels of an image that is scaled for its place.
struct ScaledImageKey: Sendable, Hashable {
    var image: ContentDigest
    /// In pixels of the image.
    var source: CGRect
    /// In device pixels, its origin in the first pixel.
    var destination: CGRect
}
