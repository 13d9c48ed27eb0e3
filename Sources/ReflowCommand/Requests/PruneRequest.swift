/// `reflow prune`: the whole suite, and the goldens to clean up.
struct PruneRequest: Sendable, Equatable {
    /// The folders of layouts.
    let paths: [String]
    let snapshotDirectory: String
    /// The suite file; nil for the one nearest to the layouts.
    let suiteFile: String?
    /// The options with which the suite is recorded, in addition to the suite file.
    let matrix: MatrixRequest
    let isDryRun: Bool
    /// Whether goldens may be removed on a build server, too.
    let allowsContinuousIntegration: Bool
    let showing: ShowingRequest
    var format = OutputFormat.text
}

extension CommandSyntax<PruneRequest> {
    static var prune: CommandSyntax {
        CommandSyntax(
            "prune", summary: "remove obsolete goldens",
            discussion: """
                A layout owns the goldens that "reflow record" writes for it without options. A golden is obsolete if \
                no layout owns it: no layout and no suite file asks for its device, orientation, appearance, text size \
                or direction any more. If you record goldens with options such as --appearance, pass the same options \
                to prune, so that these goldens are kept.

                First, every layout is laid out to find its goldens. If a layout cannot be shown, nothing is removed \
                and the exit status is 2. If a layout now refuses to rotate, its golden is kept, because you have to \
                review this change.

                Only pictures that Reflow recorded are removed, with their trees and logs. Other files in the folder \
                are kept.
                """,
            parameters: .layoutPaths, .snapshotDirectory, .suiteFile, .suiteMatrix, .dryRun,
            .allowsContinuousIntegration,
            .showing, .format,
            request: PruneRequest.init)
    }
}
