import Basics
import Foundation

/// Which pixels an image has once it is scaled to its place.
struct ScaledImageKey: Sendable, Hashable {
    var image: ContentDigest
    /// In pixels of the image.
    var source: CGRect
    /// In device pixels, its origin in the first pixel.
    var destination: CGRect
}
