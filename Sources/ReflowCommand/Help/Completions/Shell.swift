/// A shell for which a script with completions can be printed.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script with the completions.
    func completions(of commands: [CommandDescription]) -> String {
        switch self {
        case .bash: BashCompletions(commands).text
        case .zsh: ZshCompletions(commands).text
        case .fish: FishCompletions(commands).text
        }
    }
}

extension String {
    /// The text in single quotes, for any of the shells.
    var singleQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
