import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Callbacks that change everything they can reach", .serialized)
struct HostileCallbackTests {
    @Test(
        "leave parents and children agreed, each in one place and none above itself",
        arguments: (1...60).map(UInt64.init))
    func seeds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = Data((0..<1500).map { _ in UInt8.random(in: 0...255, using: &random) })
        #expect(HostileProgram.problems(of: bytes) == [])
    }
}
