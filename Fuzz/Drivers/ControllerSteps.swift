import Foundation

/// Step scripts through the loader and the stage, and operations on controllers in Swift, in callbacks too: the first
/// byte says which.
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
