/// `reflow lint`: the layouts to look at, and what to pass over.
struct LintRequest: Sendable, Equatable {
    /// Layout files, or folders of them.
    let paths: [String]
    /// Nil for the one that lies nearest to the layouts.
    let suiteFile: String?
    let matrix: MatrixRequest
    /// The ids of views of which nothing is said, or what findings call those that have none.
    let ignored: [String]
    let format: OutputFormat
    let showing: ShowingRequest
}

extension CommandSyntax<LintRequest> {
    static var lint: CommandSyntax {
        CommandSyntax(
            "lint", summary: "find what is off screen, covered, cut, overlapping or too small",
            discussion: """
                Each layout is shown as test shows it: on the devices, in the orientations and settings of its suite \
                file, or on those of the file itself in portrait and landscape. What is found is printed, a line each; \
                anything found ends in exit status 1. An orientation that a layout refuses is left out.

                What counts is what people read, touch and look at. A picture or a background that runs to the edge of \
                the screen, a caption inside of its photo, and what lies in a scroll view are as they should be.
                """,
            parameters: .layoutPaths, .suiteFile, .matrix,
            .options(
                "ignore", .text("ID", expected: "the id of a view"), help: "say nothing of the view with this id"),
            .format, .showing,
            request: LintRequest.init)
    }
}
