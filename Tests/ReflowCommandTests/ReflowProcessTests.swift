import Testing

@testable import ReflowCommand

@Suite("The executable")
struct ReflowProcessTests {
    @Test("--version prints the version on standard output and is fine")
    func version() throws {
        let process = try ReflowProcess(["--version"])
        #expect(process.output == "reflow \(Reflow.versionWithCommit)\n")
        #expect(process.error == "")
        #expect(process.status == ExitCode.success.rawValue)
    }

    @Test("A wrong line is told about on standard error and exits 2")
    func usage() throws {
        let process = try ReflowProcess(["hepl"])
        #expect(process.output == "")
        #expect(
            process.error == """
                reflow: unknown command "hepl"; did you mean "help"?

                """)
        #expect(process.status == ExitCode.failure.rawValue)
    }

    @Test("Output that cannot be written is a failure, not silence")
    func fullDisk() throws {
        let process = try ReflowProcess(["--help"], outputPath: "/dev/full")
        #expect(process.error == "reflow: cannot write to standard output: No space left on device\n")
        #expect(process.status == ExitCode.failure.rawValue)
    }

    @Test("Arguments arrive as they were typed, whatever the locale", arguments: ["é", "日本", "a b", "-", ""])
    func unicode(name: String) throws {
        let process = try ReflowProcess(["help", name], environment: ["LC_ALL": "C"])
        let reason =
            name.isEmpty
            ? "\"TOPIC\" takes the name of a command, a topic or a key, not \"\""
            : "no command, topic or key is called \"\(name)\"; run \"reflow help\" for a list of commands and topics"
        #expect(process.error.hasPrefix("reflow help: \(reason)\n"))
        #expect(process.status == ExitCode.failure.rawValue)
    }
}
