/// `reflow accept`: the reviewed report, and the changes to accept from it.
struct AcceptRequest: Sendable, Equatable {
    /// The names of pictures, paths of their files, layouts, or folders.
    let names: [String]
    let takesAll: Bool
    let snapshotDirectory: String
    let reportDirectory: String
    let isDryRun: Bool
    /// Whether goldens may be written on a build server, too.
    let allowsContinuousIntegration: Bool
    var format = OutputFormat.text
}

extension CommandSyntax<AcceptRequest> {
    static var accept: CommandSyntax {
        CommandSyntax(
            "accept", summary: "accept changes that were reviewed in a report",
            discussion: """
                Replaces each golden with the new picture of the report, byte for byte. If the layout no longer \
                supports a golden's orientation, the golden is removed. If a golden or a file of the report has changed \
                since the report was written, nothing is accepted and the exit status is 2.

                Some failures cannot be accepted: for example, if Git LFS has not fetched the golden, or if a layout \
                cannot be shown. --all then accepts everything else, lists these failures with their reasons, and \
                the exit status is 1.
                """,
            parameters: .arguments(
                .text("NAME", expected: "the name of a picture, or the path of a golden or layout", completion: .files),
                default: [],
                help: "names of pictures, or paths of goldens, layouts or folders"),
            .flag("all", help: "accept everything that changed"),
            .snapshotDirectory, .reviewedReport, .dryRun, .allowsContinuousIntegration, .format,
            request: AcceptRequest.init)
    }
}

extension Parameter<String> {
    fileprivate static var reviewedReport: Parameter {
        .option("report", .directory, default: "report", help: "the report that was reviewed")
    }
}
