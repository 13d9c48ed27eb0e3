public import Foundation
package import ImageCodecs

/// The pixels of an image, without a scale.
public final class CGImage: Sendable {
    package let asset: ImageAsset

    init(_ asset: ImageAsset) {
        self.asset = asset
    }

    /// In pixels.
    public var width: Int { asset.width }
    /// In pixels.
    public var height: Int { asset.height }
}

extension UIImage {
    /// An image of these pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(asset: cgImage.asset, scale: 1)
    }

    /// An image of these pixels, which is shown upright. Whether they can be read is found out when it is drawn.
    ///
    /// - Parameters:
    ///   - scale: in pixels per point.
    ///   - orientation: how the pixels lie.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(asset: cgImage.asset, scale: scale, orientation: orientation)
    }
}

extension UIImage.Orientation {
    /// The same among those of files.
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
