/// A positional argument.
struct PositionalDeclaration: Sendable, Equatable {
    /// The placeholder in the help: `LAYOUT`.
    let placeholder: String
    let isRequired: Bool
    /// Whether it takes all remaining arguments.
    let repeats: Bool
    let help: String
    /// Its completions in a shell.
    var completion = ValueCompletion.nothing
}
