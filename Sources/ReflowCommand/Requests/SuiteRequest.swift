import Suites

/// What `reflow record` and `reflow test` have in common: a suite of layouts, its goldens, and how much of it to run.
struct SuiteRequest: Sendable, Equatable {
    static let defaultSnapshotDirectory = "Snapshots"

    /// Layout files, or folders of them.
    let paths: [String]
    let snapshotDirectory: String
    /// Nil for `report`, or what the build system wants.
    let report: String?
    /// Nil for the one nearest to the layouts.
    let suiteFile: String?
    let matrix: MatrixRequest
    /// Nil for all.
    let filter: PictureFilter?
    /// Nil for one a core.
    let jobs: Int?
    /// Nil for the whole suite.
    let shard: ShardChoice?
    let showing: ShowingRequest
    /// Whether neither progress nor counts are printed.
    var isQuiet = false
}

extension Parameter<SuiteRequest> {
    static var suite: Parameter {
        Parameter(
            .layoutPaths, .snapshotDirectory,
            .option(
                "report", .directory,
                help: "the folder for the report and the pictures of failures (default: report; in a Bazel test, below "
                    + "TEST_UNDECLARED_OUTPUTS_DIR)"),
            .suiteFile,
            .suiteMatrix,
            .option(
                "filter",
                ValueFormat(placeholder: "RE", expected: "a regular expression") { PictureFilter($0) },
                help: "only pictures whose names match this regular expression; no match is an error"),
            .option(
                "jobs", .integer("N", in: 1...256), help: "how many layouts to run at a time (default: one per core)"),
            .option(
                "shard", .shard,
                help:
                    "run only the Ith of N parts of the suite; auto reads I and N from the variables of Bazel, GitLab, CircleCI, Buildkite "
                    + "or a Kubernetes job with REFLOW_SHARD_TOTAL"),
            .showing,
            .quiet,
            make: SuiteRequest.init)
    }
}
