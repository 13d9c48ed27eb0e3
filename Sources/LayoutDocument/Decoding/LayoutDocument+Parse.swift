public import Foundation
import KitSchema

extension LayoutDocument {
    /// The result of parsing a layout file.
    public struct ParseResult: Sendable, Equatable {
        /// The document; nil if there are errors.
        public var document: LayoutDocument?
        /// The diagnostics in the order of the file: at most ``LayoutLimits/diagnostics``, and one with the number of
        /// the others.
        public var diagnostics: [Diagnostic]

        public init(document: LayoutDocument?, diagnostics: [Diagnostic]) {
            self.document = document
            self.diagnostics = diagnostics
        }

        public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
        public var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
    }

    /// Parses any text as a layout file; bad input leads to diagnostics.
    ///
    /// One run finds all mistakes of a file, except that it stops at the first mistake in the JSON syntax.
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: the name of the file in diagnostics.
    ///   - options: UIKit's classes, the user's own classes, and limits.
    public static func parse(_ data: Data, file: String, options: ParseOptions) -> ParseResult {
        let (document, diagnostics) = DocumentDecoder.decode(data, file: file, options: options) { $0.document($1) }
        return ParseResult(document: document, diagnostics: diagnostics)
    }
}
