extension Command {
    /// `reflow completions SHELL`: the script by which a shell completes what stands in the help.
    static let completions = Command(.completions) { request, context in
        context.console.output.write(request.shell.completions(of: context.commands))
        return .success
    }
}
