/// The streams of the command: results on standard output, progress and messages on standard error.
public struct Console: Sendable {
    public let output: TextStream
    public let error: TextStream
    /// Gets the number of finished layouts of a long run and the number of all; nil if a line on a terminal is enough.
    let progress: (@Sendable (Int, Int) -> Void)?

    public init(output: TextStream, error: TextStream) {
        self.init(output: output, error: error, progress: nil)
    }

    init(output: TextStream, error: TextStream, progress: (@Sendable (Int, Int) -> Void)?) {
        self.output = output
        self.error = error
        self.progress = progress
    }

    /// The same streams with this choice of colours.
    func colored(_ choice: ColorChoice) -> Console {
        switch choice {
        case .auto: self
        case .always: Console(output: output.colored(true), error: error.colored(true), progress: progress)
        case .never: Console(output: output.colored(false), error: error.colored(false), progress: progress)
        }
    }

    /// The streams of this process.
    public static func standard(_ environment: Environment) -> Console {
        Console(output: .standardOutput(environment), error: .standardError(environment))
    }
}
