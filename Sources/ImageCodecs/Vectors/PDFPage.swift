internal import CGLib
import Foundation

/// The first page of a PDF, read by poppler.
final class PDFPage {
    private typealias GErrors = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    private typealias NewDocument =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, GErrors?) -> OpaquePointer?
    private typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    private typealias GetSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    private typealias Release = @convention(c) (OpaquePointer) -> Void
    private typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Scan =
        @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<OpaquePointer?>) -> Int32
    private typealias Ask = @convention(c) (OpaquePointer) -> Int32

    private static let library = VectorLibrary.load(
        "libpoppler-glib.so.8", kind: .pdf, package: "libpoppler-glib8", logDomain: "Poppler")

    static func libraryVersion() throws(ImageError) -> String {
        typealias Version = @convention(c) () -> UnsafePointer<CChar>
        let version = try PDFPage.library.get().function("poppler_get_version", as: Version.self)
        return "poppler \(String(cString: version()))"
    }

    private let library: VectorLibrary
    private let document: OpaquePointer
    private let page: OpaquePointer
    private let release: Release

    init(_ data: Data) throws(ImageError) {
        try PDFPage.checkPictures(in: data)
        library = try PDFPage.library.get()
        release = try library.function("g_object_unref", as: Release.self)
        let new = try library.function("poppler_document_new_from_bytes", as: NewDocument.self)
        let getPage = try library.function("poppler_document_get_page", as: GetPage.self)
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        guard let bytes else { throw .damaged("no memory for its bytes") }
        defer { g_bytes_unref(bytes) }
        let document = try VectorLibrary.check { new(bytes, nil, $0) }
        guard let page = getPage(document, 0) else {
            release(document)
            throw .damaged("it has no page")
        }
        self.document = document
        self.page = page
        try checkFonts()
    }

    deinit {
        release(page)
        release(document)
    }

    /// Throws if a picture in the file states more pixels than any picture may have. Those of compressed objects are not
    /// seen here.
    private static func checkPictures(in data: Data) throws(ImageError) {
        var rest = data[...]
        while let found = rest.range(of: Data("/Width".utf8)) {
            let around = rest[max(rest.startIndex, found.lowerBound - dictionaryBytes)...].prefix(2 * dictionaryBytes)
            rest = rest[found.upperBound...]
            guard let width = number(at: found.upperBound, in: data),
                let key = around.range(of: Data("/Height".utf8)),
                let height = number(at: key.upperBound, in: data)
            else { continue }
            guard ImageLimits.allow(width: width, height: height) else {
                throw .unsupported("a PDF with a picture of \(width) × \(height) pixels")
            }
        }
    }

    /// The maximum distance between the width and the height of a picture in its dictionary.
    private static let dictionaryBytes = 512

    /// The whole number after a key; at most nine digits, so that products do not overflow.
    private static func number(at start: Data.Index, in data: Data) -> Int? {
        let digits = data[start...].prefix(32).drop { $0 <= 32 }.prefix { (48...57).contains($0) }.prefix(9)
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Throws if the page needs a font that is not in the file: poppler would take one that is installed.
    private func checkFonts() throws(ImageError) {
        let new = try library.function("poppler_font_info_new", as: Make.self)
        let scan = try library.function("poppler_font_info_scan", as: Scan.self)
        let isEmbedded = try library.function("poppler_fonts_iter_is_embedded", as: Ask.self)
        let next = try library.function("poppler_fonts_iter_next", as: Ask.self)
        let free = try library.function("poppler_fonts_iter_free", as: Release.self)
        guard let info = new(document) else { throw .damaged("no memory for its fonts") }
        defer { release(info) }
        var fonts: OpaquePointer?
        guard scan(info, 1, &fonts) != 0, let fonts else { return }
        defer { free(fonts) }
        repeat {
            guard isEmbedded(fonts) != 0 else {
                throw .unsupported(
                    "a PDF with text whose font is not in the file (embed the font, or convert the text to outlines)")
            }
        } while next(fonts) != 0
    }

    /// The size of the part of the page that is shown, in points.
    func size() throws(ImageError) -> CGSize {
        let getSize = try library.function("poppler_page_get_size", as: GetSize.self)
        var (width, height) = (0.0, 0.0)
        getSize(page, &width, &height)
        return CGSize(width: width, height: height)
    }

    /// Draws the page over a rectangle of its size at the origin.
    /// - Parameter context: a context of cairo's.
    func draw(in context: OpaquePointer) throws(ImageError) {
        try library.function("poppler_page_render", as: Render.self)(page, context)
    }
}
