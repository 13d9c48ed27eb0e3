/// `reflow record`: the suite whose goldens are written.
struct RecordRequest: Sendable, Equatable {
    let suite: SuiteRequest
    /// Whether to ignore the metadata of goldens and compare their pixels.
    let verifiesPixels: Bool
    /// Whether to list obsolete goldens. They are not a failure, because recording does not cause them.
    let listsObsolete: Bool
    /// Whether goldens may be written on a build server, too.
    let allowsContinuousIntegration: Bool
    var format = OutputFormat.text
    var opensPage = false
}

extension CommandSyntax<RecordRequest> {
    static var record: CommandSyntax {
        CommandSyntax(
            "record", summary: "save a suite's goldens: the pictures that it is compared with",
            discussion: """
                Draws every picture and compares it with all pixels of its golden. If the pixels are the same, the \
                golden is not rewritten. --verify-pixels makes no difference here. Look at every new picture before \
                you commit it.

                If the environment variable CI is set, nothing is written and the exit status is 2, unless --allow-ci \
                is given.
                """,
            parameters: .suite, .verifiesPixels,
            .flag("strict", help: "list obsolete goldens; the exit status stays 0, unlike that of \"reflow test\""),
            .allowsContinuousIntegration, .format, .opensPage,
            request: RecordRequest.init)
    }
}
