/// Where the tool writes: data on standard output, progress and messages on standard error.
public struct Console: Sendable {
    public let output: TextStream
    public let error: TextStream

    public init(output: TextStream, error: TextStream) {
        self.output = output
        self.error = error
    }

    /// The streams of this process.
    public static func standard(_ environment: Environment) -> Console {
        Console(output: .standardOutput(environment), error: .standardError(environment))
    }
}
