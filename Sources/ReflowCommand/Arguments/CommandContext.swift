/// What a command sees of the world beside its request.
struct CommandContext: Sendable {
    let console: Console
    let environment: Environment
    /// Every command of the tool, for those that speak about commands.
    let commands: [CommandDescription]
}
