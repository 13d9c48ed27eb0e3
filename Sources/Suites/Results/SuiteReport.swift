public import Comparison
package import JSON
public import Snapshots

/// The results of a run, stored next to the page. Pages, texts and exit codes are made from this value alone, so they
/// can be made again from the file, or from the files of several machines.
///
/// Only durations and ``run`` depend on the machine.
public struct SuiteReport: Sendable, Hashable {
    /// The time and place of the run; nil for the results of Swift tests, which many processes wrote.
    public var run: RunFacts?
    /// The renderer that drew the pictures: `4fd0a1c2: cairo 1.16.0, …`.
    public var renderer: String
    /// The path from the folder of the report to that of goldens, ending in a slash; empty if both are the same.
    public var goldens: String
    /// The regular expression that selected the pictures; nil for all.
    public var filter: String?
    /// Whether only the failures of the last run were run.
    public var isRerun: Bool
    /// The part of the suite that was run; nil for the whole.
    public var shard: SuiteShard?
    /// Whether whole folders were given, without a choice of devices or orientations. Only then can goldens without a
    /// picture be called obsolete.
    public var coversFolders: Bool
    /// All layouts of the suite in order, including those of other shards.
    public var layouts: [LayoutReport]
    /// The layouts that were left out because an earlier one failed, as requested.
    public var stopped: [String] = []
    /// Goldens that no layout owns, by their path in the folder of goldens.
    public var obsolete: [String] = []
    /// Goldens of Swift tests that no assertion of the run used, by their path in the folder of goldens. A skipped test
    /// may own them.
    public var unasked: [String] = []
    /// Warnings that are not about a single layout.
    public var warnings: [OutputWarning] = []

    public var pictures: [PictureReport] { layouts.flatMap(\.pictures) }
    public var logs: [LogReport] { layouts.flatMap(\.logs) }
    /// Layouts that could not be shown.
    public var failures: [LayoutReport] { layouts.filter { $0.message != nil } }
    /// Layouts that should have been run and were not, because their shard left no report.
    public var missingLayouts: [LayoutReport] {
        guard !isSelection else { return [] }
        let stopped = Set(stopped)
        return layouts.filter { !$0.isRun && !stopped.contains($0.file) }
    }
    /// Whether pictures or layouts were intentionally left out.
    var isSelection: Bool { filter != nil || isRerun || shard != nil }

    /// Whether in some layout required constraints conflict, leave a view's place ambiguous, or cannot be solved.
    public var hasConstraintWarnings: Bool { layouts.contains(where: \.hasConstraintWarnings) }

    /// The number of pictures with a status.
    public func count(of status: SnapshotStatus) -> Int {
        layouts.reduce(0) { count, layout in count + layout.pictures.count { $0.status == status } }
    }
}

extension SuiteReport {
    /// The version of the file's format.
    static let formatVersion = 1
}

extension SuiteReport: JSONRecord {
    /// The table of the results' keys, including derived values.
    package static let record = JSONRecordTable<SuiteReport>(
        version: formatVersion,
        SuiteReport.init(
            run:renderer:goldens:filter:isRerun:shard:coversFolders:layouts:stopped:obsolete:unasked:warnings:),
        .optional("run", \.run, "when and where the suite ran"),
        .required("renderer", \.renderer, "the renderer that drew the pictures"),
        .required("goldens", \.goldens, "relative path from the report's folder to the goldens"),
        .nullable("filter", \.filter, "the regular expression that selected the pictures; null for all"),
        .required("rerun", \.isRerun, "whether only earlier failures were rerun"),
        .nullable("shard", \.shard, "the shard; null for the whole suite"),
        .required(
            "coversFolders", \.coversFolders, "whether whole folders ran, with all of their pictures"
        ).followed(by: .required("counts", \.counts, "number of pictures by status")),
        .required("layouts", \.layouts, "in the order of the suite")
            .followed(
                by: .required(
                    "missing", \.missingFiles,
                    "layouts that should have run but did not")),
        .unless([], "stopped", \.stopped, "layouts that did not run because one before them failed (--bail)"),
        .required("obsolete", \.obsolete, "goldens that no layout owns"),
        .unless([], "unasked", \.unasked, "goldens that no assertion of a complete Swift test run used"),
        .required("warnings", \.warnings, "warnings that concern no single layout"))

    package var counts: Counts { Counts(report: self) }

    private var missingFiles: [String] { missingLayouts.map(\.file) }

    /// The number of pictures with each status.
    package struct Counts: JSONWritten {
        let report: SuiteReport

        package static let table = JSONTable<Counts>(
            fields: SnapshotStatus.allCases.map { status in
                .required(status.rawValue, { $0.report.count(of: status) }, "how many").from(0)
            })
    }
}
