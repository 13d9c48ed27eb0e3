import Foundation

/// Runs a program of views, layers, controllers and windows in which every callback continues the program. Whatever it
/// does, there is no invalid memory access, no trap and no cycle; parents and children agree, and each has only one
/// parent.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = HostileProgram.problems(of: data)
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
