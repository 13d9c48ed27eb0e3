/// The streams of the command: results on standard output, progress and messages on standard error.
public struct Console: Sendable {
    public let output: TextStream
    public let error: TextStream

    public init(output: TextStream, error: TextStream) {
        self.output = output
        self.error = error
    }

    /// The same streams, in colour or not.
    func colored(_ choice: ColorChoice) -> Console {
        switch choice {
        case .auto: self
        case .always: Console(output: output.colored(true), error: error.colored(true))
        case .never: Console(output: output.colored(false), error: error.colored(false))
        }
    }

    /// The streams of this process.
    public static func standard(_ environment: Environment) -> Console {
        Console(output: .standardOutput(environment), error: .standardError(environment))
    }
}
