import Foundation

/// Runs step scripts with the loader and the stage, or operations on controllers in Swift, also in callbacks; the first
/// byte chooses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let rest = FuzzInput(data.dropFirst())
        if data.first.map({ $0 & 1 == 0 }) ?? true {
            ControllerScript(rest).run()
        } else {
            ControllerProgram(rest).run()
        }
    }
    return 0
}
