import Suites
import Testing

@Suite("Parts of a suite")
struct SuiteShardTests {
    @Test("The parts share the suite without gap or overlap, as evenly as can be", arguments: 1...7)
    func partition(count: Int) throws {
        let shards = try (1...count).map { try #require(SuiteShard(index: $0, of: count)) }
        for position in 0..<30 {
            #expect(shards.filter { $0.contains(position: position) }.count == 1)
        }
        let sizes = shards.map { shard in (0..<30).filter { shard.contains(position: $0) }.count }
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test("What is no part", arguments: [(0, 3), (4, 3), (1, 0), (-1, 3), (1, 10_001)])
    func refused(index: Int, count: Int) {
        #expect(SuiteShard(index: index, of: count) == nil)
    }
}
