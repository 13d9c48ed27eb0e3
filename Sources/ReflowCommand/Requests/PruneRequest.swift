/// `reflow prune`: the whole suite, and the goldens to tidy up.
struct PruneRequest: Sendable, Equatable {
    /// Folders of layouts.
    let paths: [String]
    let snapshotDirectory: String
    /// Nil for the one that lies nearest to the layouts.
    let suiteFile: String?
    /// What the suite is recorded with beside what the suite file says.
    let matrix: MatrixRequest
    let isDryRun: Bool
    /// Whether goldens may be removed on a build server too.
    let allowsContinuousIntegration: Bool
    let showing: ShowingRequest
}

extension CommandSyntax<PruneRequest> {
    static var prune: CommandSyntax {
        CommandSyntax(
            "prune", summary: "remove obsolete goldens",
            discussion: """
                Every layout is laid out to see which goldens it owns; if one cannot be shown, nothing is removed and \
                the exit status is 2. A golden whose layout refuses to turn is not obsolete: that is a difference to \
                review.

                A layout owns what "record" writes for it without options. A golden for a device, orientation, \
                appearance, text size or direction that neither the layout nor the suite file asks for is obsolete. \
                If you record a suite with such options, give them here too, and those goldens are kept.

                Only pictures that Reflow recorded are removed, with their trees and logs. Other files in the folder \
                are left alone.
                """,
            parameters: .layoutPaths, .snapshotDirectory, .suiteFile, .suiteMatrix, .dryRun,
            .allowsContinuousIntegration,
            .showing,
            request: PruneRequest.init)
    }
}
