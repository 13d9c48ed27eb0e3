public import Foundation

extension SuiteDocument {
    /// Reads the text of a suite file, whatever it is: bad input ends in diagnostics that name line and column.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: what diagnostics call the file.
    public static func parse(_ data: Data, file: String) throws(InvalidFile) -> SuiteDocument {
        let (document, diagnostics) = DocumentDecoder.decode(data, file: file) { $0.suite($1) }
        guard let document else { throw InvalidFile(diagnostics: diagnostics) }
        return document
    }
}
