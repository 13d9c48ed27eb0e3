/// The description of a command, from which its help is made.
struct CommandDescription: Sendable, Equatable {
    let name: String
    /// One line that completes a sentence beginning with the command's name, without a full stop.
    let summary: String
    /// Paragraphs, separated by empty lines; may be empty.
    let discussion: String
    let positionals: [PositionalDeclaration]
    /// In the order of the help; `--help` comes last.
    let options: [OptionDeclaration]
}
