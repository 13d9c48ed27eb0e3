extension Command {
    /// `reflow completions SHELL`: prints the script with which a shell completes commands and options.
    static let completions = Command(.completions) { request, context in
        context.console.output.write(request.shell.completions(of: context.commands))
        return .success
    }
}
