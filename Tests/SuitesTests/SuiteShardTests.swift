import Suites
import TestSupport
import Testing

@Suite("Parts of a suite")
struct SuiteShardTests {
    private func parts(_ count: Int, of costs: [Int]) throws -> [[Int]] {
        try (1...count).map { try #require(SuiteShard(index: $0, of: count)).positions(costs: costs) }
    }

    @Test("The parts share any suite without gap or overlap, each in order", arguments: 1...7)
    func partition(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        for size in [0, 1, count, 30, 1000] {
            let costs = (0..<size).map { _ in Int.random(in: 0...50_000, using: &generator) }
            let parts = try parts(count, of: costs)
            #expect(parts.flatMap(\.self).sorted() == Array(0..<size))
            for part in parts { #expect(part == part.sorted()) }
        }
    }

    @Test("No part has more to do than its share and one layout: the dearest go first, to whoever has least")
    func balance() throws {
        var generator = SeededGenerator(seed: 7)
        for count in 2...9 {
            let costs = (0..<200).map { _ in Int.random(in: 1...50_000, using: &generator) }
            let loads = try parts(count, of: costs).map { $0.map { costs[$0] }.reduce(0, +) }
            let share = costs.reduce(0, +) / count
            #expect((loads.max() ?? 0) <= share + (costs.max() ?? 0))
        }
        // By hand: first 9 and 8, then 7 is added to the 8, 6 to the 9, and 5 to the first of the two that have 15.
        #expect(try parts(2, of: [5, 6, 7, 8, 9]) == [[0, 1, 4], [2, 3]])
        #expect(try parts(3, of: [1, 1, 1, 1]) == [[0, 3], [1], [2]])
        // A layout without cost still counts as work.
        #expect(try parts(3, of: [0, 0, 0]) == [[0], [1], [2]])
    }

    @Test("What is no part", arguments: [(0, 3), (4, 3), (1, 0), (-1, 3), (1, 10_001)])
    func refused(index: Int, count: Int) {
        #expect(SuiteShard(index: index, of: count) == nil)
    }
}
