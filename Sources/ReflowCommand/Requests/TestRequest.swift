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
    /// Whether conflicts among constraints, and places that they leave open, fail the run.
    let isStrictAboutConstraints: Bool
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
                Turns and lays out each layout. The exit status is 1 if pictures differ or an orientation that has a \
                golden is refused, and 3 if a golden is missing. Goldens are never written.

                A run over whole folders without picture options also lists obsolete goldens: those that no layout \
                owns or asks for.

                In a Bazel test, --filter defaults to the value of "bazel test --test_filter", which may match nothing.

                The report contains results.json beside its page; accept and merge read it.
                """,
            parameters: .suite, .comparison, .verifiesPixels, .strict,
            .flag(
                "strict-constraints",
                help: "exit with status 1 if required constraints contradict each other or leave a view's place open"),
            .flag("only-failed", help: "rerun the last failures (everything if there were none)"),
            .flag("lint", help: "also list lint's findings in the report; they never fail the run"),
            .embedding, .serverReports, .format,
            request: TestRequest.init)
    }
}
