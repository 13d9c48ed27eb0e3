/// A command that can be run: its definition, and what is done with what it was asked for.
struct Command: Sendable {
    let description: CommandDescription
    private let execute: @Sendable ([String], CommandContext) async throws -> ExitCode

    /// - Parameter run: does what was asked. What it throws is printed on standard error and ends in
    ///   ``ExitCode/failure``.
    init<Request>(
        _ syntax: CommandSyntax<Request>,
        run: @escaping @Sendable (Request, CommandContext) async throws -> ExitCode
    ) {
        description = syntax.description
        execute = { arguments, context in
            switch try syntax.parse(arguments) {
            case .help:
                context.console.output.write(HelpPage(of: syntax.description).text)
                return .success
            case .request(let request):
                return try await run(request, context)
            }
        }
    }

    /// Runs what follows the command's name on the line.
    func run(_ arguments: [String], in context: CommandContext) async throws -> ExitCode {
        try await execute(arguments, context)
    }
}
