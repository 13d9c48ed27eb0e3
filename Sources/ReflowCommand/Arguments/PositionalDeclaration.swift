/// A positional argument.
struct PositionalDeclaration: Sendable, Equatable {
    /// The placeholder in the help: `LAYOUT`.
    let placeholder: String
    let isRequired: Bool
    /// Whether all remaining arguments belong to this declaration.
    let repeats: Bool
    let help: String
    /// The completions of the argument in a shell.
    var completion = ValueCompletion.nothing
}
