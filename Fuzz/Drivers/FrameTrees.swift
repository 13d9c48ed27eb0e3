import Comparison
import Foundation
import Screens

/// Parses dumps of view trees. A valid one is printed as it was read. Two in one input, separated by a zero byte, are
/// compared with each other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let texts = Data(bytes: bytes, count: count).split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let trees = texts.compactMap { try? FrameTree(parsing: String(decoding: $0, as: UTF8.self)) }
    for tree in trees {
        let dump = tree.dump()
        guard let again = try? FrameTree(parsing: dump) else { return no("a dump can be read: \(dump)") }
        hold(again.dump() == dump, "a dump that was read prints the same")
        hold(FrameComparison(reference: again, actual: tree).isEqual, "a tree equals its dump")
        hold(!TreeReport(of: tree).json.isEmpty, "a tree has a JSON form")
    }
    guard trees.count == 2 else { return 0 }
    let forth = FrameComparison(reference: trees[0], actual: trees[1])
    let back = FrameComparison(reference: trees[1], actual: trees[0])
    hold(forth.isEqual == back.isEqual, "two trees differ from either side")
    hold(forth.isEqual == (trees[0].dump() == trees[1].dump()), "two trees are equal if they print alike")
    hold(forth.isEqual == forth.text().isEmpty, "a difference has words")
    return 0
}

private func no(_ message: String) -> CInt {
    hold(false, message)
    return 0
}
