import Basics
import Testing

@Suite("Other programs")
struct ChildProcessTests {
    @Test("what a program prints is taken whole, and nothing else that it writes or reads")
    func output() {
        #expect(ChildProcess.output(of: ["printf", "%s\n%s", "a b", "€"]) == "a b\n€")
        #expect(ChildProcess.output(of: ["sh", "-c", "echo lost >&2; cat"]) == "")
    }

    @Test("a program that is not there, or fails, has no output", arguments: [["no-such-program"], ["false"], [""]])
    func failure(arguments: [String]) {
        #expect(ChildProcess.output(of: arguments) == nil)
    }

    @Test("a program that a signal ends has no output")
    func signal() {
        #expect(ChildProcess.output(of: ["sh", "-c", "echo half; kill -9 $$"]) == nil)
    }
}
