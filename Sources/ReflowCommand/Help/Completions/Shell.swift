/// A shell that can be taught the tool's commands and options.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that teaches it.
    func completions(of commands: [CommandDescription]) -> String {
        switch self {
        case .bash: BashCompletions(commands).text
        case .zsh: ZshCompletions(commands).text
        case .fish: FishCompletions(commands).text
        }
    }
}

extension String {
    /// In single quotes, for any of the shells.
    var singleQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
