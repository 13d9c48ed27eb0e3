import Foundation

/// A program of views, guides and constraints whose every callback changes constraints. Whatever it does: no bad memory, no
/// trap, finite frames, and books of the layout engine that agree with the tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = HostileConstraintProgram.problems(of: data)
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
