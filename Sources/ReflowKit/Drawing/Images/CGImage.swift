public import Foundation
package import ImageCodecs

/// The pixels of an image, without a scale.
public final class CGImage: Sendable {
    package let asset: ImageAsset

    init(_ asset: ImageAsset) {
        self.asset = asset
    }

    /// The width in pixels.
    public var width: Int { asset.width }
    /// The height in pixels.
    public var height: Int { asset.height }
}

extension UIImage {
    /// An image of these pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(asset: cgImage.asset, scale: 1)
    }

    /// An image of these pixels, shown upright. Unreadable pixels are found only when the image is drawn.
    ///
    /// - Parameters:
    ///   - scale: in pixels per point.
    ///   - orientation: the orientation of the pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(asset: cgImage.asset, scale: scale, orientation: orientation)
    }
}

extension UIImage.Orientation {
    /// The same orientation in the terms of image files.
    var stored: ImageOrientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}
