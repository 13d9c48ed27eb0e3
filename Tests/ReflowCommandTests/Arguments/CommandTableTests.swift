import Testing

@testable import ReflowCommand

@Suite("Which command a line asks for")
struct CommandTableTests {
    private struct Refusal: Error, CustomStringConvertible {
        let description = "Layouts/a.json:3:7: error: unknown key 'frmae'"
    }

    /// Two commands whose request is visible to the test, and `help`.
    private static let table = CommandTable([
        {
            Command(.diff) { request, context in
                context.console.output.writeLine("\(request.before) \(request.after)")
                return .differences
            }
        },
        { Command(.devices) { _, _ in throw Refusal() } },
        { .help(beside: []) },
    ])

    private func run(_ arguments: [String]) async -> (code: ExitCode, output: String, error: String) {
        let captured = CapturedConsole()
        let code = await Self.table.run(arguments, console: captured.console(), environment: Environment())
        return (code, captured.output, captured.error)
    }

    @Test("A command gets its request, and its exit code is the tool's")
    func dispatch() async {
        let run = await run(["diff", "a.png", "--format", "text", "b.png"])
        #expect(run == (.differences, "a.png b.png\n", ""))
    }

    @Test("What a command throws is printed, and ends in 2")
    func failure() async {
        let run = await run(["devices"])
        #expect(run == (.failure, "", "reflow devices: Layouts/a.json:3:7: error: unknown key 'frmae'\n"))
    }

    @Test("--version and --help of the tool itself")
    func ownOptions() async {
        #expect(await run(["--version"]) == (.success, "reflow \(Reflow.versionWithCommit)\n", ""))
        for line in [["--help"], ["-h"], ["help"], ["--version", "--help"], ["--help", "diff"]] {
            let run = await run(line)
            #expect(run.code == .success)
            #expect(run.output.hasPrefix("reflow: what a UIKit layout does"))
        }
    }

    @Test(
        "The help of a command, asked for in three ways, is one text",
        arguments: [["diff", "--help"], ["diff", "-h", "a", "b", "c"], ["help", "diff"]])
    func help(line: [String]) async {
        let run = await run(line)
        #expect(run == (.success, HelpPage(of: CommandSyntax.diff.description).text, ""))
    }

    @Test(
        "Wrong lines say what is wrong, where to read on, and end in 2",
        arguments: [
            ([], "reflow: no command was given; run \"reflow help\" for a list of commands", nil),
            (["dif"], "reflow: unknown command \"dif\"; did you mean \"diff\"?", nil),
            (["update"], "reflow: unknown command \"update\"; did you mean \"accept\"?", nil),
            (["paint"], "reflow: unknown command \"paint\"; run \"reflow help\" for a list of commands", nil),
            (["--verison"], "reflow: unknown option \"--verison\"; did you mean \"--version\"?", "reflow"),
            (["--", "dif"], "reflow: unknown command \"dif\"; did you mean \"diff\"?", nil),
            (["help", "dif"], "reflow help: no command, topic or key is called \"dif\"; did you mean \"diff\"?", nil),
            (["diff"], "reflow diff: A is missing; expected the old picture, or a folder", "reflow diff"),
            (["diff", "a"], "reflow diff: B is missing; expected the new picture, or a folder", "reflow diff"),
            (["diff", "a", "b", "c"], "reflow diff: unexpected argument \"c\"", "reflow diff"),
            (["diff", "a", "b", "--strict"], "reflow diff: unknown option \"--strict\"", "reflow diff"),
            (
                ["devices", "--format"], "reflow devices: \"--format\" needs a value: --format text|json",
                "reflow devices"
            ),
            (
                ["devices", "--format", "jsn"],
                "reflow devices: \"--format\" takes text or json, not \"jsn\"; did you mean \"json\"?", "reflow devices"
            ),
            (
                ["devices", "--help=me"], "reflow devices: \"--help\" takes no value, but was given \"me\"",
                "reflow devices"
            ),
            (
                ["diff", "a", "b", "--color", "yes"],
                "reflow diff: \"--color\" takes auto, always or never, not \"yes\"", "reflow diff"
            ),
        ] as [([String], String, String?)])
    func wrong(line: [String], message: String, speaker: String?) async {
        let run = await run(line)
        let help = speaker.map { "Run \"\($0) --help\" for its arguments and options.\n" } ?? ""
        #expect(run == (.failure, "", "\(message)\n\(help)"))
    }

    @Test("On a terminal the speaker of an error stands out")
    func color() async {
        let captured = CapturedConsole()
        _ = await Self.table.run(["paint"], console: captured.console(usesColor: true), environment: Environment())
        #expect(captured.error.hasPrefix("\u{1B}[1;31mreflow:\u{1B}[0m unknown command \"paint\"; run "))
    }

    @Test("Output that did not arrive makes a fine run a failure")
    func lostOutput() async {
        struct Full: Error, CustomStringConvertible { let description = "disk full" }
        let captured = CapturedConsole()
        let console = Console(output: TextStream { _ in throw Full() }, error: captured.console().error)
        let code = await Self.table.run(["--version"], console: console, environment: Environment())
        #expect(code == .failure)
        #expect(captured.error == "reflow: disk full\n")
    }
}
