import Basics
internal import CCairo
import Foundation
import ImageCodecs
import KitValues

extension Bitmap {
    /// The bitmap's pixels that a part of it covers or touches; `nil` for a part outside.
    func pixels(touchedBy part: CGRect) -> PixelRect? {
        PixelRect(touchedBy: part, within: PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// A part of the bitmap, stretched over a rectangle: averaged if it shrinks, interpolated linearly if it grows.
    /// Pixels outside the part have no influence, and edges do not fade.
    ///
    /// - Parameters:
    ///   - source: the part in pixels of the bitmap, which touches at least one of them.
    ///   - destination: the rectangle in pixels of the result, which has all pixels that the rectangle touches.
    func scaled(_ source: CGRect, to destination: CGRect) throws(RasterError) -> Bitmap {
        let region = PixelRect(
            fromX: 0, y: 0, toX: Int(clamping: destination.maxX.rounded(.up)),
            y: Int(clamping: destination.maxY.rounded(.up)))
        // A part thinner than a pixel is the mean over one pixel.
        let scale = CGSize(
            width: source.width / max(1, destination.width), height: source.height / max(1, destination.height))
        let toSource = CGAffineTransform(translationX: -destination.minX, y: -destination.minY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: source.minX, y: source.minY))
        let shrinks = scale.width > 1 || scale.height > 1
        return try Bitmap(width: region.width, height: region.height) { (pixels) throws(RasterError) in
            guard let memory = pixels.baseAddress else { return }
            memset(memory, 0, pixels.count * 4)
            let surface = try ImageSurface(borrowing: memory, region: region)
            guard let context = cairo_create(surface.handle) else { throw .outOfMemory }
            defer { cairo_destroy(context) }
            try withPattern(of: source, toSource, shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR) { pattern in
                cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                cairo_set_source(context, pattern)
                cairo_paint(context)
            }
            cairo_surface_flush(surface.handle)
            try RasterError.check(cairo_status(context))
        }
    }

    /// Provides a part as a pattern whose edge pixels are repeated outside it.
    ///
    /// - Parameter toSource: the transform from device pixels to pixels of the bitmap.
    func withPattern(
        of source: CGRect, _ toSource: CGAffineTransform, _ filter: cairo_filter_t,
        _ body: (OpaquePointer) throws(RasterError) -> Void
    ) throws(RasterError) {
        guard let part = self.pixels(touchedBy: source) else { return }
        try pixels.withUnsafeBufferPointer { (buffer) throws(RasterError) in
            guard let memory = buffer.baseAddress else { return }
            let surface = try ImageSurface(
                reading: memory + part.y * width + part.x, region: part, stride: width * 4)
            guard let pattern = cairo_pattern_create_for_surface(surface.handle) else { throw .outOfMemory }
            defer { cairo_pattern_destroy(pattern) }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, filter)
            var matrix = cairo_matrix_t(toSource)
            cairo_pattern_set_matrix(pattern, &matrix)
            try withExtendedLifetime(surface) { () throws(RasterError) in try body(pattern) }
        }
    }
}
