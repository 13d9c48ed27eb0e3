public import Foundation

extension LayoutDocument {
    /// What became of a layout file.
    public struct ParseResult: Sendable, Equatable {
        /// Nil if there are errors.
        public var document: LayoutDocument?
        /// In the order of the file, at most ``LayoutLimits/diagnostics`` and one that counts the rest.
        public var diagnostics: [Diagnostic]

        public init(document: LayoutDocument?, diagnostics: [Diagnostic]) {
            self.document = document
            self.diagnostics = diagnostics
        }

        public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
        public var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
    }

    /// Reads the text of a layout file, whatever it is: bad input ends in diagnostics.
    ///
    /// One run finds all mistakes of a file, but for those of its JSON syntax, of which the first ends it.
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: what diagnostics call the file.
    ///   - options: the user's own classes, and limits.
    public static func parse(_ data: Data, file: String, options: ParseOptions = ParseOptions()) -> ParseResult {
        let (document, diagnostics) = DocumentDecoder.decode(data, file: file, options: options) { $0.document($1) }
        return ParseResult(document: document, diagnostics: diagnostics)
    }
}
