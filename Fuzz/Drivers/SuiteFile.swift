import Foundation
import LayoutDocument

/// Parses suite files. The result is settings, or errors with positions inside the file, and the same the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    let result = parse(data)
    switch result {
    case .success(let document):
        for layout in ["a", "", "*", "é"] { _ = document.settings(for: layout) }
    case .failure(let error):
        hold(!error.diagnostics.isEmpty, "errors that say why there are no settings")
        for diagnostic in error.diagnostics {
            hold((diagnostic.position?.offset ?? 0) <= count, "the place of \(diagnostic)")
        }
    }
    hold(result == parse(data), "the same file gives the same settings")
    return 0
}

private func parse(_ data: Data) -> Result<SuiteDocument, InvalidFile> {
    Result { () throws(InvalidFile) in try SuiteDocument.parse(data, file: "f") }
}
