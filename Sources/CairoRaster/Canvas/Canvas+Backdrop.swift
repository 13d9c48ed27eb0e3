import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    /// The saturation from which every colour is as far from grey as it can be.
    private static let largestSaturation = 1000.0

    /// Blurs the pixels of the canvas inside a path. Inside a layer with its own surface, only the layer's pixels are
    /// blurred.
    func backdrop(_ blur: BackdropBlur, in space: Space) throws(RasterError) {
        guard blur.radius > 0, blur.radius.isFinite, blur.saturation.isFinite,
            let touched = space.pixels(touchedBy: blur.path.boundingBox),
            let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
        else { return }
        cairo_surface_flush(target)
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        let stride = Int(cairo_image_surface_get_stride(target)) / 4
        let surface = PixelRect(
            x: -Int(offsetX), y: -Int(offsetY), width: Int(cairo_image_surface_get_width(target)),
            height: Int(cairo_image_surface_get_height(target)))
        let region = touched.intersection(surface)
        guard !region.isEmpty, let bytes = cairo_image_surface_get_data(target) else { return }
        let filter = PixelBlur(
            sigma: min(blur.radius * space.meanScale, ShadowBlur.maximumSigma),
            saturation: min(max(blur.saturation, 0), Canvas.largestSaturation))
        let first = (region.y - surface.y) * stride + region.x - surface.x
        let count = (region.height - 1) * stride + region.width
        if fillsWholePixels(blur.path, region, in: space) {
            bytes.withMemoryRebound(to: UInt32.self, capacity: first + count) { pixels in
                _ = filter.apply(to: pixels + first, stride: stride, width: region.width, height: region.height)
            }
            cairo_surface_mark_dirty(target)
            return
        }
        try resources.withSurface(pixels: region.area) { () throws(RasterError) in
            var pixels = bytes.withMemoryRebound(to: UInt32.self, capacity: first + count) { pixels in
                Array(UnsafeBufferPointer(start: pixels + first, count: count))
            }
            let isChanged = pixels.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map {
                    filter.apply(to: $0, stride: stride, width: region.width, height: region.height)
                } ?? false
            }
            // If all pixels have one colour, the blur changes nothing.
            guard isChanged else { return }
            try isolated { () throws(RasterError) in
                try pixels.withUnsafeBufferPointer { (buffer) throws(RasterError) in
                    guard let memory = buffer.baseAddress else { return }
                    let image = try ImageSurface(reading: memory, region: region, stride: stride * 4)
                    cairo_set_source_surface(context, image.handle, 0, 0)
                    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                    fillArea(blur.path, in: space)
                    clearSource()
                }
            }
        }
    }

    /// Whether a path is a rectangle that covers whole pixels of a region, without a clip in it. The pixels can then be
    /// changed in place. This is the case for most bars.
    private func fillsWholePixels(
        _ path: Path, _ region: PixelRect, in space: Space
    ) -> Bool {
        guard case .rect(let rect) = path, space.toDevice.preservesAxes else { return false }
        let box = rect.applying(space.toDevice)
        guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ $0 == $0.rounded() }) else { return false }
        guard let clips = cairo_copy_clip_rectangle_list(context) else { return false }
        defer { cairo_rectangle_list_destroy(clips) }
        guard clips.pointee.status == CAIRO_STATUS_SUCCESS, clips.pointee.num_rectangles == 1,
            let clip = clips.pointee.rectangles?.pointee
        else { return false }
        return CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height).contains(region.rect)
    }
}
