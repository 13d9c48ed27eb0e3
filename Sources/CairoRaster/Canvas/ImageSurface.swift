import Basics
internal import CCairo
import Foundation

/// A cairo image surface, checked when it is created. Its coordinates are device pixels: the first pixel in memory is
/// at the origin of `region`.
final class ImageSurface {
    let handle: OpaquePointer
    let region: PixelRect

    /// Paints to the caller's memory, of `region.width` pixels a row, which must outlive the surface.
    convenience init(borrowing pixels: UnsafeMutablePointer<UInt32>, region: PixelRect) throws(RasterError) {
        try self.init(
            UnsafeMutableRawPointer(pixels), format: CAIRO_FORMAT_ARGB32, region: region, stride: region.width * 4)
    }

    /// Paints coverage to the caller's memory, which must outlive the surface.
    /// - Parameter stride: the number of bytes from row to row, a multiple of four.
    convenience init(
        borrowing coverage: UnsafeMutablePointer<UInt8>, region: PixelRect, stride: Int
    ) throws(RasterError) {
        try self.init(UnsafeMutableRawPointer(coverage), format: CAIRO_FORMAT_A8, region: region, stride: stride)
    }

    /// Reads the caller's memory, which must outlive the surface. Nothing is ever painted to it.
    convenience init(
        reading pixels: UnsafePointer<UInt32>, region: PixelRect, stride: Int
    ) throws(RasterError) {
        try self.init(
            UnsafeMutableRawPointer(mutating: pixels), format: CAIRO_FORMAT_ARGB32, region: region, stride: stride)
    }

    private init(
        _ memory: UnsafeMutableRawPointer, format: cairo_format_t, region: PixelRect, stride: Int
    ) throws(RasterError) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        guard
            let handle = cairo_image_surface_create_for_data(
                bytes, format, Int32(region.width), Int32(region.height), Int32(stride))
        else { throw .outOfMemory }
        self.handle = handle
        self.region = region
        try RasterError.check(cairo_surface_status(handle))
        cairo_surface_set_device_offset(handle, Double(-region.x), Double(-region.y))
    }

    deinit {
        // A pattern may retain the surface, but must no longer access its memory.
        cairo_surface_finish(handle)
        cairo_surface_destroy(handle)
    }
}

extension RasterError {
    static func check(_ status: cairo_status_t) throws(RasterError) {
        if status == CAIRO_STATUS_SUCCESS { return }
        if status == CAIRO_STATUS_NO_MEMORY { throw .outOfMemory }
        throw .cairo(String(cString: cairo_status_to_string(status)))
    }
}
