/// `reflow completions`: the shell for the script.
struct CompletionsRequest: Sendable, Equatable {
    let shell: Shell
}

extension CommandSyntax<CompletionsRequest> {
    static var completions: CommandSyntax {
        CommandSyntax(
            "completions", summary: "print a script that completes commands and options",
            discussion: """
                For bash, write the output to share/bash-completion/completions/reflow; for zsh to
                share/zsh/site-functions/_reflow; for fish to share/fish/vendor_completions.d/reflow.fish. `make
                install` does all three.
                """,
            parameters: .argument(.choice(placeholder: "SHELL"), help: "the shell: bash, zsh or fish"),
            request: CompletionsRequest.init)
    }
}
