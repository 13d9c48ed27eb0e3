import Foundation

/// Runs a program of views, guides and constraints in which every callback changes constraints. Whatever it does, there
/// is no invalid memory access and no trap, frames are finite, and the layout engine's state agrees with the tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = HostileConstraintProgram.problems(of: data)
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
