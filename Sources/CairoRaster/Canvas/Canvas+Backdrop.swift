internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    /// Blurs what lies on the canvas below a path. Where a layer is painted to a surface of its own, that is what is in
    /// the layer so far.
    func backdrop(_ blur: BackdropBlur, in space: Space) throws(RasterError) {
        guard blur.radius > 0, blur.radius.isFinite, let touched = space.pixels(touchedBy: blur.path.boundingBox),
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
        let sigma = min(blur.radius * space.meanScale, ShadowBlur.maximumSigma)
        try resources.withSurface(pixels: region.area) { () throws(RasterError) in
            let first = (region.y - surface.y) * stride + region.x - surface.x
            let blurred = bytes.withMemoryRebound(to: UInt32.self, capacity: first + region.height * stride) {
                BlurredPixels(
                    UnsafePointer($0 + first), stride: stride, width: region.width, height: region.height, sigma: sigma)
            }
            // Of one colour everywhere: it stays as it is.
            guard let blurred else { return }
            try isolated { () throws(RasterError) in
                try blurred.pixels.withUnsafeBufferPointer { (buffer) throws(RasterError) in
                    guard let memory = buffer.baseAddress else { return }
                    let image = try ImageSurface(reading: memory, region: region, stride: region.width * 4)
                    cairo_set_source_surface(context, image.handle, 0, 0)
                    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                    fillArea(blur.path, in: space)
                    clearSource()
                }
            }
        }
    }
}
