/// What there is to say about a command: the source of its help.
struct CommandDescription: Sendable, Equatable {
    let name: String
    /// One line that ends a sentence begun with the command's name, without a full stop.
    let summary: String
    /// Paragraphs, parted by empty lines; may be empty.
    let discussion: String
    let positionals: [PositionalDeclaration]
    /// In the order of the help; `--help` comes last.
    let options: [OptionDeclaration]
}
