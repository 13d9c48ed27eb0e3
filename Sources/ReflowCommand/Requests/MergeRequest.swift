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
    var opensPage = false
}

extension CommandSyntax<MergeRequest> {
    static var merge: CommandSyntax {
        CommandSyntax(
            "merge", summary: "merge the reports of a suite's shards",
            discussion: """
                Joins the reports of a suite's shards (parts) into one. The report, the exit status and the files for \
                build servers are the same as from a single run. If a shard left no report or was killed, merge names \
                the layouts that were not run, and the exit status is 2.

                After a run of Swift tests, merge makes a report from the results in SNAPSHOT_REPORT_DIR.
                """,
            parameters: .arguments(
                .text("REPORT", expected: "the folder of a report", completion: .folders),
                help: "report folders of \"reflow test\", or the SNAPSHOT_REPORT_DIR of Swift tests"),
            .snapshotDirectory, .reportDirectory, .strict, .embedding, .serverReports, .format,
            .opensPage,
            request: MergeRequest.init)
    }
}
