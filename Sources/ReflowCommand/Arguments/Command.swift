/// A command that can be run: its definition, and the code that carries out a request.
struct Command: Sendable {
    let description: CommandDescription
    private let execute: @Sendable ([String], CommandContext) async throws -> ExitCode

    /// - Parameter run: carries out the request. An error is printed on standard error and leads to
    ///   ``ExitCode/failure``.
    init<Request>(
        _ syntax: CommandSyntax<Request>,
        run: @escaping @Sendable (Request, CommandContext) async throws -> ExitCode
    ) {
        description = syntax.description
        execute = { arguments, context in
            let context = context.colored(try syntax.color(of: arguments))
            switch try syntax.parse(arguments) {
            case .help:
                context.console.output.write(HelpPage(of: syntax.description).text)
                return .success
            case .request(let request):
                return try await run(request, context)
            }
        }
    }

    /// A command that hands all its arguments to another program. Only `--help` in the first place is its own.
    init(
        passing description: CommandDescription,
        run: @escaping @Sendable ([String], CommandContext) async throws -> ExitCode
    ) {
        self.description = description
        execute = { arguments, context in
            guard arguments.first != OptionDeclaration.help.spelling else {
                context.console.output.write(HelpPage(of: description).text)
                return .success
            }
            return try await run(arguments, context)
        }
    }

    /// Runs the command with the arguments after its name.
    func run(_ arguments: [String], in context: CommandContext) async throws -> ExitCode {
        try await execute(arguments, context)
    }
}
