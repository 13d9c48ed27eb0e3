/// `reflow mcp`: the command line requests nothing; the client sends requests over standard input.
struct ContextProtocolRequest: Sendable, Equatable {}

extension CommandSyntax<ContextProtocolRequest> {
    static var contextProtocol: CommandSyntax {
        CommandSyntax(
            "mcp", summary: "serve coding agents over the Model Context Protocol",
            discussion: """
                Implements the revisions \(ContextServer.revisions.joined(separator: " and ")) of the protocol over \
                standard input and output, with one JSON-RPC 2.0 message per line. It offers these commands as tools, \
                with their options: look, tree, explain, render, diff, lint, test and accept. Calls run one after the \
                other; they send progress, and can be cancelled. Text of more than \(ContextServer.answerLimit) bytes is \
                sent in pages; the tool page returns the next one. JSON is also sent as structured content.

                It reads and writes only inside the folder it was started in, even if a client, a layout or a symbolic \
                link names another path. It ends when standard input is closed.
                """,
            request: ContextProtocolRequest.init)
    }
}
