import Assets
package import Foundation
public import LayoutDocument

/// The folders of SVG files that are drawn in place of stand-ins for symbols.
package enum TeamSymbols {
    /// Shows the symbols of a folder until the process ends.
    package static func showForProcess(_ folder: URL) throws {
        SymbolFolder.showForProcess(try SymbolFolder(folder))
    }

    /// Shows the symbols of a suite's folder, or none, until the next layout is shown.
    package static func show(for suite: SuiteDocument?) throws(LayoutLoadingError) {
        guard let suite, let name = suite.symbols else { return SymbolFolder.showForLayout(nil) }
        let folder = URL(fileURLWithPath: suite.file).standardizedFileURL.deletingLastPathComponent()
        do throws(AssetError) {
            SymbolFolder.showForLayout(try SymbolFolder(folder.appendingPathComponent(name.value)))
        } catch {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(
                    .error, .unreadableSymbols, "\"symbols\" cannot be used: \(error)", file: suite.file,
                    at: name.position)
            ])
        }
    }
}

extension Diagnostic.Code {
    /// A file in a folder of symbols is no symbol, or cannot be read.
    public static let unreadableSymbols = Diagnostic.Code(rawValue: "unreadable-symbols")
}
