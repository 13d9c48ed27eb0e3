import Basics
import Foundation

/// The key of an image that was scaled for a place: it determines the pixels.
struct ScaledImageKey: Sendable, Hashable {
    var image: ContentDigest
    /// The part of the image, in its pixels.
    var source: CGRect
    /// The rectangle in device pixels, relative to the first pixel that it touches.
    var destination: CGRect
}
