public import Foundation
import KitSchema

extension InterfaceBuilderDocument {
    /// The result of parsing an Interface Builder document.
    public struct ParseResult: Sendable, Equatable {
        /// The document; nil if there are errors.
        public var document: InterfaceBuilderDocument?
        /// The diagnostics in the order of the file: at most ``LayoutLimits/diagnostics``, and one with the number of
        /// the others.
        public var diagnostics: [Diagnostic]
    }

    /// Parses any bytes as a document of Xcode 5 or later. Bad input leads to diagnostics, and unknown elements to
    /// warnings.
    /// - Parameters:
    ///   - data: the file's bytes.
    ///   - file: the name of the file in diagnostics.
    ///   - options: UIKit's classes, the user's own classes, and limits.
    public static func parse(_ data: Data, file: String, options: ParseOptions) -> ParseResult {
        var decoder = InterfaceBuilderDecoder(file: file, options: options)
        do throws(DocumentElementReader.Failure) {
            var root = try DocumentElementReader.read(data, limits: options.limits)
            if let translation = options.translation { root.translate(by: translation) }
            let document = decoder.document(root)
            return ParseResult(
                document: decoder.log.hasErrors ? nil : document, diagnostics: decoder.log.diagnostics)
        } catch {
            decoder.log.add(Diagnostic(.error, error.code, error.message, file: file, at: error.position))
            return ParseResult(document: nil, diagnostics: decoder.log.diagnostics)
        }
    }
}
