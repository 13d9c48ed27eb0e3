import Suites

/// `reflow merge`: the reports to join.
struct MergeRequest: Sendable, Equatable {
    let reports: [String]
    let snapshotDirectory: String
    let reportDirectory: String
    let isStrict: Bool
    let embedding: PageEmbedding
    let servers: ServerReportRequest
    let format: OutputFormat
}

extension CommandSyntax<MergeRequest> {
    static var merge: CommandSyntax {
        CommandSyntax(
            "merge", summary: "merge the reports of a suite's shards",
            discussion: """
                The report, the exit status and what build servers read are the same as from a single run. If \
                layouts were not run because a shard left no report or was killed, merge names them, and the exit \
                status is 2.

                After a run of Swift tests, merge makes a report from the results in SNAPSHOT_REPORT_DIR.
                """,
            parameters: .arguments(
                .text("REPORT", expected: "the folder of a report", completion: .folders),
                help: "folders that \"test --report\" wrote, or the SNAPSHOT_REPORT_DIR of a run of Swift tests"),
            .snapshotDirectory, .reportDirectory, .strict, .embedding, .serverReports, .format,
            request: MergeRequest.init)
    }
}
