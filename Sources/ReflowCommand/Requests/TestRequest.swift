import LayoutDocument
import LayoutRules
import Suites

/// `reflow test`: the suite to compare with its goldens, and the strictness of the comparison.
struct TestRequest: Sendable, Equatable {
    let suite: SuiteRequest
    /// The settings for comparisons, which override the suite file.
    let comparison: ComparisonSettings
    let verifiesPixels: Bool
    let isStrict: Bool
    /// Whether conflicts among constraints, and ambiguous frames, make the run fail.
    let isStrictAboutConstraints: Bool
    /// Whether to draw only the pictures that failed in the last report.
    let takesOnlyFailed: Bool
    /// Whether to run the linter on each layout.
    let findsIssues: Bool
    /// Whether the page also contains the constraints of views in pictures that pass.
    let recordsConstraints: Bool
    let embedding: PageEmbedding
    let servers: ServerReportRequest
    let format: OutputFormat
    /// Whether to accept the changes.
    var acceptsChanges = false
    /// Whether the first layout that fails ends the run.
    var stopsAtFailure = false
    var opensPage = false
}

extension CommandSyntax<TestRequest> {
    static var test: CommandSyntax {
        CommandSyntax(
            "test", summary: "compare a suite with its goldens and write a report",
            discussion: """
                Rotates the device for each layout, lays the layout out, and compares the result with its golden. The \
                exit status is 1 if pictures differ or an orientation that has a golden is refused, and 3 if a golden \
                is missing. Goldens are only written with --update.

                If whole folders are tested, obsolete goldens are listed, too. A golden is obsolete if no layout and no \
                suite file asks for it any more. This check is skipped with --device, --orientation, --appearance, --content-size, \
                --layout-direction, --filter, --shard and --only-failed.

                In a Bazel test, --filter defaults to the value of "bazel test --test_filter"; if no \
                picture matches this filter, the test passes.

                The report folder contains the page and results.json, which accept and merge read.
                """,
            parameters: .suite, .comparison, .verifiesPixels, .strict,
            .flag(
                "strict-constraints",
                help: "exit with status 1 if constraints conflict or are ambiguous"),
            .flag("only-failed", help: "rerun only the last failures; if there were none, run everything"),
            .flag("lint", help: "also list lint's findings in the report; they never make the run fail"),
            .flag(
                "constraints",
                help:
                    "show constraints for every picture of the page (default: only for pictures in which views have moved)"
            ),
            .embedding, .serverReports, .format,
            .update,
            .flag(
                "bail", help: "stop after the first layout that fails; the report contains the layouts that were run"),
            .opensPage,
            request: TestRequest.init)
    }
}
