/// The one definition of a command: its name, what is said of it, and the parameters that make its request.
///
/// Scanning, reading, error texts and help all come from here. What is then done with a request is a ``Command``'s.
struct CommandSyntax<Request: Sendable>: Sendable {
    /// What a line asks a command for.
    enum Parsed {
        /// To be explained, whatever else the line says.
        case help
        case request(Request)
    }

    let description: CommandDescription
    private let parameter: Parameter<Request>

    /// - Parameters:
    ///   - parameter: what the request is made of, in the order of the help.
    ///   - request: makes it, as a rule the initializer of its type.
    init<each Value: Sendable>(
        _ name: String, summary: String, discussion: String = "",
        parameters parameter: repeat Parameter<each Value>,
        request: @escaping @Sendable (repeat each Value) -> Request
    ) {
        self.parameter = Parameter(repeat each parameter, make: request)
        description = CommandDescription(
            name: name, summary: summary, discussion: discussion,
            positionals: self.parameter.positionals, options: self.parameter.options + [.help])
    }

    /// Reads what follows the command's name.
    func parse(_ arguments: [String]) throws(UsageError) -> Parsed {
        var line = try OptionScanner.scan(arguments, options: description.options)
        if !line.takeValues(of: .help).isEmpty { return .help }
        let request = try parameter.read(&line)
        if let extra = line.takePositional() { throw .unexpectedArgument(extra) }
        return .request(request)
    }
}

extension CommandSyntax.Parsed: Equatable where Request: Equatable {}
