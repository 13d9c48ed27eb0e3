import Suites

/// The common part of `reflow record` and `reflow test`: a suite of layouts, its goldens, and the part of it to run.
struct SuiteRequest: Sendable, Equatable {
    static let defaultSnapshotDirectory = "Snapshots"

    /// Layout files, or folders of them.
    let paths: [String]
    let snapshotDirectory: String
    /// The folder of the report; nil for `report`, or for the folder that the build system sets.
    let report: String?
    /// The suite file; nil for the one nearest to the layouts.
    let suiteFile: String?
    let matrix: MatrixRequest
    /// The filter for pictures; nil for all.
    let filter: PictureFilter?
    /// The number of parallel jobs; nil for one per core.
    let jobs: Int?
    /// The part of the suite; nil for the whole.
    let shard: ShardChoice?
    let showing: ShowingRequest
    /// Whether progress and counts are left out of the output.
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
