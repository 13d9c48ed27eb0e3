/// `reflow lint`: the layouts to check, and the views to ignore.
struct LintRequest: Sendable, Equatable {
    /// Layout files, or folders of them.
    let paths: [String]
    /// The suite file; nil for the one nearest to the layouts.
    let suiteFile: String?
    let matrix: MatrixRequest
    /// The ids of ignored views, or the names of views without an id in issues.
    let ignored: [String]
    /// A report of known issues; nil for the one that the suite file names.
    let baseline: String?
    let format: OutputFormat
    let showing: ShowingRequest
}

extension CommandSyntax<LintRequest> {
    static var lint: CommandSyntax {
        CommandSyntax(
            "lint", summary: "find views that cannot be seen, read, reached or touched",
            discussion: """
                Each layout is checked in the same combinations that "reflow test" compares. The devices are its own, \
                or else those of the suite file. The orientations are those of the suite file, or else portrait and \
                landscape. Orientations that a layout refuses are skipped.

                Each issue is one line: where, what is wrong, and the likely fix. The exit status is 1 if there is an \
                error; warnings alone give 0. The key "lint" in the suite file sets the severity of each kind of \
                issue: error, warning or off.

                Constraints are reported if they conflict, are ambiguous, truncate a text, or have no effect.

                Only content that people read, touch or look at is checked. These are not reported: a picture or a \
                background that extends to the edge of the screen, a caption inside its photo, and content that can be \
                scrolled into view.
                """,
            parameters: .layoutPaths, .suiteFile, .suiteMatrix,
            .options(
                "ignore", .text("ID", expected: "the id of a view"), help: "ignore the view with this id"),
            .option(
                "baseline", .file("FILE"),
                help:
                    "report only issues that are not in FILE, the output of an earlier \"lint --format json\""
            ),
            .format, .showing,
            request: LintRequest.init)
    }
}
