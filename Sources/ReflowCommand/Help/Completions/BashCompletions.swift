/// Completions for bash, which depend on the word before the one that is being typed.
struct BashCompletions {
    let text: String

    init(_ commands: [CommandDescription]) {
        let program = CommandTable.program
        let first = commands.map(\.name) + HelpPage.ownOptions.map(\.spelling)
        let values = commands.flatMap { command in
            command.options.filter { $0.placeholder != nil }.map { option in
                let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
                let patterns = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
                return "    \(patterns)) \(BashCompletions.action(option.completion)); return ;;"
            }
        }
        let words = commands.map { command in
            let options = BashCompletions.action(.words(command.options.map(\.spelling)))
            let arguments = BashCompletions.action(command.argumentCompletion)
            return "    \(command.name)) if [[ $current == -* ]]; then \(options); else \(arguments); fi ;;"
        }
        text = """
            # Completions of \(program) for bash. Made by: \(program) completions bash
            _\(program)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
                COMPREPLY=()
                if ((COMP_CWORD == 1)); then
                    \(BashCompletions.action(.words(first)))
                    return
                fi
                case "$command $previous" in
            \(values.joined(separator: "\n"))
                esac
                case $command in
            \(words.joined(separator: "\n"))
                esac
            }
            complete -F _\(program) \(program)

            """
    }

    private static func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .words, .topics:
            completion.words.isEmpty ? ":" : fill("-W \(completion.words.joined(separator: " ").singleQuoted)")
        case .files: fill("-f")
        case .folders: fill("-d")
        }
    }

    private static func fill(_ generator: String) -> String {
        "mapfile -t COMPREPLY < <(compgen \(generator) -- \"$current\")"
    }
}

extension CommandDescription {
    /// The completion for an argument that is not an option. A command with several kinds of arguments has that of the
    /// first one.
    var argumentCompletion: ValueCompletion { positionals.first?.completion ?? .nothing }
}
