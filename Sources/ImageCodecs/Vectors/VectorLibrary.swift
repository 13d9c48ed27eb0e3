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
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            return .failure(.missingLibrary(kind: kind.rawValue, package: package))
        }
        // All levels.
        g_log_set_handler(logDomain, GLogLevelFlags(rawValue: -1), { _, _, _, _ in }, nil)
        return .success(VectorLibrary(name: name, handle: handle))
    }

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
        if let error { throw .damaged(error.pointee.message.map { String(cString: $0) } ?? "no reason is known") }
        guard let value else { throw .damaged("no reason is known") }
        return value
    }
}

/// The kind of a vector picture.
package enum VectorKind: String, Sendable, CaseIterable {
    case svg = "SVG"
    case pdf = "PDF"

    /// The kind of a file; nil for other files. An SVG may begin with comments.
    package init?(of data: Data) {
        if data.starts(with: Data("%PDF-".utf8)) {
            self = .pdf
        } else if String(decoding: data.prefix(1024), as: UTF8.self).contains("<svg") {
            self = .svg
        } else {
            return nil
        }
    }
}
