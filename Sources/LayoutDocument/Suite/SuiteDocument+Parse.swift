public import Foundation
import KitSchema

extension SuiteDocument {
    /// Parses any text as a suite file; bad input leads to diagnostics with line and column.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: the name of the file in diagnostics.
    public static func parse(_ data: Data, file: String) throws(InvalidFile) -> SuiteDocument {
        let (document, diagnostics) = DocumentDecoder.decode(data, file: file) { $0.suite($1) }
        guard let document else { throw InvalidFile(diagnostics: diagnostics) }
        return document
    }
}
