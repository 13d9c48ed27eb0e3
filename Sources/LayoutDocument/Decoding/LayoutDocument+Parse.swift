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
        var decoder = DocumentDecoder(file: file, options: options)
        do throws(JSONSyntaxError) {
            let json = try JSONReader.parse(data, limits: options.limits)
            for duplicate in json.duplicateKeys {
                decoder.report(
                    .duplicateKey,
                    "duplicate key \(Wording.quoted(duplicate.key)); the first is at \(duplicate.first)",
                    at: duplicate.position)
            }
            let document = decoder.document(json.root)
            return ParseResult(
                document: decoder.log.hasErrors ? nil : document, diagnostics: decoder.log.diagnostics)
        } catch {
            decoder.report(error.code, error.message, at: error.position)
            return ParseResult(document: nil, diagnostics: decoder.log.diagnostics)
        }
    }
}
