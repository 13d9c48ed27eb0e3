/// The definition of a command: its name, its description, and the parameters that make its request.
///
/// Scanning, parsing, error texts and help are all made from it. A ``Command`` carries out the request.
struct CommandSyntax<Request: Sendable>: Sendable {
    /// The result of parsing a command line.
    enum Parsed {
        /// The help was requested, whatever else the line contains.
        case help
        case request(Request)
    }

    let description: CommandDescription
    private let parameter: Parameter<Request>

    /// - Parameters:
    ///   - parameter: the parameters of the request, in the order of the help.
    ///   - request: makes the request, usually the initializer of its type.
    init<each Value: Sendable>(
        _ name: String, summary: String, discussion: String = "",
        parameters parameter: repeat Parameter<each Value>,
        request: @escaping @Sendable (repeat each Value) -> Request
    ) {
        self.parameter = Parameter(repeat each parameter, make: request)
        description = CommandDescription(
            name: name, summary: summary, discussion: discussion,
            positionals: self.parameter.positionals, options: self.parameter.options + [.color, .help])
    }

    /// The requested use of colours in the output.
    func color(of arguments: [String]) throws(UsageError) -> ColorChoice {
        var line = try OptionScanner.scan(arguments, options: description.options)
        let texts = line.takeValues(of: .color)
        guard texts.count <= 1 else { throw .repeatedOption(OptionDeclaration.color.spelling) }
        guard let text = texts.first else { return .auto }
        return try ValueFormat<ColorChoice>.choice().value(of: text, for: OptionDeclaration.color.spelling)
    }

    /// Parses the arguments after the command's name.
    func parse(_ arguments: [String]) throws(UsageError) -> Parsed {
        var line = try OptionScanner.scan(arguments, options: description.options)
        if !line.takeValues(of: .help).isEmpty { return .help }
        // The option for colours is read separately, before everything else.
        _ = line.takeValues(of: .color)
        let request = try parameter.read(&line)
        if let extra = line.takePositional() { throw .unexpectedArgument(extra) }
        return .request(request)
    }
}

extension CommandSyntax.Parsed: Equatable where Request: Equatable {}
