import Foundation
import TestSupport
import Testing

// The programs of `Fuzz/Support`, which the fuzzer runs with generated inputs, run here with inputs from a seed.

/// Replaces the fuzzer's function, which stops the process.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    Issue.record("does not hold: \(message())")
}

@MainActor
@Suite("Controllers under arbitrary steps and operations", .timeLimit(.minutes(60)))
struct ControllerStepsTests {
    private func bytes(_ count: Int, seed: Int) -> FuzzInput {
        var generator = SeededGenerator(seed: UInt64(seed))
        return FuzzInput(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    }

    @Test("2,000 layouts with scripts come to an end, and nobody is above itself then", arguments: 0..<20)
    func scripts(batch: Int) {
        var finished = 0
        for seed in 0..<100 {
            let end = ControllerScript(bytes(240, seed: batch * 100 + seed)).run()
            if end == "finished" { finished += 1 }
        }
        // If most of them were not layouts, or stopped at their first step, the test would prove nothing.
        #expect(finished > 2)
    }

    @Test(
        "1,000 programs of operations, in callbacks too, leave parents, children and presenters agreed",
        arguments: 0..<20)
    func operations(batch: Int) {
        for seed in 0..<50 { ControllerProgram(bytes(400, seed: 1_000_000 + batch * 50 + seed)).run() }
    }
}
