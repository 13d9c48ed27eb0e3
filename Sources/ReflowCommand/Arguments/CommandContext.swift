/// The surroundings of a command besides its request.
struct CommandContext: Sendable {
    let console: Console
    let environment: Environment
    /// All commands of the tool, for commands that describe others.
    let commands: [CommandDescription]

    func colored(_ choice: ColorChoice) -> CommandContext {
        CommandContext(console: console.colored(choice), environment: environment, commands: commands)
    }
}
