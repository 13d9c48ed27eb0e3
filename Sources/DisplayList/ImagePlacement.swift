public import Basics
public import Foundation

/// The identity of an image: the digest of its file and its size. The pixels are not part of the list.
public struct ImageID: Sendable, Hashable {
    public var digest: ContentDigest
    /// The size, in pixels.
    public var width: Int
    public var height: Int

    public init(digest: ContentDigest, width: Int, height: Int) {
        self.digest = digest
        self.width = width
        self.height = height
    }
}

/// A part of an image, stretched over a rectangle.
public struct ImagePlacement: Sendable, Equatable {
    public var image: ImageID
    /// The part of the image, in pixels; by default the whole image.
    public var source: CGRect
    /// The rectangle to fill, in points.
    public var destination: CGRect
    /// A colour that replaces the image's own colours; only the image's alpha is used:
    /// `UIImage.RenderingMode.alwaysTemplate`.
    public var tint: RGBAColor?

    public init(_ image: ImageID, source: CGRect? = nil, destination: CGRect, tint: RGBAColor? = nil) {
        self.image = image
        self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.destination = destination
        self.tint = tint
    }
}
