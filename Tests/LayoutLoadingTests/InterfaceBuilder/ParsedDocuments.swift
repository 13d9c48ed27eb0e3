import Foundation
import LayoutDocument
import LayoutLoading

/// The documents of third parties, each parsed once for all tests.
@MainActor
enum ParsedDocuments {
    private static var known: [URL: InterfaceBuilderDocument.ParseResult] = [:]

    static func parse(_ url: URL) throws -> InterfaceBuilderDocument.ParseResult {
        let url = url.standardizedFileURL
        if let result = known[url] { return result }
        let result = InterfaceBuilderDocument.parse(
            try Data(contentsOf: url), file: url.lastPathComponent, options: ParseOptions())
        known[url] = result
        return result
    }
}
