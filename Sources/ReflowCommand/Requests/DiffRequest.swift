import LayoutDocument
import LayoutRules

/// `reflow diff`: the two to compare.
struct DiffRequest: Sendable, Equatable {
    let before: String
    let after: String
    let tolerance: ToleranceSettings
    let report: String?
    let format: OutputFormat
}

extension CommandSyntax<DiffRequest> {
    static var diff: CommandSyntax {
        CommandSyntax(
            "diff", summary: "compare two PNGs, or those of two folders",
            discussion: """
                Prints where they differ and by how much. The exit status is 1 if they do. Of two folders, pictures of \
                the same path in them are compared, and those are listed that are not the same. --report leaves the \
                page that reflow test leaves, to look at the differences.
                """,
            parameters: .argument(.file("A"), help: "the picture as it was, or a folder"),
            .argument(.file("B"), help: "the picture as it is, or a folder"),
            .tolerance,
            .option("report", .directory, help: "where a page with the differences goes (default: nowhere)"),
            .format,
            request: DiffRequest.init)
    }
}
