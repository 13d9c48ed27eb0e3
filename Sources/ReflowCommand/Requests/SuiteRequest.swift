import Suites

/// What `reflow record` and `reflow test` have in common: a suite of layouts, its goldens, and how much of it to run.
struct SuiteRequest: Sendable, Equatable {
    static let defaultSnapshotDirectory = "Snapshots"

    /// Layout files, or folders of them.
    let paths: [String]
    let snapshotDirectory: String
    let reportDirectory: String
    /// Nil for the one that lies nearest to the layouts.
    let suiteFile: String?
    /// Nil for all.
    let filter: PictureFilter?
    /// Nil for one a core.
    let jobs: Int?
    /// Nil for the whole suite.
    let shard: SuiteShard?
    let showing: ShowingRequest
}

extension Parameter<SuiteRequest> {
    static var suite: Parameter {
        Parameter(
            .arguments(
                .text("PATH", expected: "the path of a layout file or of a folder", completion: .files),
                default: ["Layouts"],
                help: "layout files, or folders of them"),
            .option(
                "snapshots", .directory, default: SuiteRequest.defaultSnapshotDirectory, help: "where the goldens are"),
            .option("report", .directory, default: "report", help: "where the report and the pictures of failures go"),
            .option(
                "config", .file("FILE"),
                help: "the suite file (default: the nearest reflow.json beside the layouts or above them)"),
            .option(
                "filter",
                ValueFormat(placeholder: "RE", expected: "a regular expression") { PictureFilter($0) },
                help: "only pictures in whose name this is found; that there is none is an error"),
            .option("jobs", .integer("N", in: 1...256), help: "how many to do at a time (default: one a core)"),
            .option(
                "shard",
                ValueFormat(placeholder: "I/N", expected: "a part of a whole, from 1/N to N/N") { SuiteShard($0) },
                help: "only the Ith of N parts of the suite"),
            .showing,
            make: SuiteRequest.init)
    }
}
