/// Everything that is wrong with a file.
public struct InvalidFile: Error, Sendable, Equatable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// One line a diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
