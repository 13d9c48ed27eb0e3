/// `reflow adopt`: the app whose sources are compiled, and the files that are written.
struct AdoptRequest: Sendable, Equatable {
    let directory: String
    var target: String?
    var page: String?
    var runs = false
    var writes = false
    var reflow: String?
    var format = OutputFormat.text

    /// The arguments of the program that does the work.
    var arguments: [String] {
        ["adopt", directory, "--format", format.rawValue] + (target.map { ["--target", $0] } ?? [])
            + (page.map { ["--html", $0] } ?? []) + (reflow.map { ["--reflow", $0] } ?? [])
            + (runs ? ["--run"] : []) + (writes ? ["--write"] : [])
    }
}

extension CommandSyntax<AdoptRequest> {
    static var adopt: CommandSyntax {
        CommandSyntax(
            "adopt", summary: "find what keeps the sources of an app from compiling on Linux",
            discussion: """
                Reads a Swift package, an Xcode project, or a plain folder of Swift files, and compiles every file as \
                "reflow swift" does. The report has the number of files that compile, the causes that keep the others \
                out, and the screens that can be shown today. The causes are ranked by the number of files that each \
                one alone keeps out.

                Nothing is written into the folder, except with --write: a manifest for Linux, and a test in both \
                orientations for each screen. Existing files are never overwritten. Results are kept in the cache \
                folder of the user, so that a target that has not changed is not compiled again.
                """,
            parameters: .argument(.directory, default: ".", help: "the folder of the app or package"),
            .option(
                "target", .text("NAME", expected: "the name of a target"),
                help: "the only target to compile, with those that it depends on"),
            .option("html", .file("FILE"), help: "also write the report as a page for browsers"),
            .flag("run", help: "make each screen, lay it out, and turn it there and back, in 10 seconds at most"),
            .flag("write", help: "write a manifest and tests beside the sources"),
            .option("reflow", .directory, help: "the clone of Reflow to compile against, by default the installed one"),
            .format,
            request: AdoptRequest.init)
    }
}
