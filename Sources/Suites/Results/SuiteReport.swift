public import Comparison
public import Snapshots

/// What a run found, as it lies beside the page: all that pages, texts and exit codes are made of, so that they can be
/// made again from the file, and from the files of several machines.
///
/// Nothing in it depends on the machine but durations.
public struct SuiteReport: Sendable, Hashable {
    /// Of the renderer that drew the pictures: `4fd0a1c2: cairo 1.16.0, …`.
    public var renderer: String
    /// From the folder of the report to that of goldens, ending in a slash; empty if they are one.
    public var goldens: String
    /// The regular expression that picked the pictures; nil for all.
    public var filter: String?
    /// Whether only pictures were taken that had failed before.
    public var isRerun: Bool
    /// The part of the suite that this is; nil for the whole.
    public var shard: SuiteShard?
    /// Whether whole folders were given, and no devices or orientations of them chosen: goldens that are of none of the
    /// pictures are nobody's then.
    public var coversFolders: Bool
    /// Every layout of the suite in the order of the suite, also those that other shards do.
    public var layouts: [LayoutReport]
    /// Goldens that no layout owns, by their path in the folder of goldens.
    public var obsolete: [String] = []
    /// References of Swift tests that no assertion of the run asked for, by their path in the folder of goldens. Nobody
    /// knows whether a test that was skipped owns them.
    public var unasked: [String] = []
    /// What is about no single layout.
    public var warnings: [OutputWarning] = []

    public var pictures: [PictureReport] { layouts.flatMap(\.pictures) }
    public var logs: [LogReport] { layouts.flatMap(\.logs) }
    /// Layouts that could not be shown.
    public var failures: [LayoutReport] { layouts.filter { $0.message != nil } }
    /// Layouts that should have been run and were not: the shard that had them left no report.
    public var missingLayouts: [LayoutReport] { isSelection ? [] : layouts.filter { !$0.isRun } }
    /// Whether pictures or layouts were left out on purpose.
    public var isSelection: Bool { filter != nil || isRerun || shard != nil }

    /// How many pictures there are of each status, in the order of the statuses.
    public var counts: [(status: SnapshotStatus, count: Int)] {
        var counts: [SnapshotStatus: Int] = [:]
        for layout in layouts { for picture in layout.pictures { counts[picture.status, default: 0] += 1 } }
        return SnapshotStatus.allCases.map { ($0, counts[$0, default: 0]) }
    }
}
