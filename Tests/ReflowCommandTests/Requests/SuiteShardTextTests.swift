import Suites
import Testing

@testable import ReflowCommand

@Suite("How a part of a suite is written")
struct SuiteShardTextTests {
    @Test("I/N, counted from 1", arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("05/5", 5, 5)])
    func read(text: String, index: Int, count: Int) {
        #expect(SuiteShard(text) == SuiteShard(index: index, of: count))
        #expect(SuiteShard(text) != nil)
    }

    @Test(
        "What is not a valid shard is refused",
        arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "-1/3", "+1/3", "1/10001", " 1/2", "1.0/2", "/", ""])
    func refused(text: String) {
        #expect(SuiteShard(text) == nil)
    }
}
