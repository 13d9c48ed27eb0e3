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
            "merge", summary: "join the reports of the shards of a suite",
            discussion: """
                The report is the one that a single run would have written, and so are what build servers read and \
                the exit status. A shard that left no report, or was killed, is named with the layouts that nobody \
                ran, and ends in exit status 2.

                Of a run of Swift tests, what its assertions left in SNAPSHOT_REPORT_DIR becomes a report.
                """,
            parameters: .arguments(
                .text("REPORT", expected: "the folder of a report", completion: .folders),
                help: "folders that 'test --report' wrote, or the SNAPSHOT_REPORT_DIR of a run of Swift tests"),
            .snapshotDirectory, .reportDirectory, .strict, .embedding, .serverReports, .format,
            request: MergeRequest.init)
    }
}
