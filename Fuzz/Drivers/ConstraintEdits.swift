import Foundation

/// A program of edits to stack views, guides and constraints, and of moves between trees. Whatever it does, the frames are
/// those of a tree that was made at once, and the layout engine's own books agree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let problems = EditedTree.findings(of: data).problems
        hold(problems.isEmpty, problems.joined(separator: "; "))
    }
    return 0
}
