import Basics
import Foundation
import JSON
import LayoutDocument

@testable import LayoutLoading

/// Parses an app's Info.plist in each of the formats that Foundation reads. The result is keys, or a diagnostic that
/// names the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let name = Located("Info.plist", at: SourcePosition(line: 1, column: 1, offset: 0))
    do throws(Diagnostic) {
        _ = try InfoPlist(Data(bytes: bytes, count: count), named: name, file: "f")
    } catch {
        hold(error.message.contains("Info.plist"), "“\(error)” names the file")
    }
    return 0
}
