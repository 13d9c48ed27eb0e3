import CairoRaster
public import Foundation
import KitValues
public import ReflowKit

/// The format of an image that is drawn in code.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat
    /// Whether the background is black instead of clear.
    open var opaque = false

    /// The format with the scale of the current traits, or with one pixel per point if they have none.
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

/// The drawing context of a renderer's closure. While the closure runs, it is the current context.
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
    ///   - format: the format. It is not copied, so later changes to it have an effect.
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

    /// The image that `actions` draws. If it cannot be drawn, because it is too large or contains images that cannot be
    /// decoded, the result is an image of size zero.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(canvas: bounds)
        if format.opaque { context.fill(bounds) }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format: format))
        UIGraphicsPopContext()
        return UIImage(drawing: context, in: bounds, scale: format.scale) ?? UIImage()
    }

    /// The image that `actions` draws, as a PNG file. If it cannot be drawn, the data is empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
