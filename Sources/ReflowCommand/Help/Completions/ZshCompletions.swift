/// Completions for zsh, in the syntax of `_arguments`.
struct ZshCompletions {
    let text: String

    init(_ commands: [CommandDescription]) {
        let program = CommandTable.program
        let names = commands.map { "        " + "\($0.name):\($0.summary)".singleQuoted }
        let cases = commands.map { command in
            let parts =
                command.options.flatMap(ZshCompletions.specifications)
                + command.positionals.map(ZshCompletions.argument)
            return "        \(command.name)) _arguments -s \(parts.map(\.singleQuoted).joined(separator: " ")) ;;"
        }
        text = """
            #compdef \(program)
            # Completions of \(program) for zsh. Made by: \(program) completions zsh
            _\(program)() {
                local -a commands=(
            \(names.joined(separator: "\n"))
                )
                if ((CURRENT == 2)); then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            _\(program) "$@"

            """
    }

    /// The specifications of an option, one for each spelling.
    private static func specifications(_ option: OptionDeclaration) -> [String] {
        let help = "[\(escaped(option.help))]"
        let value = option.placeholder.map { ":\(escaped($0)):\(action(option.completion))" } ?? ""
        let star = option.repeats && option.placeholder != nil ? "*" : ""
        let short = option.short.map { ["\(star)-\($0)\(help)\(value)"] } ?? []
        return ["\(star)\(option.spelling)\(help)\(value)"] + short
    }

    private static func argument(_ positional: PositionalDeclaration) -> String {
        let mark = positional.repeats ? "*:" : positional.isRequired ? ":" : "::"
        return "\(mark)\(escaped(positional.placeholder)):\(action(positional.completion))"
    }

    private static func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .words, .topics: completion.words.isEmpty ? " " : "(\(completion.words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        }
    }

    /// Escapes characters that would end a part of a specification.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }
}
