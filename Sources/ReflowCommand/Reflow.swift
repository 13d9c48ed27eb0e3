import CVersion
import Foundation
import Glibc

/// The command line of Reflow as a library: the executable calls it, and tests call it without a process.
public enum Reflow {
    public static let version = "0.3.0"

    /// The commit that was built, and whether there were uncommitted changes; nil if the build did not pass it.
    static var commit: String? {
        let commit = String(cString: reflow_commit())
        return commit.isEmpty ? nil : commit
    }

    /// `0.3.0 (1a2b3c4)`.
    static var versionWithCommit: String {
        version + (commit.map { " (\($0))" } ?? "")
    }

    /// Sets up the memory of this process. Call it on the main thread, before other threads exist.
    public static func prepareMemory() {
        ProcessMemory.prepare(processors: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Runs the command line of this process. Only ``prepareMemory()`` may be called before it.
    public static func main() async -> ExitCode {
        // With the signal ignored, exceeding the limit on file sizes is a failed write like any other, with a message
        // and a whole golden.
        signal(SIGXFSZ, SIG_IGN)
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
        // This call opens a few files. The check above must see them as free.
        let interruption = Interruption.awaitSignal(console: console)
        defer { interruption?.cancel() }
        return await run(arguments: arguments, console: console, environment: environment)
    }

    /// Runs a command line.
    /// - Parameters:
    ///   - arguments: the line without the name of the program.
    ///   - console: the streams for data and messages.
    ///   - environment: the environment variables.
    public static func run(arguments: [String], console: Console, environment: Environment) async -> ExitCode {
        await commands.run(arguments, console: console, environment: environment)
    }

    /// The commands in the order of the help.
    static let commands = CommandTable(others + [{ .help(beside: others.map { $0().description.name }) }])

    private static let others: [CommandTable.Entry] = [
        { .render }, { .tree }, { .rotate }, { .explain }, { .look }, { .record }, { .test }, { .accept }, { .prune },
        { .merge }, { .diff }, { .lint }, { .devices }, { .doctor }, { .swift }, { .adopt }, { .swiftEnvironment },
        { .schema },
        { .initialize }, { .watch }, { .contextProtocol }, { .completions },
    ]
}
