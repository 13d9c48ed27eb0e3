/// The output of a run for build servers, besides the page.
struct ServerReportRequest: Sendable, Equatable {
    /// The file for JUnit's XML.
    let junitFile: String?
    /// The file for a comment on a pull request.
    let markdownFile: String?
    /// Whether GitHub's annotations are printed even if GitHub does not run this process.
    let annotatesForGitHub: Bool
}

extension Parameter<ServerReportRequest> {
    static var serverReports: Parameter {
        Parameter(
            .option(
                "junit", .file("FILE"),
                help: "write the results as JUnit XML (default: $XML_OUTPUT_FILE, if set)"),
            .option(
                "markdown", .file("FILE"),
                help: "write the changes as a pull-request comment; the file is empty if nothing changed"),
            .flag("github", help: "annotate files and write the step summary (default if GITHUB_ACTIONS is true)"),
            make: ServerReportRequest.init)
    }
}
