internal import Basics
internal import CGLib
package import Foundation

/// A library that draws vector pictures. It is loaded when the first picture of its kind is read.
///
/// The command is not linked with librsvg and poppler: they bring thirty further libraries, whose loading would cost
/// every start as much as drawing a screen, and most layouts have no vector. Poppler is also under the GPL, so nothing
/// that is distributed may need it. A library is never unloaded, because GObject's types cannot be.
final class VectorLibrary: @unchecked Sendable {
    // Immutable, and the loader's functions can be called from any thread.
    private let handle: UnsafeMutableRawPointer
    private let name: String

    private init(name: String, handle: UnsafeMutableRawPointer) {
        self.name = name
        self.handle = handle
    }

    /// - Parameters:
    ///   - name: the library's name with the version of its interface.
    ///   - package: the Debian package that has the library.
    ///   - logDomain: the library's name in GLib's log. Its messages are not printed: errors are thrown.
    static func load(
        _ name: String, kind: VectorKind, package: String, logDomain: String
    ) -> Result<VectorLibrary, ImageError> {
        // A bundle's cairo and GLib are not those for which the machine's libraries were built.
        guard PortableBundle.current == nil, let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            return .failure(.missingLibrary(kind: kind.rawValue, package: package))
        }
        // All levels.
        g_log_set_handler(logDomain, GLogLevelFlags(rawValue: -1), { _, _, _, _ in }, nil)
        _ = isLogKept
        return .success(VectorLibrary(name: name, handle: handle))
    }

    /// Drops the structured messages of the libraries, which handlers of domains do not get. GLib takes only one such
    /// function.
    private static let isLogKept: Void = g_log_set_writer_func(
        { level, fields, count, data in
            for index in 0..<Int(count) {
                guard let field = fields?[index], let key = field.key, strcmp(key, "GLIB_DOMAIN") == 0,
                    let value = field.value
                else { continue }
                let domain = value.assumingMemoryBound(to: CChar.self)
                if strcmp(domain, "librsvg") == 0 || strcmp(domain, "Poppler") == 0 { return G_LOG_WRITER_HANDLED }
            }
            return g_log_writer_default(level, fields, count, data)
        }, nil, nil)

    /// A function of the library, or of a library that it needs.
    func function<Function>(_ symbol: String, as type: Function.Type) throws(ImageError) -> Function {
        guard let address = dlsym(handle, symbol) else { throw .unsupported("\(name) without \(symbol)") }
        return unsafeBitCast(address, to: type)
    }

    /// Calls a function that reports errors in GLib's way.
    static func check<Value>(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value?
    ) throws(ImageError) -> Value {
        var error: UnsafeMutablePointer<GError>?
        let value = call(&error)
        defer { if let error { g_error_free(error) } }
        let reason = error?.pointee.message.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) }
        if error != nil { throw .damaged("\(reason ?? "no reason is known"); export it again") }
        guard let value else { throw .damaged("no reason is known; export it again") }
        return value
    }
}

/// The kind of a vector picture.
package enum VectorKind: String, Sendable, CaseIterable {
    case svg = "SVG"
    case pdf = "PDF"

    /// The kind of a file; nil for other files.
    package init?(of data: Data) {
        if data.starts(with: Data("%PDF-".utf8)) {
            self = .pdf
        } else if MarkupStart.rootElement(of: data) == "svg" {
            self = .svg
        } else {
            return nil
        }
    }

    /// The name and version of the library that draws this kind: `librsvg 2.54.7`. It is loaded for this.
    /// - Throws: the reason why there is none.
    package func libraryVersion() throws(ImageError) -> String {
        switch self {
        case .svg: try SVGDocument.libraryVersion()
        case .pdf: try PDFPage.libraryVersion()
        }
    }
}
