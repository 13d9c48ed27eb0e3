import Foundation

/// A program of views, layers, controllers and windows whose every callback goes on with the program. Whatever it does:
/// no bad memory, no trap, no circle; parent and child agree, and each is in one place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = HostileProgram.problems(of: data)
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
