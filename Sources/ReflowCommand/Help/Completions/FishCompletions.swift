/// Completions for fish: a line for each command and each option.
struct FishCompletions {
    let text: String

    init(_ commands: [CommandDescription]) {
        let program = CommandTable.program
        var lines = ["# Completions of \(program) for fish. Made by: \(program) completions fish"]
        lines.append("complete -c \(program) -f")
        for command in commands {
            lines.append(
                "complete -c \(program) -n __fish_use_subcommand -a \(command.name) -d \(command.summary.singleQuoted)")
        }
        for option in HelpPage.ownOptions {
            lines.append("complete -c \(program) -n __fish_use_subcommand \(FishCompletions.option(option))")
        }
        for command in commands {
            let start = "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options { lines.append("\(start) \(FishCompletions.option(option))") }
            let arguments = FishCompletions.value(command.argumentCompletion)
            if !arguments.isEmpty { lines.append("\(start) \(arguments)") }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func option(_ option: OptionDeclaration) -> String {
        var parts = ["-l \(option.name)"]
        if let short = option.short { parts.append("-s \(short)") }
        if option.placeholder != nil {
            // Both flags require a value; `-x` excludes file names.
            parts.append(option.completion == .files ? "-r" : "-x")
            if option.completion != .nothing { parts.append(value(option.completion)) }
        }
        parts.append("-d \(option.help.singleQuoted)")
        return parts.joined(separator: " ")
    }

    private static func value(_ completion: ValueCompletion) -> String {
        switch completion {
        case .words, .topics:
            completion.words.isEmpty ? "" : "-a \(completion.words.joined(separator: " ").singleQuoted)"
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        }
    }
}
