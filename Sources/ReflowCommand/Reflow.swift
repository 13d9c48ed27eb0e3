/// The command line of Reflow as a library: the executable calls it, and tests call it without a process.
public enum Reflow {
    public static let version = "0.1.0"

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
        .render, .tree, .rotate, .explain, .record, .test, .accept, .prune, .merge, .diff, .lint, .devices, .doctor,
        .schema, .initialize, .watch, .completions,
    ]
}
