/// The description of a command, from which its help is made.
struct CommandDescription: Sendable, Equatable {
    let name: String
    /// The predicate of a sentence whose subject is the command, on one line, without a full stop.
    let summary: String
    /// Paragraphs, separated by empty lines; may be empty.
    let discussion: String
    let positionals: [PositionalDeclaration]
    /// The options in the order of the help; `--help` comes last.
    let options: [OptionDeclaration]
}
