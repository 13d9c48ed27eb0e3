import Foundation
import JSON
import KitValues

@testable import Assets

/// Reads a file of strings and a string catalogue. An error names a place in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    do throws(StringsError) {
        _ = try StringsFile(data)
    } catch {
        hold(error.position.line >= 1 && error.position.column >= 1, "\(error.position) is a place")
        hold(error.position.offset <= 2 * count + 4, "\(error.position.offset) is in the file")
    }
    if let catalogue = try? StringCatalogue.read(data, limits: StringCatalogue.limits) {
        for language in catalogue.languages { _ = catalogue.texts(in: language, on: .pad) }
    }
    return 0
}
