import Foundation
import TestSupport
import Testing

/// Short runs of two drivers of Fuzz/. `REFLOW_FUZZ_SEEDS=1000..<9000` runs these seeds and prints statistics.
@MainActor
@Suite("Constraints that random programs change", .serialized)
struct ConstraintFuzzTests {
    private nonisolated static let seeds: Range<UInt64> = {
        let bounds = ProcessInfo.processInfo.environment["REFLOW_FUZZ_SEEDS"]?.components(separatedBy: "..<")
        let numbers = bounds?.compactMap(UInt64.init) ?? []
        return numbers.count == 2 && numbers[0] < numbers[1] ? numbers[0]..<numbers[1] : 1..<31
    }()

    /// The seeds of programs that left rows of items behind which were gone.
    private nonisolated static let seedsOfFindings: [UInt64] = [5037, 5074, 5149]

    private func bytes(_ count: Int, seed: UInt64) -> Data {
        var random = SeededGenerator(seed: seed)
        return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    @Test("Edited stack views, guides and trees are laid out as trees that are made at once")
    func edits() {
        var all = EditedTree.Findings()
        for seed in ConstraintFuzzTests.seeds {
            let found = EditedTree.findings(of: bytes(400, seed: seed))
            #expect(found.problems == [], "seed \(seed)")
            all.comparisons += found.comparisons
            all.views += found.views
            all.conflicts += found.conflicts
            all.openViews += found.openViews
        }
        // Most views must be comparable; otherwise the test would prove nothing.
        #expect(all.views > 2 * all.openViews && all.comparisons > 2 * all.conflicts, "\(all)")
        if ProcessInfo.processInfo.environment["REFLOW_FUZZ_SEEDS"] != nil { print(ConstraintFuzzTests.seeds, all) }
    }

    @Test("Callbacks that change constraints trap nothing, and leave the layout engine's books in order")
    func callbacks() {
        for seed in Array(ConstraintFuzzTests.seeds) + ConstraintFuzzTests.seedsOfFindings {
            #expect(HostileConstraintProgram.problems(of: bytes(1200, seed: seed)) == [], "seed \(seed)")
        }
    }
}
