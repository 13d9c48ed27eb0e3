import CVersion
import Foundation
import Glibc

/// The command line of Reflow as a library: the executable calls it, and tests call it without a process.
public enum Reflow {
    public static let version = "0.3.0"

    /// The commit that was built, and whether there was more than that; nil where the build was not told.
    static var commit: String? {
        let commit = String(cString: reflow_commit())
        return commit.isEmpty ? nil : commit
    }

    /// `0.3.0 (1a2b3c4)`.
    static var versionWithCommit: String {
        version + (commit.map { " (\($0))" } ?? "")
    }

    /// Runs the command line of this process, which has done nothing else yet.
    public static func main() async -> ExitCode {
        // A limit on the size of files is a failed write like any other, with a message and a whole golden.
        signal(SIGXFSZ, SIG_IGN)
        FreedMemory.keep()
        let environment = Environment.current
        let console = Console.standard(environment)
        let arguments: [String]
        do throws(StartError) {
            try ProcessLimits.current.check(
                against: .least(processors: ProcessInfo.processInfo.activeProcessorCount))
            try LibraryVariables.discard()
            try ProcessArguments.checkWorkingDirectory()
            arguments = try ProcessArguments.current()
        } catch {
            console.error.writeLines("\(CommandTable.program):", .error, " \(error)")
            return .failure
        }
        // It takes a few open files, which the check above has to see free.
        let interruption = Interruption.awaitSignal(console: console)
        defer { interruption?.cancel() }
        return await run(arguments: arguments, console: console, environment: environment)
    }

    /// Runs a command line.
    /// - Parameters:
    ///   - arguments: the line without the name of the program.
    ///   - console: where data and messages go.
    ///   - environment: the variables that matter.
    public static func run(arguments: [String], console: Console, environment: Environment) async -> ExitCode {
        await commands.run(arguments, console: console, environment: environment)
    }

    /// In the order of the help.
    static let commands = CommandTable(commands: others + [.help(beside: others.map(\.description.name))])

    private static let others: [Command] = [
        .render, .tree, .rotate, .explain, .look, .record, .test, .accept, .prune, .merge, .diff, .lint, .devices,
        .doctor, .swiftEnvironment,
        .schema, .initialize, .watch, .contextProtocol, .completions,
    ]
}
