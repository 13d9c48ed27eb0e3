import Basics
internal import CCairo
import DisplayList
import Foundation
import ImageCodecs
import KitValues

extension Canvas {
    /// The largest result, in pixels, for which a picture is scaled as a whole. Of a larger one, only the visible part
    /// is scaled.
    private static let maximumScaledArea = 16 << 20

    private static func isWorthScaling(to size: CGSize) -> Bool {
        size.width < CGFloat(ImageLimits.maximumSide) && size.height < CGFloat(ImageLimits.maximumSide)
            && size.width * size.height <= CGFloat(maximumScaledArea)
    }

    func image(_ placement: ImagePlacement, in space: Space) throws(RasterError) {
        _ = try resources.image(placement.image)
        guard space.pixels(touchedBy: placement.destination.standardized) != nil,
            placement.tint?.isVisible ?? true
        else { return }
        var placement = placement
        var drawn = try vector(&placement, in: space)
        if drawn == nil { drawn = try resources.bitmap(of: placement.image) }
        guard let bitmap = drawn, let image = PlacedImage(placement, bitmap: bitmap) else { return }
        try self.image(image, in: space)
    }

    /// A vector, drawn at the size at which the picture is shown; nil for other pictures. The part of the picture is
    /// changed to the same part of the bitmap.
    private func vector(_ placement: inout ImagePlacement, in space: Space) throws(RasterError) -> Bitmap? {
        let asset = try resources.image(placement.image)
        guard let vector = asset.vector else { return nil }
        let (source, destination) = (placement.source.standardized, placement.destination.standardized)
        let size = vector.pixels(
            of: CGSize(width: asset.width, height: asset.height),
            enlargedBy: CGSize(
                width: hypot(space.toDevice.a, space.toDevice.b) * destination.width / source.width,
                height: hypot(space.toDevice.c, space.toDevice.d) * destination.height / source.height))
        guard let size else { return nil }
        let key = ScaledImageKey(
            image: asset.digest, source: .zero,
            destination: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        let bitmap = try resources.bitmap(
            of: vector, placement.image, path: asset.path, key: key, width: size.width, height: size.height)
        let (across, down) = (
            CGFloat(size.width) / CGFloat(asset.width), CGFloat(size.height) / CGFloat(asset.height)
        )
        placement.source = CGRect(
            x: source.minX * across, y: source.minY * down, width: source.width * across,
            height: source.height * down)
        return bitmap
    }

    func image(_ image: PlacedImage, in space: Space) throws(RasterError) {
        let box = image.destination.applying(space.toDevice).snappedForCairo
        let isUpright = space.toDevice.preservesAxes && space.toDevice.a > 0 && space.toDevice.d > 0
        if isUpright, box.width > 0, box.height > 0, Canvas.isWorthScaling(to: box.size) {
            try uprightImage(image, over: box, in: space)
        } else {
            try turnedImage(image, in: space)
        }
    }

    /// An image whose pixels are aligned with the device's after scaling.
    private func uprightImage(_ image: PlacedImage, over box: CGRect, in space: Space) throws(RasterError) {
        let origin = CGPoint(x: box.minX.rounded(.down), y: box.minY.rounded(.down))
        if box.origin == origin, box.size == image.source.size, image.source.integral == image.source {
            let toSource = CGAffineTransform(
                translationX: image.source.minX - box.minX, y: image.source.minY - box.minY)
            try paint(image, toSource, CAIRO_FILTER_NEAREST, in: space)
        } else {
            let scaled = try scaled(image, to: box.offsetBy(dx: -origin.x, dy: -origin.y))
            let toScaled = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            try paint(scaled, toScaled, CAIRO_FILTER_NEAREST, in: space)
        }
    }

    /// Paints an image that is turned, mirrored, slanted, or much larger than the canvas. If it shrinks, it is scaled
    /// first: interpolation alone would use only a few of its pixels.
    private func turnedImage(_ image: PlacedImage, in space: Space) throws(RasterError) {
        let (source, destination) = (image.source, image.destination)
        let toDevice = CGAffineTransform(translationX: -source.minX, y: -source.minY)
            .concatenating(
                CGAffineTransform(scaleX: destination.width / source.width, y: destination.height / source.height)
            )
            .concatenating(CGAffineTransform(translationX: destination.minX, y: destination.minY))
            .concatenating(space.toDevice)
        guard toDevice.isDrawable else { return }
        let size = CGSize(
            width: (source.width * hypot(toDevice.a, toDevice.b)).rounded(.up),
            height: (source.height * hypot(toDevice.c, toDevice.d)).rounded(.up))
        let shrinks = size.width < 0.75 * source.width || size.height < 0.75 * source.height
        if shrinks, Canvas.isWorthScaling(to: size) {
            try turnedImage(scaled(image, to: CGRect(origin: .zero, size: size)), in: space)
        } else {
            let toSource = toDevice.inverted()
            // An image thinner than a thousandth of a pixel is invisible, and beyond pixman's precision.
            guard toSource.longest < 1000 else { return }
            try paint(image, toSource, CAIRO_FILTER_BILINEAR, in: space)
        }
    }

    /// The image, scaled to the box, which has a whole number of device pixels. The scaled bitmap is cached.
    private func scaled(_ image: PlacedImage, to box: CGRect) throws(RasterError) -> PlacedImage {
        let key = ScaledImageKey(image: image.id.digest, source: image.source, destination: box)
        var scaled = image
        scaled.bitmap = try resources.caches.images.value(for: key, bytes: { $0.pixels.count * 4 }) {
            () throws(RasterError) in
            try image.bitmap.scaled(image.source, to: box)
        }
        scaled.source = CGRect(x: 0, y: 0, width: scaled.bitmap.width, height: scaled.bitmap.height)
        return scaled
    }

    /// - Parameter toSource: the transform from device pixels to pixels of the bitmap.
    private func paint(
        _ image: PlacedImage, _ toSource: CGAffineTransform, _ filter: cairo_filter_t, in space: Space
    ) throws(RasterError) {
        let area = Path.rect(image.destination)
        try image.bitmap.withPattern(of: image.source, toSource, filter) { (pattern) throws(RasterError) in
            if let tint = image.tint {
                try isolated { () throws(RasterError) in
                    guard setArea(area, in: space), setSource(tint) else { return }
                    cairo_clip(context)
                    cairo_mask(context, pattern)
                }
            } else {
                cairo_set_source(context, pattern)
                fillArea(area, in: space)
            }
            clearSource()
        }
    }
}
