import LayoutDocument
import LayoutRules
import Suites

/// `reflow test`: the suite to compare with its goldens, and how strictly.
struct TestRequest: Sendable, Equatable {
    let suite: SuiteRequest
    /// What wins over the suite file.
    let comparison: ComparisonSettings
    let verifiesPixels: Bool
    let isStrict: Bool
    /// Whether only pictures are taken that the last report does not let pass.
    let takesOnlyFailed: Bool
    /// Whether it is looked for what is wrong with each layout, too.
    let findsIssues: Bool
    let embedding: PageEmbedding
    let servers: ServerReportRequest
    let format: OutputFormat
}

extension CommandSyntax<TestRequest> {
    static var test: CommandSyntax {
        CommandSyntax(
            "test", summary: "compare a suite with its goldens, and write a report",
            discussion: """
                Each layout is turned and laid out anew. Differences end in exit status 1, and so does an orientation \
                that has a golden and is refused now; missing goldens end in 3. No golden is ever written.

                A run of whole folders without options for pictures also lists the goldens that no layout of them \
                owns, or that nothing asks for any more.

                In a test of Bazel, what bazel test --test_filter says is taken for --filter, and may match nothing.

                Beside the page lies results.json, from which accept takes changes over and merge joins shards.
                """,
            parameters: .suite, .comparison, .verifiesPixels, .strict,
            .flag("only-failed", help: "only what failed in the last report; if nothing did, all"),
            .flag("lint", help: "list in the report what lint finds in each picture; nothing fails by it"),
            .embedding, .serverReports, .format,
            request: TestRequest.init)
    }
}
