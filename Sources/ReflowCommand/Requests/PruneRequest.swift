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
            "prune", summary: "remove the goldens that no layout owns any more",
            discussion: """
                Every layout is laid out to see which goldens it owns; if one cannot be shown, nothing is removed and \
                the exit status is 2. A golden whose layout refuses to turn is not obsolete: that is a difference to \
                look at.

                What a layout owns is what 'record' takes of it without options: a device, an orientation, an \
                appearance, a text size or a direction that neither it nor the suite file asks for is obsolete. \
                Where a suite is recorded with such options, give them here too: their goldens are kept as well.

                Only pictures that carry a record of Reflow's go, with their trees and logs. Other files in the folder \
                are somebody's own.
                """,
            parameters: .layoutPaths, .snapshotDirectory, .suiteFile, .matrix, .dryRun, .allowsContinuousIntegration,
            .showing,
            request: PruneRequest.init)
    }
}
