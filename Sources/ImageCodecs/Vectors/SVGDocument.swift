internal import CGLib
import Foundation

/// An SVG in memory, read by librsvg.
final class SVGDocument {
    /// librsvg's rectangle.
    private struct Viewport {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private typealias GErrors = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    private typealias New =
        @convention(c) (UnsafePointer<UInt8>?, UInt, GErrors?) -> OpaquePointer?
    private typealias SetDPI = @convention(c) (OpaquePointer, Double) -> Void
    private typealias PixelSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    private typealias Render =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, GErrors?) -> Int32
    private typealias Release = @convention(c) (OpaquePointer) -> Void

    private static let library = VectorLibrary.load(
        "librsvg-2.so.2", kind: .svg, package: "librsvg2-2", logDomain: "librsvg")

    /// librsvg's version is in three variables.
    static func libraryVersion() throws(ImageError) -> String {
        let library = try SVGDocument.library.get()
        var parts: [String] = []
        for part in ["major", "minor", "micro"] {
            let address = try library.function("rsvg_\(part)_version", as: UnsafePointer<UInt32>.self)
            parts.append("\(address.pointee)")
        }
        return "librsvg \(parts.joined(separator: "."))"
    }

    private let handle: OpaquePointer
    private let library: VectorLibrary
    private let release: Release

    init(_ data: Data) throws(ImageError) {
        try SVGText.check(data)
        library = try SVGDocument.library.get()
        release = try library.function("g_object_unref", as: Release.self)
        let new = try library.function("rsvg_handle_new_from_data", as: New.self)
        let setDPI = try library.function("rsvg_handle_set_dpi", as: SetDPI.self)
        // Without a base URI, librsvg reads no other file.
        let bytes = [UInt8](data)
        handle = try VectorLibrary.check { errors in
            bytes.withUnsafeBufferPointer { new($0.baseAddress, UInt($0.count), errors) }
        }
        // A point of an SVG is a point of UIKit.
        setDPI(handle, 72)
    }

    deinit {
        release(handle)
    }

    /// The width and height that the file states, or else those of its `viewBox`.
    func size() throws(ImageError) -> CGSize {
        let pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self)
        var (width, height) = (0.0, 0.0)
        if pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        typealias Dimensions =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
                UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
            ) -> Void
        let dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self)
        // A length is a double and a unit.
        var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
        var (across, down) = ((0.0, Int32(0)), (0.0, Int32(0)))
        var box = Viewport()
        dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
        guard hasBox != 0 else { throw .unsupported("an SVG without width, height and viewBox") }
        return CGSize(width: box.width, height: box.height)
    }

    /// Draws the picture over a rectangle at the origin.
    /// - Parameter context: a context of cairo's.
    func draw(in context: OpaquePointer, size: CGSize) throws(ImageError) {
        let render = try library.function("rsvg_handle_render_document", as: Render.self)
        var viewport = Viewport(width: size.width, height: size.height)
        _ = try VectorLibrary.check { errors in
            render(handle, context, &viewport, errors) != 0 ? true : nil
        }
    }
}
