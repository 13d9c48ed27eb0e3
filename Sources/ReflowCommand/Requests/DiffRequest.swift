import LayoutDocument
import LayoutRules

/// `reflow diff`: the two files or folders to compare.
struct DiffRequest: Sendable, Equatable {
    let before: String
    let after: String
    let tolerance: ToleranceSettings
    let report: String?
    let format: OutputFormat
    /// Whether to open the page. If no folder is named, it is written to ``openedReport``.
    var opensPage = false

    /// The folder of an opened page. It is not that of `reflow test`, whose report `accept` reads.
    static let openedReport = "report/diff"
}

extension CommandSyntax<DiffRequest> {
    static var diff: CommandSyntax {
        CommandSyntax(
            "diff", summary: "compare two PNGs, or two folders of them",
            discussion: """
                Prints where the pictures differ and by how much. The exit status is 1 if they differ. In two folders, \
                pictures with the same path are compared, and pictures that differ are listed. --report writes the \
                same page as "reflow test". --open without --report writes it to report/diff.
                """,
            parameters: .argument(.file("A"), help: "the old picture, or a folder"),
            .argument(.file("B"), help: "the new picture, or a folder"),
            .tolerance,
            .option("report", .directory, help: "write a report page to this folder"),
            .format, .opensPage,
            request: DiffRequest.init)
    }
}
