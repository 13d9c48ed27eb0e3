import Foundation

/// Runs a program of edits to stack views, guides and constraints, and of moves between trees. Whatever it does, the
/// frames equal those of a new tree in the same state, and the layout engine's state is consistent.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = EditedTree.findings(of: data).problems
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
