import Basics
import Foundation
import TestSupport
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

    @Test("a program that is started goes on by itself, and is not waited for")
    func start() throws {
        let folder = try TemporaryFolder()
        #expect(ChildProcess.start(["sh", "-c", "printf %s \"$1\" >\"$2\"", "sh", "a b", folder.path + "/said"]))
        #expect(folder.contents("said") == Data("a b".utf8))
        let start = ContinuousClock.now
        #expect(ChildProcess.start(["sleep", "30"], patience: 0.1))
        #expect(start.duration(to: .now) < .seconds(20))
    }

    @Test(
        "a program that is not there, or fails at once, was not started",
        arguments: [["no-such-program"], ["false"], [""], ["sh", "-c", "kill -9 $$"]])
    func notStarted(arguments: [String]) {
        #expect(!ChildProcess.start(arguments, patience: 30))
    }
}
