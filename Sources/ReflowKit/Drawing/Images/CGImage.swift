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

    /// An image of these pixels, turned upright: ``imageOrientation`` is ``Orientation/up``.
    ///
    /// - Parameters:
    ///   - scale: in pixels per point.
    ///   - orientation: how the pixels lie.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        // Pixels that cannot be read stay as they are: drawing them says why.
        let bitmap = orientation == .up ? nil : try? cgImage.asset.bitmap()
        let asset = bitmap.map { ImageAsset(bitmap: $0.oriented(orientation.stored)) }
        self.init(asset: asset ?? cgImage.asset, scale: scale)
    }
}

extension UIImage.Orientation {
    fileprivate var stored: ImageOrientation {
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
