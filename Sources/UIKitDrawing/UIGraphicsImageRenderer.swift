import CairoRaster
public import Foundation
import KitValues
public import ReflowKit

/// What an image that is drawn in code is made of.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point.
    open var scale: CGFloat
    /// Whether what nobody paints is black instead of clear.
    open var opaque = false

    /// The current traits' scale, one pixel to the point if they have none.
    public override init() {
        let scale = UITraitCollection.current.displayScale
        self.scale = scale > 0 ? scale : 1
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the closure of a renderer draws in; it is the current context meanwhile.
public final class UIGraphicsImageRendererContext {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect)
    }

    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// - Parameters:
    ///   - bounds: the part of the plane that the image shows, in points.
    ///   - format: copied by nobody: later changes count.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The image that `actions` draws; one of no size where it cannot be painted: larger than images may be, or with
    /// pictures in it that cannot be decoded.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(canvas: bounds)
        if format.opaque { context.fill(bounds) }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format: format))
        UIGraphicsPopContext()
        do {
            let bitmap = try CurrentRasterizer.value.draw(context.finish(in: bounds), scale: format.scale)
            return UIImage(bitmap: bitmap, scale: format.scale)
        } catch {
            return UIImage()
        }
    }

    /// The image that `actions` draws, as a PNG file; no bytes where it cannot be painted.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
