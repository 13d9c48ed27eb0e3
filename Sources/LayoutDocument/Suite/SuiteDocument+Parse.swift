public import Foundation

extension SuiteDocument {
    /// Reads the text of a suite file, whatever it is: bad input ends in diagnostics that name line and column.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: what diagnostics call the file.
    public static func parse(_ data: Data, file: String) throws(SuiteDocumentError) -> SuiteDocument {
        let (document, diagnostics) = DocumentDecoder.decode(data, file: file) { $0.suite($1) }
        guard let document else { throw SuiteDocumentError(diagnostics: diagnostics) }
        return document
    }
}

/// Everything that is wrong with a suite file.
public struct SuiteDocumentError: Error, Sendable, Equatable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// One line a diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
