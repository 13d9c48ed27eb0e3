import Foundation
import LayoutDocument
import LayoutLoading

/// Parses layout files. The result is either a document, or errors with positions inside the file, and the same the
/// second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    let result = LayoutDocument.parse(data, file: "f", options: ParseOptions())
    hold((result.document == nil) == !result.errors.isEmpty, "a document, or errors that say why there is none")
    for diagnostic in result.diagnostics {
        hold((diagnostic.position?.offset ?? 0) <= count, "the place of \(diagnostic)")
    }
    hold(
        result == LayoutDocument.parse(data, file: "f", options: ParseOptions()),
        "the same file gives the same document")
    return 0
}
