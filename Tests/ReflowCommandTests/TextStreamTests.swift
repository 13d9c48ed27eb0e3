import Basics
import Testing

@testable import ReflowCommand

@Suite("Text streams")
struct TextStreamTests {
    private struct Full: Error, Equatable {}

    @Test("The first failure is kept, and nothing is written after it")
    func failure() {
        let written = Guarded<[String]>([])
        let stream = TextStream { text in
            let count = written.withLock { texts in
                texts.append(text)
                return texts.count
            }
            if count == 2 { throw Full() }
        }
        for text in ["a", "b", "c"] { stream.write(text) }
        #expect(written.withLock { $0 } == ["a", "b"])
        #expect(stream.failure as? Full == Full())
    }

    @Test("Only a stream that carries colour styles its text")
    func style() {
        let plain = TextStream { _ in }
        let colored = TextStream(isTerminal: true, usesColor: true) { _ in }
        #expect(plain.styled("x", .error) == "x")
        #expect(colored.styled("x", .error) == "\u{1B}[1;31mx\u{1B}[0m")
    }

    @Test("A line stays one line, and no line of a text is a command to a build server")
    func commands() {
        let captured = CapturedConsole()
        let stream = captured.console().output
        stream.writeLine("a\n::error::forged")
        stream.write("a :: b\n::error::forged\n \t::set-output name=x::y\n## a\n")
        stream.writeMessage("a.json:1:1: error: x ##vso[task.complete]\n##[add-mask]y ##teamcity[z]")
        stream.writeLines("reflow:", .error, " ##[group]")
        #expect(
            captured.output == """
                a\\n::error::forged
                a :: b
                \\u003A:error::forged
                 \t\\u003A:set-output name=x::y
                ## a
                a.json:1:1: error: x #\\u0023vso[task.complete]
                #\\u0023[add-mask]y #\\u0023teamcity[z]
                reflow: #\\u0023[group]

                """)
    }

    @Test("Texts of many threads do not mix")
    func threads() async {
        let captured = CapturedConsole()
        let console = captured.console()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { console.output.writeLine("<\(number)>") }
            }
        }
        let lines = captured.output.split(separator: "\n").map(String.init)
        #expect(Set(lines) == Set((0..<100).map { "<\($0)>" }))
        #expect(lines.count == 100)
    }
}
