import LayoutDocument
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
            "test", summary: "compare a suite with its goldens and write a report",
            discussion: """
                Turns and lays out each layout. Differences end in exit status 1, and so does a refused orientation \
                that has a golden; missing goldens end in 3. Goldens are never written.

                A run over whole folders without picture options also lists obsolete goldens: those that no layout \
                owns or asks for.

                In a Bazel test, the value of bazel test --test_filter is used for --filter, and may match nothing.

                Beside the page is results.json, which accept and merge read.
                """,
            parameters: .suite, .comparison, .verifiesPixels, .strict,
            .flag("only-failed", help: "rerun the last failures (everything if there were none)"),
            .flag("lint", help: "also list lint's findings in the report; they never fail the run"),
            .embedding, .serverReports, .format,
            request: TestRequest.init)
    }
}
