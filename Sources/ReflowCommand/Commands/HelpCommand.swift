extension Command {
    /// `reflow help COMMAND`: what `reflow COMMAND --help` prints; without a name, what `reflow --help` prints.
    ///
    /// - Parameter commands: the names of all others.
    static func help(beside commands: [String]) -> Command {
        Command(.help(beside: commands)) { request, context in
            if request.asManual {
                context.console.output.write(ManualPage(of: context.commands).text)
                return .success
            }
            guard let name = request.command else {
                context.console.output.write(HelpPage(of: context.commands).text)
                return .success
            }
            let command = try context.commands.named(name, \.name)
            context.console.output.write(HelpPage(of: command).text)
            return .success
        }
    }
}
