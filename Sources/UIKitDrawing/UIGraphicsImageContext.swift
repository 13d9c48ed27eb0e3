import CairoRaster
public import Foundation
public import ReflowKit

/// The images that are being drawn on this thread, the innermost last.
private let imageContexts = ThreadLocal<[ImageContext]>()

private struct ImageContext {
    let context: CGContext
    let bounds: CGRect
    let scale: CGFloat
}

/// Begins an image of one pixel per point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one, until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the background is black instead of clear.
///   - scale: in pixels per point; 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size).standardized
    let context = CGContext(canvas: bounds)
    if opaque { context.fill(bounds) }
    UIGraphicsPushContext(context)
    let image = ImageContext(
        context: context, bounds: bounds, scale: scale > 0 ? scale : UIGraphicsImageRendererFormat().scale)
    imageContexts.value = (imageContexts.value ?? []) + [image]
}

/// The image of everything drawn so far; nil outside of an image context, or if the image is too large or contains
/// images that cannot be decoded.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = imageContexts.value?.last, image.bounds.width > 0, image.bounds.height > 0 else { return nil }
    return UIImage(drawing: image.context, in: image.bounds, scale: image.scale)
}

/// Ends the image. The context that was current before is the current one again.
public func UIGraphicsEndImageContext() {
    guard imageContexts.value?.isEmpty == false else { return }
    imageContexts.value = imageContexts.value.map { $0.dropLast() }
    UIGraphicsPopContext()
}

extension UIImage {
    /// An image of a context's contents; fails if they cannot be drawn.
    convenience init?(drawing context: CGContext, in bounds: CGRect, scale: CGFloat) {
        guard let bitmap = try? CurrentRasterizer.value.draw(context.drawing(in: bounds), scale: scale) else {
            return nil
        }
        self.init(bitmap: bitmap, scale: scale)
    }
}
