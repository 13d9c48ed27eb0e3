/// The surroundings of a command besides its request.
struct CommandContext: Sendable {
    let console: Console
    let environment: Environment
    private let table: CommandTable

    init(console: Console, environment: Environment, table: CommandTable) {
        self.console = console
        self.environment = environment
        self.table = table
    }

    /// All commands of the tool, for commands that describe others.
    var commands: [CommandDescription] { table.commands.map(\.description) }

    func colored(_ choice: ColorChoice) -> CommandContext {
        CommandContext(console: console.colored(choice), environment: environment, table: table)
    }
}
