package import Basics
internal import CCairo
package import Foundation

/// A picture that is made of paths: an SVG, or the first page of a PDF. It is read anew each time it is drawn, because
/// the libraries' documents must not be used by two threads.
package final class VectorPicture: Sendable {
    package let data: Data
    package let kind: VectorKind
    package let digest: ContentDigest
    /// The size in the file's units, which are points.
    package let size: CGSize

    /// The largest file that is read, in bytes.
    package static let maximumBytes = 8 << 20
    /// The most pixels for which a picture is drawn: more than the largest iPad's screen has. A picture that is shown
    /// larger is enlarged.
    package static let maximumPixels = 8 << 20
    /// The largest width and height, in points.
    private static let maximumSide: CGFloat = 100_000

    /// Reads the size.
    package init(data: Data) throws(ImageError) {
        guard let kind = VectorKind(of: data) else { throw data.isEmpty ? .emptyFile : .unknownFormat }
        guard data.count <= VectorPicture.maximumBytes else {
            throw .unsupported("\(kind.words) of more than \(VectorPicture.maximumBytes >> 20) MiB")
        }
        let digest = ContentDigest(of: data)
        self.data = data
        self.kind = kind
        self.digest = digest
        size = try Watchdog.shared.run(digest) { Result { () throws(ImageError) in try kind.size(of: data) } }
        let allowed = 0..<VectorPicture.maximumSide
        guard size.width > 0, size.height > 0, allowed.contains(size.width), allowed.contains(size.height) else {
            throw .unsupported("\(kind.words) of \(size.width.shortestText) × \(size.height.shortestText) points")
        }
    }

    /// Throws the reason why the picture cannot be drawn, although its size can be read. Each file is drawn for this once
    /// per process, small.
    package func checkDrawing() throws(ImageError) {
        if let known = VectorPicture.checked.withLock({ $0[digest] }) {
            if let known { throw known }
            return
        }
        var failure: ImageError?
        do throws(ImageError) {
            _ = try bitmap(width: VectorPicture.checkedSide, height: VectorPicture.checkedSide)
        } catch {
            failure = error
            // Another moment may be less busy.
            if error == .tooSlow { throw error }
        }
        VectorPicture.checked.withLock { checked in
            if checked.count >= VectorPicture.mostChecked { checked.removeAll() }
            checked[digest] = .some(failure)
        }
        if let failure { throw failure }
    }

    private static let checkedSide = 16
    /// The failures of files that were drawn once; nil for those that can be drawn.
    private static let checked = Guarded<[ContentDigest: ImageError?]>([:])
    private static let mostChecked = 4096

    /// Draws the picture, stretched over a bitmap of this size.
    /// - Precondition: both are at least 1, and there are no more than `maximumPixels`.
    package func bitmap(width: Int, height: Int) throws(ImageError) -> Bitmap {
        precondition(width > 0 && height > 0 && width * height <= VectorPicture.maximumPixels)
        let (data, kind, size) = (data, kind, size)
        return try Watchdog.shared.run(digest) {
            Result { () throws(ImageError) in
                try Bitmap(width: width, height: height) { (pixels) throws(ImageError) in
                    guard let memory = pixels.baseAddress else { return }
                    memset(memory, 0, pixels.count * 4)
                    let surface = cairo_image_surface_create_for_data(
                        UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                        Int32(width), Int32(height), Int32(width * 4))
                    defer { cairo_surface_destroy(surface) }
                    guard let context = cairo_create(surface) else { throw .damaged("no memory to draw it") }
                    defer {
                        cairo_destroy(context)
                        // The memory is the bitmap's: nothing may be drawn into it later.
                        cairo_surface_finish(surface)
                    }
                    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
                    try kind.draw(data, size: size, in: context)
                    let status = cairo_status(context)
                    guard status == CAIRO_STATUS_SUCCESS else {
                        throw .damaged(String(cString: cairo_status_to_string(status)))
                    }
                    cairo_surface_flush(surface)
                }
            }
        }
    }
}

extension VectorKind {
    fileprivate var words: String { "\(self == .svg ? "an" : "a") \(rawValue)" }

    fileprivate func size(of data: Data) throws(ImageError) -> CGSize {
        switch self {
        case .svg: try SVGDocument(data).size()
        case .pdf: try PDFPage(data).size()
        }
    }

    fileprivate func draw(_ data: Data, size: CGSize, in context: OpaquePointer) throws(ImageError) {
        switch self {
        case .svg: try SVGDocument(data).draw(in: context, size: size)
        case .pdf: try PDFPage(data).draw(in: context)
        }
    }
}
