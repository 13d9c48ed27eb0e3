/// What build servers want to read of a run, beside the page.
struct ServerReportRequest: Sendable, Equatable {
    /// The file that JUnit's XML goes to.
    let junitFile: String?
    /// The file that a comment for a pull request goes to.
    let markdownFile: String?
    /// Whether GitHub's annotations are printed, also where it is not GitHub that runs this.
    let annotatesForGitHub: Bool
}

extension Parameter<ServerReportRequest> {
    static var serverReports: Parameter {
        Parameter(
            .option(
                "junit", .file("FILE"),
                help: "write the results as JUnit's XML (default: what XML_OUTPUT_FILE names, if it is set)"),
            .option(
                "markdown", .file("FILE"),
                help: "write what changed as a comment for a pull request; empty where nothing did"),
            .flag("github", help: "annotate files and write the step summary, as is done where GITHUB_ACTIONS is true"),
            make: ServerReportRequest.init)
    }
}
