public import Snapshots

/// The default settings for the assertions of a test, a suite or a scope.
public struct SnapshotTestingConfiguration: Sendable {
    /// The condition under which goldens are written.
    public typealias Record = RecordMode

    /// The configuration of the surrounding ``withSnapshotTesting(record:diffTool:comparison:operation:)`` or `.snapshots` trait.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// The record mode; `nil` for that of the surrounding scope.
    public var record: Record?
    /// The diff tool; `nil` for that of the surrounding scope.
    public var diffTool: DiffTool?
    /// The comparison of pictures. Settings that are nil come from the surrounding configuration.
    public var comparison: SnapshotComparison?

    public init(record: Record? = nil, diffTool: DiffTool? = nil, comparison: SnapshotComparison? = nil) {
        self.record = record
        self.diffTool = diffTool
        self.comparison = comparison
    }

    /// This configuration, completed by the surrounding one.
    func within(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
            comparison: comparison?.within(outer?.comparison) ?? outer?.comparison)
    }
}

/// `record: true` and `record: false`, for tests that are older than the four modes.
extension RecordMode: ExpressibleByBooleanLiteral {
    /// `true` for ``RecordMode/all``, `false` for ``RecordMode/missing``.
    @available(*, deprecated, message: "Use .all instead of true, .missing instead of false.")
    public init(booleanLiteral value: Bool) {
        self = value ? .all : .missing
    }
}
